//! The search tree: three flat stores, reserved once and reused from move to move.
//!
//! A node is a moment of the game as the search tells moments apart: the joint answers that led
//! there and who is asked. What was answered at it, and how well that went, are its edges: one for
//! each seat and action that was ever legal there in some imagined world. They form a list in
//! ascending order of seat and action id, as legal lists are, so that matching the two is one walk.

use gladsheim_engine::{ActionId, Seat, SeatSet};

/// A node, by its index in the arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

/// The moment that is being decided at the table.
pub(super) const ROOT: NodeId = NodeId(0);

/// An edge, by its index in the arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct EdgeId(u32);

const NOTHING: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
struct Node {
    /// Head of the list of edges.
    first: u32,
    /// Where the index holds this node, so that it can be emptied without a sweep.
    slot: u32,
}

/// What is known of one seat's action at one node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    next: u32,
    pub(super) action: ActionId,
    pub(super) seat: Seat,
    /// How often it was played.
    pub(super) visits: u32,
    /// How often it could have been played.
    pub(super) available: u32,
    /// What it paid its seat on average; recent payoffs weigh more at secret questions.
    pub(super) mean: f32,
    /// How much better it would have been than what was played, summed up (secret questions only).
    pub(super) regret: f32,
    /// Its share of the average strategy, not normalised (secret questions only).
    pub(super) weight: f32,
}

/// One entry of the index from (parent, joint answer, who is asked next) to node.
#[derive(Clone, Copy, Debug)]
struct Slot {
    key: u64,
    node: u32,
}

const EMPTY: Slot = Slot { key: 0, node: NOTHING };

/// What became of the way to a child.
#[derive(Clone, Copy, Debug)]
pub(super) enum Child {
    /// It was there.
    Known(NodeId),
    /// It has just been made.
    New,
    /// The arena is full.
    NoRoom,
}

/// The arena of nodes and edges with its index.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    index: Vec<Slot>,
    max_nodes: usize,
    max_edges: usize,
}

impl Tree {
    /// How many edges there is room for per node; most nodes are leaves and have none.
    const EDGES_PER_NODE: usize = 6;
    /// Room for the edges of the first few nodes, whatever the number of nodes.
    const EDGES_AT_LEAST: usize = 2_048;
    /// Beyond this many nodes a tree is not made larger: 60 MB.
    const NODES_AT_MOST: usize = 1 << 18;

    /// A tree with room for a search of so many iterations, each of which makes one node at most.
    pub(super) fn with_room_for(iterations: u32) -> Self {
        let max_nodes = (iterations as usize).saturating_add(1).min(Self::NODES_AT_MOST);
        let max_edges = max_nodes * Self::EDGES_PER_NODE + Self::EDGES_AT_LEAST;
        Self {
            nodes: Vec::with_capacity(max_nodes),
            edges: Vec::with_capacity(max_edges),
            index: vec![EMPTY; (2 * max_nodes).next_power_of_two()],
            max_nodes,
            max_edges,
        }
    }

    /// Forgets everything but the room, and plants the root.
    pub(super) fn clear(&mut self) {
        for node in self.nodes.iter().skip(1) {
            self.index[node.slot as usize] = EMPTY;
        }
        self.nodes.clear();
        self.edges.clear();
        self.nodes.push(Node { first: NOTHING, slot: NOTHING });
    }

    /// How many nodes there are.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The edge with this id.
    #[inline]
    pub(super) fn edge(&self, edge: EdgeId) -> &Edge {
        &self.edges[edge.0 as usize]
    }

    /// The edge with this id, to be changed.
    #[inline]
    pub(super) fn edge_mut(&mut self, edge: EdgeId) -> &mut Edge {
        &mut self.edges[edge.0 as usize]
    }

    /// All edges of a node.
    pub(super) fn edges(&self, node: NodeId) -> impl Iterator<Item = &Edge> {
        let mut at = self.nodes.get(node.0 as usize).map_or(NOTHING, |node| node.first);
        core::iter::from_fn(move || {
            let edge = self.edges.get(at as usize)?;
            at = edge.next;
            Some(edge)
        })
    }

    /// Fills `out` with the edges of `seat` for `actions`, in ascending order, making those that
    /// are missing. Returns whether there was room for them.
    #[inline]
    pub(super) fn match_edges(
        &mut self,
        node: NodeId,
        seat: Seat,
        actions: impl Iterator<Item = ActionId>,
        out: &mut Vec<EdgeId>,
    ) -> bool {
        out.clear();
        let mut before = NOTHING;
        let mut at = self.nodes[node.0 as usize].first;
        for action in actions {
            let wanted = (seat, action);
            let mut found = false;
            while let Some(edge) = self.edges.get(at as usize) {
                let here = (edge.seat, edge.action);
                if here >= wanted {
                    found = here == wanted;
                    break;
                }
                (before, at) = (at, edge.next);
            }
            if !found {
                if self.edges.len() >= self.max_edges {
                    return false;
                }
                let new = self.edges.len() as u32;
                self.edges.push(Edge {
                    next: at,
                    action,
                    seat,
                    visits: 0,
                    available: 0,
                    mean: 0.0,
                    regret: 0.0,
                    weight: 0.0,
                });
                match self.edges.get_mut(before as usize) {
                    Some(edge) => edge.next = new,
                    None => self.nodes[node.0 as usize].first = new,
                }
                at = new;
            }
            out.push(EdgeId(at));
            (before, at) = (at, self.edges[at as usize].next);
        }
        true
    }

    /// The node that the joint answer leads to from its parent.
    #[inline]
    pub(super) fn child(&mut self, way: Way, asked: SeatSet) -> Child {
        let key = way.to(asked);
        let mask = self.index.len() - 1;
        let mut slot = key as usize & mask;
        loop {
            let entry = self.index[slot];
            if entry.key == key {
                return Child::Known(NodeId(entry.node));
            }
            if entry.node == NOTHING {
                break;
            }
            slot = (slot + 1) & mask;
        }
        if self.nodes.len() >= self.max_nodes {
            return Child::NoRoom;
        }
        self.index[slot] = Slot { key, node: self.nodes.len() as u32 };
        self.nodes.push(Node { first: NOTHING, slot: slot as u32 });
        Child::New
    }
}

/// The way from a node: the answers of all who were asked there, as a hash.
///
/// Sixty-four bits are taken for the thing itself: with a million nodes, two ways are mixed up
/// once in thirty million searches, and then a search is a little worse.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way(u64);

impl Way {
    #[inline]
    pub(super) const fn from(node: NodeId) -> Self {
        Self(mix(node.0 as u64 + 1, 0x9e37_79b9_7f4a_7c15))
    }

    /// One more seat's answer.
    #[inline]
    pub(super) const fn and(self, seat: Seat, action: ActionId) -> Self {
        let answer = (action.0 as u64) << 8 | seat.index() as u64 | 1 << 40;
        Self(mix(self.0 ^ answer, 0xa076_1d64_78bd_642f))
    }

    /// The key of the node where these seats are asked next; never that of an empty slot.
    #[inline]
    const fn to(self, asked: SeatSet) -> u64 {
        mix(self.0 ^ asked.bits() as u64, 0xe703_7ed1_a0b4_28db) | 1
    }
}

#[inline]
const fn mix(a: u64, b: u64) -> u64 {
    let wide = (a as u128).wrapping_mul(b as u128);
    (wide >> 64) as u64 ^ wide as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matched(tree: &mut Tree, seat: usize, actions: &[u16]) -> Vec<u16> {
        let mut out = Vec::new();
        let ids = actions.iter().map(|id| ActionId(*id));
        assert!(tree.match_edges(ROOT, Seat::wrapping(seat), ids, &mut out));
        out.iter().map(|edge| tree.edge(*edge).action.0).collect()
    }

    #[test]
    fn edges_stay_in_order_whatever_order_they_come_in() {
        let mut tree = Tree::with_room_for(10);
        tree.clear();
        assert_eq!(matched(&mut tree, 1, &[3, 7]), [3, 7]);
        assert_eq!(matched(&mut tree, 0, &[5]), [5]);
        assert_eq!(matched(&mut tree, 1, &[1, 3, 5, 9]), [1, 3, 5, 9]);
        let all: Vec<_> = tree.edges(ROOT).map(|edge| (edge.seat.index(), edge.action.0)).collect();
        assert_eq!(all, [(0, 5), (1, 1), (1, 3), (1, 5), (1, 7), (1, 9)]);
    }

    #[test]
    fn children_are_found_again_and_forgotten_when_cleared() {
        let mut tree = Tree::with_room_for(100);
        for _ in 0..3 {
            tree.clear();
            for round in 0..2 {
                for action in 0..60 {
                    let way = Way::from(ROOT).and(Seat::wrapping(0), ActionId(action));
                    let child = tree.child(way, SeatSet::first(2));
                    assert_eq!(matches!(child, Child::Known(_)), round == 1);
                }
            }
            assert_eq!(tree.len(), 61);
        }
    }

    #[test]
    fn a_full_tree_says_so() {
        let mut tree = Tree::with_room_for(1);
        tree.clear();
        let way = Way::from(ROOT);
        assert!(matches!(tree.child(way, SeatSet::first(1)), Child::New));
        assert!(matches!(tree.child(way, SeatSet::first(2)), Child::NoRoom));
        let mut out = Vec::new();
        let too_many = (0..u16::MAX).map(ActionId);
        assert!(!tree.match_edges(ROOT, Seat::wrapping(0), too_many, &mut out));
        // What is known stays known, so that a full tree still learns.
        assert_eq!(matched(&mut tree, 0, &[0, 7, 9]), [0, 7, 9]);
    }
}
