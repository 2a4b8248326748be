/// The values that a list offers: the presets, and the present one if it is none of them. A last
/// choice may ask for any other value.
struct Choices<Value: Comparable>: Equatable {
    enum Choice: Equatable {
        case value(Value)
        /// The user wants to type a value.
        case other
    }

    let values: [Value]
    let hasOther: Bool
    /// The index of the present value; nil if it is not known.
    let selected: Int?

    /// - Parameter current: nil if it is not known.
    init(presets: [Value], current: Value?, hasOther: Bool = false) {
        var values = presets
        if let current, !values.contains(current) {
            values.insert(current, at: values.firstIndex { $0 > current } ?? values.count)
        }
        self.values = values
        self.hasOther = hasOther
        selected = current.flatMap { values.firstIndex(of: $0) }
    }

    /// - Returns: nil if there is nothing at the index.
    func choice(at index: Int) -> Choice? {
        if values.indices.contains(index) { return .value(values[index]) }
        return hasOther && index == values.count ? .other : nil
    }
}
