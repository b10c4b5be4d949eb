//! scratch
use gladsheim_engine::*;
use gladsheim_valhalla::*;
fn main() {
    for (players, throne) in
        [(2, false), (3, false), (4, false), (2, true), (3, true), (4, true), (5, true)]
    {
        let game =
            Valhalla::new(Rules { players, golden_throne: throne, forfeits: false }).unwrap();
        let mut rng = FastRng::new(1);
        let mut legal = Actions::new();
        let games = std::env::args().nth(1).map_or(50_000u64, |a| a.parse().unwrap());
        let (mut decisions, mut rounds, mut none) = (0u64, 0u64, 0u64);
        let mut wins = [0u64; 5];
        let t = std::time::Instant::now();
        for g in 0..games {
            let mut s = game.start(Chance::fast(FastRng::nth(7, g).next_u64()), &mut Silent);
            let mut first = None;
            loop {
                let w = game.waiting(&s);
                let Some(seat) = w.lowest() else { break };
                if first.is_none() {
                    first = Some(game.view(&s, Viewer::Public).first.index());
                }
                game.legal(&s, seat, &mut legal);
                let a = legal[rng.below(legal.len() as u32) as usize];
                decisions += 1;
                game.step(&mut s, seat, a, &mut Silent);
            }
            rounds += u64::from(game.round(&s));
            let st = game.standings(&s).unwrap();
            match st.winners().next() {
                Some(w) => {
                    wins[(w.index() + usize::from(players) - first.unwrap())
                        % usize::from(players)] += 1
                }
                None => none += 1,
            }
        }
        let e = t.elapsed().as_secs_f64();
        let f = games as f64;
        println!(
            "{players} {throne}: rounds {:.2} decisions {:.1} none {:.1}% wins {:?} | {:.2} M dec/s",
            rounds as f64 / f,
            decisions as f64 / f,
            none as f64 * 100.0 / f,
            wins.map(|w| (w as f64 * 1000.0 / f).round() / 10.0),
            decisions as f64 / e / 1e6
        );
    }
}
