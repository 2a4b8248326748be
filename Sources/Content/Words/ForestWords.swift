extension Words {
    /// The words of the forest: in pictures, on the page, and of `atrest forest`.
    public enum Forest {
        public static let name = translated("Forest")
        /// The title of the picture of the running fast.
        public static let fast = translated("The fast")
        /// Given copy, shown while there is no tree.
        public static let empty = translated("Your forest grows here.")

        // MARK: Refusals

        public static let unknownScene = quoting(
            "There is no scene `{scene}`. The scenes are timer, icon and forest.")
        public static let unknownFormat = quoting(
            "There is no format `{format}`. The formats are svg and html.")
        public static func invalidSize(limit: String) -> String {
            translated(
                "A picture must be 1 to {limit} pixels wide and 1 to {limit} high.",
                ["limit": limit])
        }
        /// Shown if an installation needs a licence for the forest and there is none.
        public static let absent = translated(
            "The forest needs a licence. Your trees are kept, and a licence shows them again.")
        public static let notMade = saying(
            "The picture could not be created: {reason}. Try another size.")

        // MARK: atrest forest

        public static let help = translated("Show the forest of your fasts.")
        public static let discussion = translated(
            "In a terminal, scroll with the arrow keys, Page Up and Page Down, and leave with q. If the output is not a "
                + "terminal, it prints a sentence as --plain does.")
        public static let plainHelp = translated(
            "Print a sentence instead of the picture, for screen readers and scripts.")
        /// The forest in words.
        ///
        /// - Parameter newest: how long the fast of the newest tree lasted, and its times.
        public static func sentence(trees: Int, newest: String) -> String {
            translated(
                "{trees}. The newest: {fast}.",
                ["trees": counted("{count} tree", "{count} trees", trees), "fast": newest])
        }
        public static let svgHelp = translated("Write the forest to this file, as SVG.")
        public static let pngHelp = translated("Write the forest to this file, as PNG.")
        public static let htmlHelp = translated(
            "Write the forest to this file, as a web page that scrolls.")
        public static let openHelp = translated("Open the forest in the browser.")
        public static let wallpaperHelp = translated("Ask the desktop to make it the wallpaper.")
        public static let sizeHelp = translated(
            "The size of the picture in pixels, such as 1920x1080, with the most recent trees.")
        public static func unreadableSize(_ text: String, limit: String) -> String {
            translated(
                "`{text}` is not a size. Write 1280x800. Each side is at most {limit}.",
                ["text": .typed(text), "limit": limit])
        }
        public static let oneWay = translated(
            "Use only one of --svg, --png, --html, --open, --wallpaper and --plain.")
        public static let sizeOfWhat = translated("Use --size with --svg, --png or --wallpaper.")
        public static func written(to path: String) -> String {
            translated("The forest was written to {path}.", ["path": path])
        }
        public static let noLoader = translated(
            "This device cannot convert SVG to PNG: librsvg's loader for gdk-pixbuf is missing. "
                + "Install librsvg2-common, or use --svg.")
        public static let noPlace = translated(
            "There is no private folder for the page (XDG_RUNTIME_DIR). Write it with --html "
                + "FILE and open that file.")
        public static let snapBrowser = translated(
            "Your browser is a snap, which cannot read the folder of the page. Write the page into your home "
                + "folder with `atrest forest --html ~/forest.html`, then open it with `xdg-open ~/forest.html`."
        )
        public static let notOpened = saying(
            "No browser could be started. Open the page yourself: {path}")
        public static let noPortal = translated(
            "This desktop does not let programs set the wallpaper (it has no portal for that). "
                + "Write a picture with --png FILE and choose it in the desktop's settings.")
        public static let portalFailed = saying(
            "The desktop's portal did not accept the wallpaper: {reason}. Write a picture with "
                + "--png FILE and choose it in the desktop's settings.")
        public static let portalGaveUp = translated(
            "The desktop's portal did not answer, so the wallpaper was not changed. Try again.")
        public static let wallpaperSet = translated("The forest is now the wallpaper.")
        public static let wallpaperDeclined = translated("The wallpaper was not changed.")
    }
}
