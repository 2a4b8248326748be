/// What runs alongside the prayer: notifications are held, and the screen does not lock.
package protocol PrayerCompanion: AnyObject {
    /// The first phase begins. Returns at once.
    func begin()
    /// The process is about to be stopped: nothing is held meanwhile.
    func pause()
    /// The process continues after ``pause()``.
    func resume()
    /// The prayer ends. Called on every way out, even if it did not begin.
    func end()
    /// Readable when there is work for ``process()``; -1 for none.
    var descriptor: Int32 { get }
    func process()
}
