/// A colour as a terminal can show it.
public enum TerminalColor: Hashable, Sendable {
    /// The terminal's own.
    case standard
    case rgb(RGB)
    /// One of xterm's 256 colours.
    case palette(UInt8)
    /// One of a console's colours, as the parameter that selects it for text.
    case console(UInt8)

    /// The parameters of an escape sequence that select it for text.
    public var foreground: String {
        switch self {
        case .standard: "39"
        case .rgb(let color): "38;2;\(color.red);\(color.green);\(color.blue)"
        case .palette(let index): "38;5;\(index)"
        case .console(let parameter): "\(parameter)"
        }
    }

    /// The parameters that select it as a ground. A console keeps its own.
    public var background: String {
        switch self {
        case .standard, .console: "49"
        case .rgb(let color): "48;2;\(color.red);\(color.green);\(color.blue)"
        case .palette(let index): "48;5;\(index)"
        }
    }
}

extension ColorDepth {
    /// The colour of text that is nearest to a colour.
    public func foreground(_ color: RGB) -> TerminalColor {
        switch self {
        case .trueColor: .rgb(color)
        case .palette256: .palette(UInt8(XtermPalette.nearest(to: color)))
        case .palette16: ConsolePalette.nearest(to: color)
        }
    }

    /// A colour of a picture with a dark sky. With 256 colours the whole sky is one colour; with more
    /// each colour stays as it is.
    public func inSky(_ color: RGB) -> RGB {
        self == .palette256 ? XtermPalette.withFlatSky(color) : color
    }

    /// The ground that is nearest to a colour.
    public func background(_ color: RGB) -> TerminalColor {
        self == .palette16 ? .standard : foreground(color)
    }
}
