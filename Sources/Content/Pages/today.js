"use strict";
const root = document.documentElement;
const [start, target, until] = ["start", "target", "until"].map(name =>
  name in root.dataset ? Number(root.dataset[name]) : undefined);
const find = name => document.getElementById(name);
const day = 86400;
let alarm = 0;

function showRunning(now) {
  const passed = Math.max(0, now - start);
  const elapsed = find("elapsed");
  const text = `${Math.floor(passed / 3600)}h ${Math.floor(passed % 3600 / 60)}m`;
  elapsed.hidden = false;
  if (elapsed.textContent !== text) elapsed.textContent = text;
  showDays(passed);
  for (const kind of ["h1", "p"]) {
    const phases = [...document.querySelectorAll(`${kind}.phase`)];
    const present = phases.findLast(phase => Number(phase.dataset.from) <= passed);
    for (const phase of phases) phase.hidden = phase !== present;
    if (kind === "h1" && present) find("tree")?.setAttribute("aria-label", present.dataset.tree);
  }
  for (const caution of document.querySelectorAll(".caution[data-from]"))
    caution.hidden = Number(caution.dataset.from) > passed;
  const since = find("since");
  since.dataset.full ??= since.textContent;
  since.textContent = passed < day ? since.dataset.recent : since.dataset.full;
  const tree = find("tree");
  if (!tree) return;
  const progress = Math.min(1, Math.max(0.05, passed / target));
  tree.style.opacity = 0.05 + 0.95 * progress;
  tree.querySelector(".warm").style.opacity = progress;
}

/* From two days on. A fast that is longer than any text has its hours alone. */
function showDays(passed) {
  const days = find("days"), hours = Math.floor(passed % day / 3600);
  const text = days.dataset.texts.split("|")[Math.floor(passed / day) - 2] ?? "";
  days.hidden = !text;
  const shown = text && hours
    ? days.dataset.withHours.replace("{days}", text).replace("{hours}", hours) : text;
  if (days.textContent !== shown) days.textContent = shown;
}

function show() {
  clearTimeout(alarm);
  if (document.hidden) return;
  const now = Math.floor(Date.now() / 1000);
  let rest;
  if (start !== undefined) {
    showRunning(now);
    rest = 60 - Math.max(0, now - start) % 60;
  } else if (until !== undefined) {
    const isOver = now >= until;
    const ended = find("ended");
    if (ended) {
      ended.hidden = isOver;
      find("later").hidden = !isOver;
    }
    if (!isOver) rest = Math.min(until - now, day);
  }
  if (rest) alarm = setTimeout(show, rest * 1000 - Date.now() % 1000 + 20);
}

document.addEventListener("visibilitychange", show);
addEventListener("pageshow", show);
show();
