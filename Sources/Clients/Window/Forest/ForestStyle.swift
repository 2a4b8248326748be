import Picture

/// The style sheet of the forest.
enum ForestStyle {
    static let sheet = """
        .forest { color: \(Palette.highlight.hex); }
        .forest headerbar {
            background-color: transparent;
            background-image: linear-gradient(
                to bottom, alpha(\(Palette.deepNight.hex), .7), alpha(\(Palette.deepNight.hex), 0));
            box-shadow: none;
            border: none;
            color: inherit;
        }
        .forest scrolledwindow undershoot, .forest scrolledwindow overshoot { background: none; }
        .forest-reader:focus-visible { outline: none; }
        .forest-empty { color: alpha(\(Palette.highlight.hex), .6); font-size: 1.16em; }
        .inscription-frame {
            padding: 10px 20px 8px 20px;
            background-color: \(Palette.forestGround.hex);
        }
        .inscription-button { padding: 2px 14px; border-radius: 12px; background: none; }
        .inscription {
            font-family: \(Palette.serifs);
            font-weight: 300;
            font-size: 1.09em;
            letter-spacing: 1.2px;
            color: alpha(\(Palette.star.hex), \(Palette.scriptureOpacity));
        }
        .inscription-citation {
            font-family: \(Palette.serifs);
            font-weight: 300;
            font-size: 0.89em;
            letter-spacing: 1.6px;
            color: alpha(\(Palette.star.hex), \(Palette.citationOpacity));
            opacity: 0;
            transition: opacity 500ms;
        }
        .inscription-citation.shown { opacity: 1; transition: opacity 300ms; }

        """
}
