import Fasting
import Glibc

/// The one place that reads the calendar's clock for the rules, which never do.
public enum Clock {
    /// Not `time(2)`: that one may still show the second before a timer has fired.
    public static var now: Instant {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Instant(secondsSinceEpoch: Int64(time.tv_sec))
    }
}
