//! Bots by name: what people write on a command line and tables keep.

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use gladsheim_engine::Judge;

use crate::{Greedy, Player, Random, Search};

/// How much a search may think about one move: whichever limit is met first ends it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// The most worlds that are imagined and played out.
    pub iterations: u32,
    /// The most time, if it is limited; a search that runs into it may not repeat itself.
    pub time: Option<Duration>,
}

impl Budget {
    /// So many iterations, however long they take.
    #[must_use]
    pub const fn iterations(iterations: u32) -> Self {
        Self { iterations, time: None }
    }

    /// So many milliseconds.
    #[must_use]
    pub const fn milliseconds(milliseconds: u64) -> Self {
        Self { iterations: u32::MAX, time: Some(Duration::from_millis(milliseconds)) }
    }
}

/// Which bot sits on a seat.
///
/// Written as `random`, `greedy`, `search:1000` (iterations), `search:50ms`, or as one of the four
/// strengths that players are offered: `thrall`, `karl`, `jarl`, `odin`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotSpec {
    /// Any legal action.
    Random,
    /// The game's rules of thumb.
    Greedy,
    /// Tree search with a given budget.
    Search(Budget),
    /// The weakest strength: random with taste.
    Thrall,
    /// The second strength: rules of thumb.
    Karl,
    /// The third strength: search that answers at once.
    Jarl,
    /// The highest strength: search with all that a person will wait for.
    Odin,
}

impl BotSpec {
    /// The strengths that players are offered, weakest first.
    pub const STRENGTHS: [Self; 4] = [Self::Thrall, Self::Karl, Self::Jarl, Self::Odin];

    /// The budget of a bot that searches.
    #[must_use]
    pub const fn budget(self) -> Option<Budget> {
        match self {
            Self::Search(budget) => Some(budget),
            Self::Jarl => Some(Budget { iterations: 2_000, time: Some(Duration::from_secs(2)) }),
            Self::Odin => Some(Budget { iterations: 100_000, time: Some(Duration::from_secs(5)) }),
            Self::Random | Self::Greedy | Self::Thrall | Self::Karl => None,
        }
    }

    /// The bot itself.
    #[must_use]
    pub fn build<G: Judge>(self, seed: u64) -> Player<G> {
        match (self, self.budget()) {
            (_, Some(budget)) => Player::Search(Box::new(Search::new(budget, seed))),
            (Self::Greedy | Self::Karl, _) => Player::Greedy(Greedy::new(seed)),
            (Self::Thrall, _) => Player::Greedy(Greedy::careless(seed)),
            _ => Player::Random(Random::new(seed)),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Thrall => "thrall",
            Self::Karl => "karl",
            Self::Jarl => "jarl",
            Self::Odin => "odin",
            Self::Search(Budget { time: Some(time), .. }) => {
                return f.pad(&format!("search:{}ms", time.as_millis()));
            }
            Self::Search(Budget { iterations, time: None }) => {
                return f.pad(&format!("search:{iterations}"));
            }
        };
        f.pad(name)
    }
}

/// Text that names no bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotABot {
    /// An unknown name.
    #[error(
        "there is no bot \"{0}\"; there are random, greedy, search:1000, search:50ms, thrall, karl, jarl and odin"
    )]
    Unknown(String),
    /// A search without a budget that can be spent.
    #[error(
        "\"{0}\" is not a budget for a search; write iterations, as in search:1000, or milliseconds, as in search:50ms, from 1 to 4294967295"
    )]
    Budget(String),
}

impl FromStr for BotSpec {
    type Err = NotABot;

    fn from_str(text: &str) -> Result<Self, NotABot> {
        Ok(match text {
            "random" => Self::Random,
            "greedy" => Self::Greedy,
            "thrall" => Self::Thrall,
            "karl" => Self::Karl,
            "jarl" => Self::Jarl,
            "odin" => Self::Odin,
            "search" => return Err(NotABot::Budget(String::new())),
            _ => match text.strip_prefix("search:") {
                Some(budget) => Self::Search(parse_budget(budget)?),
                None => return Err(NotABot::Unknown(text.to_owned())),
            },
        })
    }
}

fn parse_budget(text: &str) -> Result<Budget, NotABot> {
    let wrong = || NotABot::Budget(text.to_owned());
    let budget = match text.strip_suffix("ms") {
        Some(number) => Budget::milliseconds(u64::from(digits(number).ok_or_else(wrong)?)),
        None => Budget::iterations(digits(text).ok_or_else(wrong)?),
    };
    Ok(budget)
}

/// A number from 1 written in digits alone.
fn digits(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|number| plain && *number > 0)
}

gladsheim_engine::serde_as_text!(BotSpec);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_has_a_name_that_reads_back() {
        for name in
            ["random", "greedy", "search:1000", "search:50ms", "thrall", "karl", "jarl", "odin"]
        {
            let spec: BotSpec = name.parse().unwrap();
            assert_eq!(spec.to_string(), name);
            let json = serde_json::to_string(&spec).unwrap();
            assert_eq!(serde_json::from_str::<BotSpec>(&json).unwrap(), spec);
        }
    }

    #[test]
    fn nonsense_is_refused_with_a_reason() {
        for name in
            ["", "rnd", "search", "search:", "search:0", "search:0ms", "search:-1", "search:+5"]
        {
            let error = name.parse::<BotSpec>().unwrap_err().to_string();
            assert!(error.contains("search:1000"), "{error}");
        }
    }
}
