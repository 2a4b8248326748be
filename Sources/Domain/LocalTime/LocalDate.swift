import Glibc

extension CivilTime {
    /// The weekday and the date as the user's locale writes them: `Fri 11/20/2026`. They come from
    /// libc, once setlocale(3) was called.
    public var localDate: String {
        var broken = tm()
        broken.tm_year = Int32(clamping: year - 1900)
        broken.tm_mon = Int32(clamping: month - 1)
        broken.tm_mday = Int32(clamping: day)
        broken.tm_wday = Int32(clamping: weekday)
        var text = [CChar](repeating: 0, count: 256)
        let count = strftime(
            &text, text.count, Self.localeHasDateForm ? "%a %x" : "%a %d %b %Y", &broken)
        return text.withUnsafeBytes { LocaleText.utf8(.init(rebasing: $0.prefix(count))) }
            ?? TimeText.date(self)
    }

    /// Whether the locale has its own form of dates. Locales without a language write 11/20/26, which
    /// can be read in more than one way.
    static var localeHasDateForm: Bool {
        let locale = setlocale(LC_TIME, nil).map { String(cString: $0) } ?? "C"
        return locale != "C" && locale != "POSIX" && !locale.hasPrefix("C.")
    }
}
