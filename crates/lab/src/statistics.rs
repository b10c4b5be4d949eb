//! Counting, and saying how sure one can be.

/// The z-value of a 95 % interval.
const Z: f64 = 1.959_963_985;

/// A figure with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Estimate {
    /// A proportion, with Wilson's interval; all of 0 to 1 if nothing was tried.
    #[must_use]
    pub fn proportion(hits: u64, tries: u64) -> Self {
        if tries == 0 {
            return Self { value: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, p) = (tries as f64, hits as f64 / tries as f64);
        let centre = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        Self { value: p, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }

    /// A mean of `n` independent values, from their sum and the sum of their squares.
    #[must_use]
    pub fn mean(n: u64, sum: f64, squares: f64) -> Self {
        if n == 0 {
            return Self { value: 0.0, low: f64::NEG_INFINITY, high: f64::INFINITY };
        }
        let count = n as f64;
        let mean = sum / count;
        let variance = (squares / count - mean * mean).max(0.0) * count / (count - 1.0).max(1.0);
        let half = if n > 1 { Z * (variance / count).sqrt() } else { f64::INFINITY };
        Self { value: mean, low: mean - half, high: mean + half }
    }
}

/// How often each small number came up.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Histogram {
    counts: Vec<u64>,
}

impl Histogram {
    /// Counts one value.
    pub fn count(&mut self, value: u16) {
        let index = usize::from(value);
        if index >= self.counts.len() {
            self.counts.resize(index + 1, 0);
        }
        self.counts[index] += 1;
    }

    /// Counts all that another one has.
    pub fn add(&mut self, other: &Self) {
        if other.counts.len() > self.counts.len() {
            self.counts.resize(other.counts.len(), 0);
        }
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
    }

    /// How many values were counted.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Whether nothing was counted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The mean; 0 if nothing was counted.
    #[must_use]
    pub fn mean(&self) -> f64 {
        let sum: u64 = self.iter().map(|(value, count)| u64::from(value) * count).sum();
        sum as f64 / self.len().max(1) as f64
    }

    /// The smallest value that at least this part of all values do not exceed: 0.5 for the median.
    #[must_use]
    pub fn quantile(&self, part: f64) -> u16 {
        let wanted = (part.clamp(0.0, 1.0) * self.len() as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        let reached = self.iter().find(|(_, count)| {
            seen += count;
            seen >= wanted
        });
        reached.map_or(0, |(value, _)| value)
    }

    /// The largest value; 0 if nothing was counted.
    #[must_use]
    pub fn max(&self) -> u16 {
        self.iter().last().map_or(0, |(value, _)| value)
    }

    /// The values that came up, ascending, with how often they did.
    pub fn iter(&self) -> impl Iterator<Item = (u16, u64)> {
        let counts = self.counts.iter().enumerate();
        counts.map(|(value, count)| (value as u16, *count)).filter(|(_, count)| *count > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_knows_its_middle_and_its_ends() {
        let mut histogram = Histogram::default();
        assert_eq!((histogram.mean(), histogram.quantile(0.5), histogram.max()), (0.0, 0, 0));
        [3, 1, 4, 1, 5, 9, 2, 6].into_iter().for_each(|value| histogram.count(value));
        assert_eq!(histogram.quantile(0.5), 3);
        assert_eq!((histogram.quantile(0.0), histogram.quantile(1.0)), (1, 9));
        assert_eq!((histogram.max(), histogram.len()), (9, 8));
        assert!((histogram.mean() - 31.0 / 8.0).abs() < 1e-12);
        let mut twice = Histogram::default();
        twice.add(&histogram);
        twice.add(&histogram);
        assert_eq!((twice.len(), twice.quantile(0.5)), (16, 3));
    }

    #[test]
    fn intervals_are_the_textbook_ones() {
        let half = Estimate::proportion(50, 100);
        assert!((half.low - 0.4038).abs() < 1e-4 && (half.high - 0.5962).abs() < 1e-4, "{half:?}");
        let none = Estimate::proportion(0, 10);
        assert!(none.low == 0.0 && (none.high - 0.2775).abs() < 1e-4, "{none:?}");
        let mean = Estimate::mean(4, 10.0, 30.0);
        assert!((mean.value - 2.5).abs() < 1e-12 && (mean.high - 3.7651).abs() < 1e-4, "{mean:?}");
    }
}
