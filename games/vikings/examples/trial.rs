//! A match with figures: players ragnarok games seed [enemy difficulty] bots...
#![allow(
    missing_docs,
    clippy::all,
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::indexing_slicing
)]
use gladsheim_bots::{Bot, BotSpec, Budget, Player, Search, Tuning, Vantage};
use gladsheim_engine::{Actions, Chance, FastRng, Game, Seat, Silent, Viewer};
use gladsheim_vikings::{Clan, Difficulty, Enemy, Rules, Vikings};

fn bot(text: &str) -> Player<Vikings> {
    let mut parts = text.split('/');
    let spec: BotSpec = parts.next().unwrap().parse().unwrap();
    let mut t = Tuning::default();
    let mut tuned = false;
    for part in parts {
        if part.starts_with('p') {
            continue;
        }
        tuned = true;
        let v: f32 = part[1..].parse().unwrap();
        match &part[..1] {
            "p" => {}
            "h" => t.horizon = v as u32,
            "g" => t.guided = v as u32,
            "t" => t.trust = v,
            "e" => t.exploration = v,
            _ => panic!(),
        }
    }
    match (tuned, spec) {
        (true, BotSpec::Search(Budget { iterations, .. })) => {
            Player::Search(Box::new(Search::tuned(Budget::iterations(iterations), t, 1)))
        }
        _ => spec.build(1),
    }
}

fn wilson(p: f64, n: f64) -> (f64, f64) {
    let z = 1.96;
    let c = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let d = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    (100.0 * (c - d), 100.0 * (c + d))
}

fn main() {
    let mut a = std::env::args().skip(1);
    let players: u8 = a.next().unwrap().parse().unwrap();
    let ragnarok = a.next().unwrap() == "1";
    let games: u64 = a.next().unwrap().parse().unwrap();
    let seed: u64 = a.next().unwrap().parse().unwrap();
    let mut rules = Rules { players, ragnarok, ..Rules::default() };
    if players == 1 {
        rules.enemy = Enemy::named(&a.next().unwrap());
        rules.difficulty = Difficulty::named(&a.next().unwrap()).unwrap();
    }
    let names: Vec<String> = a.collect();
    let game = Vikings::new(rules).unwrap();
    let n = names.len();
    let mut bots: Vec<Player<Vikings>> = names.iter().map(|name| bot(name)).collect();
    let mut wins = vec![0.0; n];
    let mut ranks = vec![0.0; n];
    let mut by_order = vec![0.0; n];
    let mut decisions = 0u64;
    let mut legal = Actions::new();
    let mut sums = [0.0f64; 24];
    let mut largest = [0.0f64; 3];
    let begun = std::time::Instant::now();
    for number in 0..games {
        let (deal, shift) = (number / n as u64, (number % n as u64) as usize);
        let mut rng = FastRng::nth(seed, deal);
        let mut state = game.start(Chance::fast(rng.next_u64()), &mut Silent);
        let mut rng = FastRng::nth(seed + 1000, number);
        for b in &mut bots {
            b.reseed(rng.next_u64());
        }
        let first = game.first_seat(&state);
        while let Some(seat) = game.waiting(&state).lowest() {
            game.legal(&state, seat, &mut legal);
            decisions += u64::from(legal.len() > 1);
            let vantage = Vantage::new(&game, &state, seat);
            let action = bots[(seat.index() + shift) % n].choose(&vantage, &legal).unwrap();
            game.step(&mut state, seat, action, &mut Silent);
        }
        let standings = game.standings(&state).unwrap();
        let view = game.view(&state, Viewer::Public);
        let scores = view.scores.unwrap();
        let mut fury = view.fury;
        fury.sort();
        for k in 0..3 {
            sums[k] += f64::from(fury[k]);
        }
        for seat in Seat::all(n) {
            let share = f64::from(standings.share(seat));
            let e = (seat.index() + shift) % n;
            wins[e] += share;
            ranks[e] += f64::from(standings.rank(seat).unwrap_or(9));
            by_order[(seat.index() + n - first.index()) % n] += share;
            let sc = scores.iter().find(|s| s.clan == Clan::of(seat)).unwrap();
            let v = [sc.islands, sc.favors, sc.giants].map(|x| x as f64);
            let total: f64 = v.iter().sum();
            sums[3] += total;
            for k in 0..3 {
                sums[4 + k] += v[k];
            }
            for k in 0..3 {
                sums[7 + k] += f64::from(sc.ties[k]);
            }
            sums[13] += f64::from(sc.ties[3]);
            sums[14] += f64::from(sc.ties[4]);
            let c = view.clans.iter().find(|c| c.clan == Clan::of(seat)).unwrap();
            sums[10] += f64::from(c.slain);
            sums[12] += c.deployed.iter().map(|x| f64::from(*x)).sum::<f64>();
            if share > 0.0 {
                sums[11] += total * share;
                let m = v.iter().cloned().fold(0.0, f64::max);
                let ties = v.iter().filter(|x| **x == m).count() as f64;
                for k in 0..3 {
                    if v[k] == m {
                        largest[k] += share / ties;
                    }
                }
            }
        }
        if players == 1 {
            let sc = scores.iter().find(|s| s.clan == Clan::ENEMY).unwrap();
            sums[15] += (sc.islands + sc.favors + sc.giants) as f64;
        }
    }
    let g = games as f64;
    let p = g * n as f64;
    for (e, name) in names.iter().enumerate() {
        let share = wins[e] / g;
        let (lo, hi) = wilson(share, g);
        println!("{name:<22} {:5.1} % [{lo:.1}, {hi:.1}] rank {:.2}", 100.0 * share, ranks[e] / g);
    }
    let w: f64 = wins.iter().sum::<f64>().max(1e-9);
    println!(
        "{games} games, {:.0} decisions, {:.0} s; by order {:?}; points {:.1} (islands {:.1} favors {:.1} giants {:.1}), winner {:.1}; areas {:.2} favors {:.2} temples {:.2} boats {:.2} res {:.1} slain {:.2} valk {:.2}; fury {:.1}-{:.1}-{:.1}; winner's largest {:?}; enemy {:.1}",
        decisions as f64 / g,
        begun.elapsed().as_secs_f64(),
        by_order.iter().map(|x| (1000.0 * x / g).round() / 10.0).collect::<Vec<_>>(),
        sums[3] / p,
        sums[4] / p,
        sums[5] / p,
        sums[6] / p,
        sums[11] / w,
        sums[7] / p,
        sums[8] / p,
        sums[9] / p,
        sums[13] / p,
        sums[14] / p,
        sums[10] / p,
        sums[12] / p,
        sums[0] / g,
        sums[1] / g,
        sums[2] / g,
        largest.map(|x| (1000.0 * x / w).round() / 10.0),
        sums[15] / g,
    );
}
