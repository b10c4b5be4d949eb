//! What happens, and who may see it.

use arrayvec::ArrayVec;
use gladsheim_engine::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Rate;
use crate::ids::{
    AREAS, Area, Building, DICE, Die, Inhabitant, Kind, Mode, Moment, Phase, Resource, SEATS, Side,
    Site,
};

/// Where a drawn card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Source {
    /// A main deck.
    Main(Side),
    /// The divine deck of an area.
    Divine(Area),
}

/// What followers come from, for the log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Cause {
    /// A card.
    Card(Kind),
    /// A new temple (VD-BUILD-6).
    Temple(Area),
    /// The first control of an area (VD-CTRL-3).
    Control(Area),
    /// The power of an area's god.
    Power(Area),
    /// The power of an area's giant.
    Giant(Area),
}

/// A die as it lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rolled {
    /// The colour.
    pub die: Die,
    /// The face that is up, from 0.
    pub face: u8,
}

/// Something that happened at the table.
///
/// Fields that are `Option<Kind>` are secrets: `None` in what is shown to those who may not know.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // the variants are documented; their fields are the game's own nouns
pub enum Event {
    /// A round begins.
    Round { round: u8 },
    /// A turn begins.
    Turn { seat: Seat },
    /// A phase of the turn begins.
    Phase { seat: Seat, phase: Phase },
    /// Everybody rolled for the start (VD-VAR-1).
    StartRoll { rolls: ArrayVec<(Seat, u8), SEATS> },
    /// Who lives in an area was decided.
    Settled { seat: Option<Seat>, area: Area, inhabitant: Inhabitant },
    /// The areas were dealt for the draft (VD-RG-GVG-2).
    Dealt { areas: ArrayVec<(Area, Seat), AREAS> },
    /// A first hand was dealt after the draft.
    FirstHand { seat: Seat, cards: Option<Vec<Kind>> },
    /// The points that the player in turn has now.
    Points { seat: Seat, actions: u8, builds: u8 },
    /// A rune was made of a building point.
    Carved { seat: Seat },
    /// A rune was broken into one of each basic resource.
    Broken { seat: Seat },
    /// A card went back under the main deck it came from.
    PutBack { seat: Seat, side: Side, card: Option<Kind> },
    /// Dice were rolled.
    Rolled { seat: Seat, dice: ArrayVec<Rolled, DICE> },
    /// A die was turned to a face.
    Turned { seat: Seat, die: u8, colour: Die, face: u8 },
    /// A die was rolled again.
    Rerolled { seat: Seat, die: u8, colour: Die, face: u8 },
    /// Resources from the bank.
    Gained { seat: Seat, resource: Resource, n: u8 },
    /// Resources to the bank.
    Paid { seat: Seat, resource: Resource, n: u8 },
    /// An exchange with the bank.
    Traded { seat: Seat, rate: Rate, from: Resource, to: Resource },
    /// Followers gained.
    Followers { seat: Seat, n: u8, cause: Cause },
    /// Followers lost; 0 if a haven held them all.
    Lost { seat: Seat, n: u8 },
    /// Followers stolen; 0 if a haven held them all.
    FollowersStolen { seat: Seat, from: Seat, n: u8 },
    /// A card was drawn to the hand, or openly.
    Drew { seat: Seat, from: Source, card: Option<Kind>, open: bool },
    /// There was nothing to draw.
    NothingDrawn { seat: Seat, from: Source },
    /// A discard pile became a deck again (VD-GEN-12).
    Reshuffled { side: Side },
    /// The open cards joined the hand (VD-GAME-9).
    TookUpRow { seat: Seat, cards: Vec<Kind> },
    /// An action card was played.
    Played { seat: Seat, card: Kind },
    /// A card's effect is carried out once more.
    Repeated { seat: Seat, card: Kind },
    /// A card has done what it does, and lies on the pile.
    Spent { seat: Seat, card: Kind },
    /// An attack is over; its cards and those of the defence lie on the pile.
    AttackOver,
    /// An attack was declared.
    Attacked { seat: Seat, targets: SeatSet, cards: ArrayVec<Kind, 2>, effect: Kind, value: u16 },
    /// A player did not attack.
    HeldBack { seat: Seat },
    /// The value of the attack changed.
    ValueChanged { value: u16 },
    /// The attack has a new target.
    Redirected { target: Seat },
    /// The attack is cancelled; its cards go to a hand.
    Cancelled { seat: Seat },
    /// The attack cannot be defended.
    Undefendable,
    /// A target defends with these cards, or with none.
    Defended { seat: Seat, cards: Vec<Kind>, total: u16 },
    /// The attack was blocked.
    Blocked { seat: Seat },
    /// The attack got through.
    Struck { seat: Seat },
    /// The attack comes again.
    AttackedAgain { seat: Seat, target: Seat, value: u16 },
    /// A weapon was played.
    Weapon { seat: Seat, card: Kind, mode: Mode },
    /// A mine or drill was built.
    Built { seat: Seat, building: Building, free: bool },
    /// A temple was built.
    Temple { seat: Seat, site: Site },
    /// A build was announced that uses the last slot.
    Announced { seat: Seat, building: Option<Building>, area: Option<Area> },
    /// A build was cancelled (VD-WPN-LOKI-A).
    BuildCancelled { seat: Seat },
    /// The top cards of a divine deck were looked at for a temple (VD-BUILD-7).
    LookedAtTwo { seat: Seat, area: Area, cards: ArrayVec<Option<Kind>, 2> },
    /// One of them went under the deck.
    PutUnder { seat: Seat, area: Area, card: Option<Kind> },
    /// A player controls an area.
    Controls { seat: Seat, area: Area },
    /// Nobody controls the area any longer.
    Opened { area: Area },
    /// A temple was destroyed.
    TempleDestroyed { seat: Seat, owner: Seat, site: Site },
    /// A temple moved to another area.
    TempleMoved { seat: Seat, owner: Seat, from: Site, to: Site },
    /// Two temples changed places.
    TemplesSwitched { seat: Seat, own: Site, other: Site },
    /// A temple was frozen; `held` says that it was frozen for longer before, and stays so.
    Frozen {
        seat: Seat,
        site: Site,
        for_good: bool,
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        held: bool,
    },
    /// A temple thawed.
    Thawed { site: Site },
    /// A temple was protected.
    Protected { seat: Seat, site: Site },
    /// A mine or drill was destroyed.
    BuildingDestroyed { seat: Seat, owner: Seat, building: Building },
    /// Resources were stolen.
    Stole { seat: Seat, from: Seat, resource: Resource, n: u8 },
    /// Resources were destroyed.
    Destroyed { seat: Seat, owner: Seat, resource: Resource, n: u8 },
    /// A card was stolen from a hand or, by name, from an open row.
    CardStolen { seat: Seat, from: Seat, card: Option<Kind>, open: bool },
    /// A hand card was destroyed.
    CardDestroyed { seat: Seat, owner: Seat, card: Kind },
    /// A card was discarded.
    Discarded { seat: Seat, card: Kind },
    /// A card was taken from the discard pile.
    Retrieved { seat: Seat, card: Kind },
    /// The top of a divine deck was looked at.
    LookedAtDeck { seat: Seat, area: Area, card: Option<Kind> },
    /// A hand was looked at.
    LookedAtHand { seat: Seat, owner: Seat, cards: Option<Vec<Kind>> },
    /// A card was taken from a hand that was looked at, and one was given for it.
    CardsSwitched { seat: Seat, with: Seat, taken: Option<Kind>, given: Option<Kind> },
    /// Two players exchanged hands.
    HandsSwitched { seat: Seat, with: Seat, taken: Option<Vec<Kind>>, given: Option<Vec<Kind>> },
    /// More actions.
    MoreActions { seat: Seat, n: u8 },
    /// A higher limit of builds.
    MoreBuilds { seat: Seat, limit: u8 },
    /// The power of an area was borrowed.
    Borrowed { seat: Seat, area: Area },
    /// The power of an area was raised.
    Empowered { seat: Seat, area: Area },
    /// Players are asked. Where there is a question only because of hidden cards, each hears of
    /// their own, and of nobody else's. Nobody at all where somebody might have been asked and that
    /// must not show (VD-TIME-11).
    Asked { seats: SeatSet, moment: Moment, open: bool },
    /// A player has answered; the others hear of it only if they knew of the question.
    Answered { seat: Seat, open: bool },
    /// A card was chosen in secret: nobody else hears of it before all are turned up.
    Chose { seat: Seat, card: Kind },
    /// A player left the table.
    Left { seat: Seat },
    /// The game is over; these have won.
    Ended { winners: SeatSet },
}

impl Event {
    /// What `viewer` may know of it; nothing if not even that it happened.
    #[must_use]
    pub fn redacted(&self, viewer: Viewer) -> Option<Self> {
        match self {
            Self::Asked { seats, moment, open: false } => {
                let Viewer::Seat(seat) = viewer else { return None };
                let (seats, moment) = (seats.and(SeatSet::only(seat)), *moment);
                let own = Self::Asked { seats, moment, open: false };
                return (!seats.is_empty()).then_some(own);
            }
            Self::Answered { seat, open: false } if !viewer.is(*seat) => return None,
            Self::Chose { seat, .. } if !viewer.is(*seat) => return None,
            _ => {}
        }
        let mut event = self.clone();
        let hide = |seat: Seat, card: &mut Option<Kind>| {
            if !viewer.is(seat) {
                *card = None;
            }
        };
        match &mut event {
            Self::Drew { seat, card, open: false, .. }
            | Self::PutUnder { seat, card, .. }
            | Self::PutBack { seat, card, .. }
            | Self::LookedAtDeck { seat, card, .. } => hide(*seat, card),
            Self::LookedAtTwo { seat, cards, .. } => {
                cards.iter_mut().for_each(|card| hide(*seat, card));
            }
            Self::CardStolen { seat, from, card, open: false } if !viewer.is(*from) => {
                hide(*seat, card);
            }
            Self::FirstHand { seat, cards } if !viewer.is(*seat) => *cards = None,
            Self::LookedAtHand { seat, owner, cards }
                if !viewer.is(*seat) && !viewer.is(*owner) =>
            {
                *cards = None;
            }
            Self::HandsSwitched { seat, with, taken, given }
                if !viewer.is(*seat) && !viewer.is(*with) =>
            {
                (*taken, *given) = (None, None);
            }
            Self::CardsSwitched { seat, with, taken, given } if !viewer.is(*with) => {
                hide(*seat, taken);
                hide(*seat, given);
            }
            _ => {}
        }
        Some(event)
    }

    /// Whether it shows `viewer` something that could not be known before.
    #[must_use]
    pub fn reveals(&self, viewer: Viewer) -> bool {
        match self {
            Self::StartRoll { .. }
            | Self::Dealt { .. }
            | Self::FirstHand { .. }
            | Self::Rolled { .. }
            | Self::Rerolled { .. }
            | Self::Drew { .. }
            | Self::Reshuffled { .. }
            | Self::Attacked { .. }
            | Self::Weapon { .. }
            | Self::Defended { .. }
            | Self::Played { .. }
            | Self::CardStolen { .. }
            | Self::CardDestroyed { .. }
            | Self::Discarded { .. }
            | Self::HandsSwitched { .. } => true,
            Self::LookedAtTwo { seat, .. }
            | Self::LookedAtDeck { seat, .. }
            | Self::LookedAtHand { seat, .. } => viewer.is(*seat),
            Self::CardsSwitched { seat, with, .. } => viewer.is(*seat) || viewer.is(*with),
            Self::Settled { seat: None, .. } => true,
            _ => false,
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde calls it
pub(crate) const fn is_false(is_it: &bool) -> bool {
    !*is_it
}
