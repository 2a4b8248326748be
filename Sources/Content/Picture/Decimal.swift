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
