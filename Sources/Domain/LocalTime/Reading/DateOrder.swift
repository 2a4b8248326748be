/// The order of day, month and year in dates such as `03/04/26`. The raw value is that of the
/// option `--date-order`.
public enum DateOrder: String, CaseIterable, Sendable {
    case dayFirst = "dmy"
    case monthFirst = "mdy"
    case yearFirst = "ymd"
}
