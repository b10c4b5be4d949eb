//! What is worth counting over many games: the figures that the rules were published with.

use gladsheim_engine::{Moment, Sheet, Tally};

use crate::event::{Event, Source};
use crate::ids::Card;
use crate::rules::Valhalla;

impl Tally for Valhalla {
    fn tally(&self, moment: Moment<'_, Self>, sheet: &mut Sheet) {
        let Moment::Happened(event) = moment else { return };
        match event {
            Event::Collided { seats, .. } => {
                sheet.count("collisions", 1);
                sheet.count("participants", seats.len() as u64);
            }
            Event::Stand { .. } => sheet.count("last_stands", 1),
            Event::Stood { survived: true, .. } => sheet.count("last_stands_passed", 1),
            Event::Lost { .. } => sheet.count("cards_lost", 1),
            Event::Took { from: Source::Armoury, .. } => sheet.count("armoury_takes", 1),
            Event::Shuffled { .. } => sheet.count("shuffles", 1),
            Event::Revealed { main, support, .. } => {
                sheet.cover("main", main.name());
                sheet.cover("support", support.name());
            }
            _ => {}
        }
    }

    fn expectations(&self, sheet: &mut Sheet) {
        let gods = self.rules().golden_throne;
        for card in Card::GOOD.into_iter().filter(|card| *card != Card::God || gods) {
            sheet.expect("main", card.name());
            sheet.expect("support", card.name());
        }
    }
}
