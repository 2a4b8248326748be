import Contract

/// A screen of the window. The timer is the first one; another covers it.
typealias Screen = ScreenName
