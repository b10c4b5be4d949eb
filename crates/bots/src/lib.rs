//! Players over the Game trait: random, rules of thumb, tree search.
