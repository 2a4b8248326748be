extension Duration {
    /// Whole microseconds, rounded up; 0 if negative, `UInt64.max` if there are too many.
    var wholeMicroseconds: UInt64 {
        if self <= .zero { return 0 }
        // More seconds than that have no components.
        if self >= .seconds(Int64.max) { return .max }
        let (seconds, attoseconds) = components
        let (whole, overflow) = UInt64(seconds).multipliedReportingOverflow(by: 1_000_000)
        let part = UInt64((attoseconds + 999_999_999_999) / 1_000_000_000_000)
        let (sum, carry) = whole.addingReportingOverflow(part)
        return overflow || carry ? .max : sum
    }

    init(wholeMicroseconds microseconds: UInt64) {
        self =
            .seconds(Int64(microseconds / 1_000_000))
            + .microseconds(Int64(microseconds % 1_000_000))
    }
}

extension Duration? {
    /// How sd-bus writes a wait without a limit.
    var waitMicroseconds: UInt64 { map(\.wholeMicroseconds) ?? .max }

    /// How sd-bus writes the timeout of a call: 0 stands for the default of the connection.
    var callMicroseconds: UInt64 { map { Swift.max(1, $0.wholeMicroseconds) } ?? 0 }
}
