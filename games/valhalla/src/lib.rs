//! Valhalla and the Trial of the Golden Throne: rules, content, scenarios.
