//! Forfeits in the table talk (VH-TG-FOR-3, VH-TG-FOR-5).
//!
//! They never touch the game, so they are asked for and answered in lines of talk that have a form
//! of their own: `/forfeit 3 toast 0` asks seat 0 for the third forfeit that was due, and
//! `/forfeit 3 done 1` answers seat 1.

use gladsheim_engine::{Arg, Phrase, Seat};

/// Such a line as a sentence; nothing if it is any other talk.
pub(crate) fn tell(seat: Seat, text: &str) -> Option<Phrase> {
    let mut words = text.strip_prefix("/forfeit ")?.split(' ');
    let _number: u32 = words.next()?.parse().ok()?;
    let (word, whom) = (words.next()?, Seat::new(words.next()?.parse().ok()?)?);
    if words.next().is_some() {
        return None;
    }
    Some(match word {
        "done" => Phrase::new("valhalla-forfeit-done").seat("who", seat).seat("by", whom),
        "waived" => Phrase::new("valhalla-forfeit-waived").seat("who", seat),
        _ => Phrase::new("valhalla-forfeit-asked")
            .seat("who", seat)
            .seat("whom", whom)
            .with("what", Arg::Term(noun(word)?.into())),
    })
}

/// What can be asked for, as a noun.
fn noun(word: &str) -> Option<&'static str> {
    Some(match word {
        "riddle" => "valhalla-forfeit-riddle",
        "kenning" => "valhalla-forfeit-kenning",
        "toast" => "valhalla-forfeit-toast",
        "boast" => "valhalla-forfeit-boast",
        "verse" => "valhalla-forfeit-verse",
        "oath" => "valhalla-forfeit-oath",
        "watch" => "valhalla-forfeit-watch",
        "silence" => "valhalla-forfeit-silence",
        "emote" => "valhalla-forfeit-emote",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Content;
    use gladsheim_engine::{Files, Title as _};

    fn told(text: &str) -> Option<String> {
        tell(Seat::wrapping(1), text).map(|phrase| phrase.key.to_string())
    }

    #[test]
    fn asking_and_answering_are_sentences_and_other_talk_is_left_alone() {
        assert_eq!(told("/forfeit 3 toast 0").as_deref(), Some("valhalla-forfeit-asked"));
        assert_eq!(told("/forfeit 3 done 2").as_deref(), Some("valhalla-forfeit-done"));
        assert_eq!(told("/forfeit 3 waived 2").as_deref(), Some("valhalla-forfeit-waived"));
        let others = [
            "A toast!",
            "/forfeit",
            "/forfeit x toast 0",
            "/forfeit 3 nonsense 0",
            "/forfeit 3 toast",
        ];
        assert_eq!(others.map(told), [const { None }; 5]);
        assert_eq!(told("/forfeit 3 toast 200"), None);
        assert_eq!(told("/forfeit 3 toast 0 0"), None);
    }

    #[test]
    fn everything_that_a_god_may_ask_for_has_a_noun() {
        let content = Content::read(&Files::of_box(crate::Valhalla::content())).unwrap();
        let all = content.face.iter().flat_map(|face| &face.forfeits);
        let missing: Vec<&String> = all.filter(|word| noun(word).is_none()).collect();
        assert_eq!(missing, Vec::<&String>::new());
    }
}
