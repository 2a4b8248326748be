extension Words {
    /// The words of the forest: in pictures, on the page, and of `atrest forest`.
    public enum Forest {
        public static let name = translated("Forest")
        /// The title of the picture of the running fast.
        public static let fast = translated("The fast")
        /// Given copy, shown while there is no tree.
        public static let empty = translated("Your forest grows here.")

        // MARK: Refusals

        public static func unknownScene(_ scene: String) -> String {
            translated(
                "There is no scene `{scene}`. The known ones are timer, icon and forest.",
                ["scene": String(scene.prefix(64))])
        }
        public static func unknownFormat(_ format: String) -> String {
            translated(
                "There is no format `{format}`. The known ones are svg and html.",
                ["format": String(format.prefix(64))])
        }
        public static func invalidSize(limit: String) -> String {
            translated(
                "A picture is 1 to {limit} pixels wide, and 1 to {limit} high.", ["limit": limit])
        }
        /// Shown if an installation needs a licence for the forest and there is none.
        public static let absent = translated("There is no forest here.")
        public static func notMade(_ reason: String) -> String {
            translated("The picture could not be made: {reason}.", ["reason": reason])
        }

        // MARK: atrest forest

        public static let help = translated("Show the forest that fasts have left.")
        public static let discussion = translated(
            "In a terminal the arrow keys, Page Up and Page Down scroll; q ends.")
        public static let svgHelp = translated("Write the forest to this file, as SVG.")
        public static let pngHelp = translated("Write the forest to this file, as PNG.")
        public static let htmlHelp = translated(
            "Write the forest to this file, as a page that scrolls with its sky.")
        public static let openHelp = translated("Open the forest in the browser.")
        public static let wallpaperHelp = translated("Ask the desktop to make it the wallpaper.")
        public static let sizeHelp = translated(
            "How large the view is, in pixels, as in 1280x800.")
        public static func unreadableSize(_ text: String, limit: String) -> String {
            translated(
                "`{text}` is no size. Write 1280x800; neither side is longer than {limit}.",
                ["text": String(text.prefix(64)), "limit": limit])
        }
        public static let oneWay = translated(
            "Choose one of --svg, --png, --html, --open and --wallpaper.")
        public static let sizeOfWhat = translated(
            "--size goes with --svg, --png and --wallpaper.")
        public static func written(to path: String) -> String {
            translated("The forest is written to {path}.", ["path": path])
        }
        public static let noLoader = translated(
            "This machine cannot turn SVG into PNG: librsvg's loader for gdk-pixbuf is missing. "
                + "Install librsvg2-common, or use --svg.")
        public static let noPlace = translated(
            "There is no folder of yours alone to pass the page on (XDG_RUNTIME_DIR). Write it with "
                + "--html FILE and open that.")
        public static func notOpened(_ path: String) -> String {
            translated(
                "No browser could be started. The page lies at {path}.", ["path": path])
        }
        public static let noPortal = translated(
            "This desktop lets no program set the wallpaper (no portal for it). Write a picture with "
                + "--png FILE and choose it in the desktop's settings.")
        public static func portalFailed(_ reason: String) -> String {
            translated(
                "The desktop's portal did not take the wallpaper: {reason}.", ["reason": reason])
        }
        public static let portalGaveUp = translated(
            "The desktop's portal gave no answer. The wallpaper stays as it was.")
        public static let wallpaperSet = translated("The forest is the wallpaper now.")
        public static let wallpaperDeclined = translated("The wallpaper stays as it was.")
    }
}
