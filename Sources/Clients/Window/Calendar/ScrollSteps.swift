/// Turns scrolling into whole steps: one for each notch of a wheel, one for each swipe on a touchpad.
struct ScrollSteps {
    /// How far a touchpad has to move.
    static let swipe = 3.0
    /// The pause between two swipes, in milliseconds.
    static let pause: UInt32 = 250

    private var isSpent = false
    private var total = 0.0
    private var last: UInt32 = 0

    /// - Parameters:
    ///   - way: 1 for a notch of a wheel; a touchpad sends fractions.
    ///   - time: of the event, in milliseconds of a clock that may overflow.
    /// - Returns: -1, 0 or 1.
    mutating func step(_ way: Double, at time: UInt32) -> Int {
        if time &- last > Self.pause {
            total = 0
            isSpent = false
        }
        last = time
        if way == way.rounded(), way != 0 { return way < 0 ? -1 : 1 }
        total += way
        guard !isSpent, abs(total) >= Self.swipe else { return 0 }
        isSpent = true
        return total < 0 ? -1 : 1
    }
}
