/// The way in which a picture is shown.
public enum PictureFormat: Equatable, Sendable {
    case kitty
    case sixel(Sixel.Limits)
    case halfBlocks(ColorDepth)
    case braille
}
