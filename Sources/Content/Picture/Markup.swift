/// The value of an attribute: a text, or a number with at most two decimals. An attribute without a value is left out.
protocol AttributeValue {
    var written: String? { get }
}

extension String: AttributeValue {
    var written: String? { self }
}

extension Double: AttributeValue {
    var written: String? { decimal(self) }
}

extension Optional: AttributeValue where Wrapped: AttributeValue {
    var written: String? { flatMap(\.written) }
}

/// The beginning of an element, with its attributes in this order.
func opened(_ name: String, _ attributes: KeyValuePairs<String, any AttributeValue>) -> String {
    "<\(name)"
        + attributes.map { key, value in value.written.map { " \(key)=\"\($0)\"" } ?? "" }.joined()
        + ">"
}

/// An element.
///
/// - Parameter content: markup; nil if there is none.
func tag(
    _ name: String, _ attributes: KeyValuePairs<String, any AttributeValue>,
    _ content: String? = nil
) -> String {
    let opening = opened(name, attributes)
    return content.map { "\(opening)\($0)</\(name)>" } ?? "\(opening.dropLast())/>"
}

/// A number as SVG and CSS write it, with at most two decimals. It is the same on every machine.
func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let whole = abs(hundredths) / 100
    let rest = abs(hundredths) % 100
    var text = (hundredths < 0 ? "-" : "") + String(whole)
    if rest > 0 {
        text += rest < 10 ? ".0" : "."
        text += String(rest % 10 == 0 && rest >= 10 ? rest / 10 : rest)
    }
    return text
}
