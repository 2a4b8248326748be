// Brings the view nearer to few trees, and moves the stars at 30 % of the trees' speed, by whole pixels so that they
// stay sharp. With reduced motion they scroll with the trees. The page opens at the newest tree. A wheel, a mouse and
// keys that would scroll down scroll sideways.
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
// How far the camera goes, as `ForestCamera` says.
const [height, width, least, slope, widest] =
  ["--margin-height", "--margin-width", "--least", "--slope", "--widest"].map(given);
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
  const margin = Math.min(height, width * view);
  const usual = Math.min(1, Math.max(least,
    1 - slope * (1 - view)));
  const filling = Math.max(usual, (view - 2 * margin) / length);
  const zoom = length
    ? Math.min(nearest, filling, widest * view / largest) : 1;
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
// The citation goes after two seconds. If a key has opened it, it stays until the line is pressed again or loses the
// focus, so that a screen reader has time.
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
