import Fasting

extension Journal1 {
    /// What rows, results and properties tell of an act, for a client that may be in another zone or speak another
    /// language.
    public protocol ToldAct {
        /// A newer agent may send a word that no ``ActKind`` has.
        var act: String { get }
        var at: Instant { get }
        var text: String { get }
        var startedAt: UInt64? { get set }
        var endedAt: UInt64? { get set }
        var target: UInt64? { get set }
        var waterAt: UInt64? { get set }
        var milliliters: UInt32? { get set }
        var unit: String? { get set }
        var fasts: UInt32? { get set }
        var water: UInt32? { get set }
        var day: String? { get set }
        var machine: String? { get set }
        var number: UInt64? { get set }
    }
}

extension Journal1.ActRow: Journal1.ToldAct {}
extension Journal1.UndoResult: Journal1.ToldAct {}
extension Journal1.ActDetails: Journal1.ToldAct {}
