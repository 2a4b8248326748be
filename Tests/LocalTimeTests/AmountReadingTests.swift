import Fasting
import LocalTime
import Testing

struct AmountReadingTests {
    /// In ml, or why it is none.
    private static func meaning(_ text: String, _ unit: WaterUnit) -> String {
        do throws(AmountReading.Problem) {
            return "\(try AmountReading.amount(text, usually: unit).milliliters)"
        } catch {
            if case .outOfRange = error { return "outOfRange" }
            return "\(error)"
        }
    }

    @Test(arguments: [
        ("250", "250"), ("250ml", "250"), ("250 mL", "250"), ("0.3l", "300"), ("0,3 l", "300"),
        ("1,000", "1000"), ("1.000", "1000"), ("1.500", "1500"), ("3,000 ml", "3000"),
        ("1,000 ml", "1000"), ("1 000 ml", "1000"), ("1'000", "1000"), ("1\u{A0}500 ml", "1500"),
        ("1.500 l", "1500"), ("0.330 l", "330"), ("236.588 ml", "237"), ("5 dl", "500"),
        ("33 cl", "330"), ("1.5 litres", "1500"), ("2 l", "2000"), ("8 floz", "237"),
        ("8.5 fl. oz.", "251"), ("1 cup", "237"), ("1", "1"), ("6", "needsUnit"),
        ("9.9", "needsUnit"), ("12,5", "13"), ("10", "10"), ("２５０", "250"),
        ("2", "needsUnit"), ("1.5", "needsUnit"), ("2,5", "needsUnit"), ("0.5", "needsUnit"),
        ("0.250", "needsUnit"), ("5", "needsUnit"), ("1,00", "needsUnit"), ("12,000", "outOfRange"),
        ("3.000.000 ml", "outOfRange"), ("5.1 l", "outOfRange"),
        ("", "unreadable"), ("ml", "unreadable"), ("2 5 ml", "unreadable"), ("1,5,5", "unreadable"),
        ("2 glasses", "unreadable"), ("-250", "unreadable"), ("250 250", "outOfRange"),
        ("25 250", "outOfRange"), ("2 250 m", "unreadable"), ("12,500 ml", "outOfRange"),
        ("1,000 floz", "outOfRange"), ("1.000 cups", "outOfRange"),
        ("8.125 fl oz", "240"), ("1.125 cups", "266"), ("1,125 cups", "266"), ("8.125 cl", "81"),
        ("12.345 oz", "365"), ("1.125 dl", "113"), ("1.125 ml", "1125"),
        ("½ l", "500"), ("1½ l", "1500"), ("1 ½ l", "1500"), ("¼l", "250"), ("½", "needsUnit"),
        ("half a liter", "500"), ("a litre", "1000"), ("two liters", "2000"), ("1/2 l", "500"),
        ("one and a half liters", "1500"), ("1 1/2 l", "1500"), ("3/4 l", "750"),
        ("a quarter of a liter", "250"), ("three quarters of a liter", "750"), ("a cup", "237"),
        ("33 centiliters", "330"), ("eight ounces", "237"), ("half", "unreadable"),
        ("a glass", "unreadable"), ("half ml of", "unreadable"),
    ])
    func amountIsRead(text: String, meaning: String) {
        #expect(Self.meaning(text, .milliliters) == meaning)
    }

    @Test(arguments: [("8", "237"), ("2", "59"), ("1.5", "44"), ("250ml", "250"), ("0.5 l", "500")])
    func numberAloneIsInTheUnitOfTheUser(text: String, meaning: String) {
        #expect(Self.meaning(text, .fluidOunces) == meaning)
    }
}
