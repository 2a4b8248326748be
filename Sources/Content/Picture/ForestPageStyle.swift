import Fasting

/// What the page looks like and how it behaves.
extension ForestPage {
    /// - Parameters:
    ///   - extent: of the trees; nil if there are none.
    ///   - hasFrame: whether there is a line below the picture.
    static func style(_ extent: Forest.Extent?, hasFrame: Bool) -> String {
        let sky = Nightfall.sky.map { "\($0.color.hex) \(decimal($0.position * 100))%" }
        func hundredths(_ height: Double) -> String { decimal(height * 100) }
        typealias Glow = Nightfall.Afterglow
        let glow = Glow.stops.map {
            "\($0.color.hex(opacity: $0.opacity)) \(decimal($0.position * 100))%"
        }
        let afterglow =
            "radial-gradient(\(hundredths(Glow.radius.x))% \(hundredths(Glow.radius.y))% at "
            + "\(hundredths(Glow.centre.x))% \(hundredths(Glow.centre.y))%, "
            + "\(glow.joined(separator: ", ")))"
        let stars =
            Depth.allCases.map { ("\($0)", $0.starOpacity, $0.starSize) }
            + [
                ("far", Forest.farStarOpacity, Depth.mid.starSize * Forest.farStarSize),
                ("still", 0.5, Depth.mid.starSize),
            ]
        let lights = stars.map { name, opacity, size in
            ".star.\(name) { --light: \(hundredths(size)); opacity: \(decimal(opacity)); }"
        }
        return """
            /* Lengths without a unit are hundredths of the picture's height. */
            :root {
              --frame: \(hasFrame ? "5.2rem" : "0px");
              --height: calc(var(--view, 100vh) - var(--frame));
              --u: calc(var(--height) / 100);
              --left: \(hundredths(extent?.left ?? 0));
              --trees: \(hundredths(extent?.length ?? 0));
              --largest: \(hundredths(extent?.largestTree ?? 0));
              --nearest: \(hundredths(extent?.nearest ?? 1));
              --zoom: 1;
              --length: calc(var(--trees) * var(--zoom) * var(--u));
              --margin: min(
                \(hundredths(ForestCamera.margin.height)) * var(--u), \(hundredths(ForestCamera.margin.width))vw);
              --scroll: max(100vw, calc(var(--length) + 2 * var(--margin)));
              --start: calc((var(--scroll) - var(--length)) / 2);
              background: \(Nightfall.ground.hex);
              overflow-y: hidden;
              scrollbar-width: thin; scrollbar-color: \(Palette.stroke.hex) \(Nightfall.ground.hex);
              forced-color-adjust: none;
            }
            body { margin: 0; width: var(--scroll); }
            .drawings { position: absolute; width: 0; height: 0; }
            .dusk {
              position: fixed; z-index: -2; top: 0; left: 0; width: 100vw; height: var(--height);
              background: \(afterglow), linear-gradient(\(sky.joined(separator: ", ")));
            }

            main {
              position: relative; z-index: 0; height: var(--height); width: var(--scroll);
              overflow: hidden;
            }
            .tree, .ridge { position: absolute; --scale: calc(var(--zoom) * var(--u)); }
            .tree {
              /* No crown is in the stars' zone. */
              --side: min(
                var(--size) * var(--scale),
                (var(--y) - \(hundredths(ForestCamera.sky))) / \(Self.stem) * var(--u));
              width: var(--side); height: var(--side); overflow: visible;
              left: calc(var(--start) + (var(--x) - var(--left)) * var(--scale) - var(--side) / 2);
              top: calc(var(--y) * var(--u) - var(--side) * \(Self.stem));
            }
            .ridge {
              top: 0; height: var(--height); width: calc(var(--across) * var(--scale));
              left: calc(var(--start) + (var(--x) - var(--left)) * var(--scale));
              pointer-events: none;
            }

            .mist {
              position: absolute; left: 0; width: 100%; top: calc(var(--y) * var(--u));
              height: calc(var(--depth) * var(--u)); pointer-events: none;
            }

            /* Without a script the stars scroll with the trees. */
            #sky { --part: 1; position: absolute; inset: 0; z-index: -1; pointer-events: none; }
            .drifting #sky { position: fixed; will-change: transform; }
            .star {
              --across: max(calc(var(--light) * var(--u)), calc(var(--light) * 4px));
              position: absolute; overflow: visible; width: var(--across); height: var(--across);
              left: calc((var(--start) + (var(--x) - var(--left)) * var(--zoom) * var(--u))
                * var(--part) - var(--across) / 2);
              top: calc(var(--y) * var(--u) - var(--across) / 2);
            }
            .star.still { left: var(--x); }
            \(lights.joined(separator: "\n"))

            /* The frame, below the picture. */
            footer {
              position: fixed; z-index: 1; left: 0; bottom: 0; width: 100vw; height: var(--frame);
              display: grid; place-items: start center; text-align: center;
              background: \(Nightfall.ground.hex);
            }
            details { position: relative; padding: 16px 20px; }
            p, summary { margin: 0; forced-color-adjust: auto; }
            footer {
              font: 300 1rem/1.7 \(Palette.serifs);
            }
            summary {
              display: inline-block; padding: 0 14px; border-radius: 12px; list-style: none;
              cursor: pointer; color: \(Palette.star.hex(opacity: Palette.scriptureOpacity)); letter-spacing: 1.2px;
              text-wrap: balance;
            }
            summary::-webkit-details-marker { display: none; }
            summary:focus-visible { outline: 1px solid \(Palette.accent.hex); }
            /* Below the line, in room that is always there. */
            footer p {
              position: fixed; left: 20px; right: 20px; bottom: 6px;
              color: \(Palette.star.hex(opacity: Palette.citationOpacity)); font-size: .8125rem; letter-spacing: 1.6px;
            }
            .label {
              position: absolute; width: 1px; height: 1px; overflow: hidden;
              clip-path: inset(50%); white-space: nowrap;
            }
            .leaving p { opacity: 0; }
            [data-motion="always"] footer p { animation: appear .3s; transition: opacity .5s; }
            @media (prefers-reduced-motion: no-preference) {
              [data-motion="auto"] footer p { animation: appear .3s; transition: opacity .5s; }
            }
            @keyframes appear { from { opacity: 0; } }
            .empty { display: grid; place-items: center; text-align: center; }
            .empty p {
              position: relative; z-index: 10000; margin: 0 20px; color: \(Palette.highlight.hex)99;
              font: 400 1.0625rem/1.5 ui-rounded, Quicksand, Nunito, Cantarell, system-ui, sans-serif;
            }
            """
    }

    // MARK: Behaviour

    /// Brings the view nearer to few trees, and moves the stars at 30 % of the trees' speed, by whole pixels
    /// so that they stay sharp. With reduced motion they scroll with the trees. The page opens at the newest
    /// tree. A wheel, a mouse and keys that would scroll down scroll sideways.
    ///
    /// The part of a tree's side that is above its foot.
    private static let stem = decimal(1 - ForestLayout.rootDepth)

    /// The citation goes after two seconds. If a key has opened it, it stays until the line is pressed
    /// again or loses the focus, so that a screen reader has time.
    static let script = """
        "use strict";
        const root = document.documentElement;
        const sky = document.getElementById("sky");
        const picture = document.querySelector("main");
        const wish = matchMedia("(prefers-reduced-motion: reduce)");
        const isStill = () => root.dataset.motion === "none"
          || (root.dataset.motion === "auto" && wish.matches);
        const last = () => Math.max(0, root.scrollWidth - innerWidth);
        const given = name => Number(getComputedStyle(root).getPropertyValue(name)) / 100;
        const [length, largest, nearest] = ["--trees", "--largest", "--nearest"].map(given);
        let isAwaited = false;
        let part = 1;
        function place() {
          isAwaited = false;
          const still = isStill();
          const way = Math.round(0.3 * scrollX * devicePixelRatio) / devicePixelRatio;
          const whole = picture.clientWidth;
          root.classList.toggle("drifting", !still);
          sky.style.setProperty("--part", still ? 1 : (whole - 0.7 * (whole - innerWidth)) / whole);
          sky.style.transform = still ? "" : `translateX(${-way}px)`;
          part = last() ? scrollX / last() : 1;
        }
        function placeSoon() {
          if (!isAwaited) requestAnimationFrame(place);
          isAwaited = true;
        }
        function layOut() {
          // Without the scroll bar.
          root.style.setProperty("--view", `${root.clientHeight}px`);
          const view = innerWidth / picture.clientHeight;
          const margin = Math.min(\(decimal(ForestCamera.margin.height)), \(decimal(ForestCamera.margin.width)) * view);
          const usual = Math.min(1, Math.max(\(decimal(ForestCamera.stepBack.least)),
            1 - \(decimal(ForestCamera.stepBack.slope)) * (1 - view)));
          const filling = Math.max(usual, (view - 2 * margin) / length);
          const zoom = length
            ? Math.min(nearest, filling, \(decimal(ForestCamera.widest)) * view / largest) : 1;
          root.style.setProperty("--zoom", zoom);
          scrollTo({left: part * last(), behavior: "instant"});
          place();
        }
        function move(way) {
          scrollBy({left: way, behavior: isStill() ? "instant" : "smooth"});
        }
        const ways = {
          Home: () => -last(), End: last, ArrowUp: () => -80, ArrowDown: () => 80,
          PageUp: () => -0.85 * innerWidth, PageDown: () => 0.85 * innerWidth,
        };
        addEventListener("keydown", event => {
          const way = ways[event.key];
          if (!way || event.ctrlKey || event.altKey || event.metaKey) return;
          event.preventDefault();
          move(way());
        });
        addEventListener("wheel", event => {
          if (event.ctrlKey || Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return;
          event.preventDefault();
          scrollBy({left: event.deltaY * [1, 32, innerWidth][event.deltaMode], behavior: "instant"});
        }, {passive: false});
        let held;
        picture.addEventListener("pointerdown", event => {
          if (event.pointerType !== "mouse" || event.button !== 0) return;
          held = event.clientX + scrollX;
          picture.setPointerCapture(event.pointerId);
        });
        picture.addEventListener("pointermove", event => {
          if (held !== undefined) scrollTo({left: held - event.clientX, behavior: "instant"});
        });
        for (const end of ["pointerup", "pointercancel"]) {
          picture.addEventListener(end, () => { held = undefined; });
        }
        addEventListener("scroll", placeSoon, {passive: true});
        addEventListener("resize", layOut);
        wish.addEventListener("change", placeSoon);
        history.scrollRestoration = "manual";
        layOut();
        const citation = document.querySelector("details");
        let alarm = 0;
        function hideCitation() {
          citation.classList.remove("leaving");
          citation.open = false;
        }
        citation?.addEventListener("toggle", () => {
          clearTimeout(alarm);
          citation.classList.remove("leaving");
          if (!citation.open || citation.querySelector(":focus-visible")) return;
          alarm = setTimeout(() => {
            citation.classList.add("leaving");
            alarm = setTimeout(hideCitation, isStill() ? 0 : 500);
          }, 2300);
        });
        citation?.addEventListener("focusout", hideCitation);
        """
}
