import Fasting
import Glibc

/// The system's clock. The rules of fasting never read it; they get the time from the caller.
public enum Clock {
    /// Not time(2), which may still show the last second after a timer has fired.
    public static var now: Instant {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Instant(secondsSinceEpoch: Int64(time.tv_sec))
    }
}
