import Fasting
import LocalTime

/// What one word in the name of a column says.
enum ColumnWord: Hashable {
    case start, end, length, target, note, id, kind, zone, amount
    /// When a row was written or changed, which is never a time of a fast.
    case stamp
    /// Who or what wrote a row: a device, a program, a person.
    case source
    /// Whether a row was deleted, or when.
    case deleted
    /// What records nothing: a draft, an example.
    case unreal
    /// What took place: "valid", "happened".
    case real
    /// Whether a target was reached.
    case reached
    /// What was meant to be.
    case planned
    case date, clock
    case first, last, again
    case subject(ColumnSubject)
    case unit(TableUnit)
    case volume(VolumeUnit)
    /// A unit of something else, as kg and %.
    case foreignUnit
    case utc
    /// A word that changes nothing: "of", "my", "actual".
    case filler
    /// A kind of fast, as in "dry fast", or a word beside it that does not change what it is: "done".
    case kindOfFast
    /// A drink that is not water.
    case otherDrink
    /// `to`, `from`, `von`: a start or an end only if the name has nothing else.
    case weakStart, weakEnd

    var isUnit: Bool {
        switch self {
        case .unit, .volume, .foreignUnit: true
        default: false
        }
    }
}

/// The unit of a column with lengths of time.
public typealias TableUnit = LengthUnit
