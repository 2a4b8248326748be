import CSystem
import Glibc

/// Texts of the C library, in the character set of `LC_TIME`, which need not be that of the rest of the locale.
enum LocaleText {
    /// The text in the user's locale, in English if the locale's own cannot be read.
    static func text(_ kind: cintl_text, _ number: Int = 0) -> String {
        let number = Int32(number)
        let local = cintl_local(kind, number)!
        return utf8(UnsafeRawBufferPointer(start: local, count: strlen(local)))
            ?? String(cString: cintl_english(kind, number))
    }

    /// - Parameter bytes: in the character set of `LC_TIME`.
    /// - Returns: nil if they are not.
    static func utf8(_ bytes: UnsafeRawBufferPointer) -> String? {
        let charset = String(cString: cintl_time_charset())
        // The locale "C" names ASCII, and its texts are.
        if ["UTF-8", "ANSI_X3.4-1968"].contains(charset) {
            return String(validating: bytes, as: UTF8.self)
        }
        // No character set has characters that are longer in UTF-8 than six times their own bytes.
        let size = bytes.count * 6 + 6
        let text = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            let result = buffer.withMemoryRebound(to: CChar.self) { utf8 in
                bytes.withMemoryRebound(to: CChar.self) {
                    cintl_utf8(charset, $0.baseAddress, $0.count, utf8.baseAddress, size)
                }
            }
            // No text has this byte.
            (buffer[0], count) = result < 0 ? (0xFF, 1) : (buffer[0], result)
        }
        return String(validating: text, as: UTF8.self)
    }
}
