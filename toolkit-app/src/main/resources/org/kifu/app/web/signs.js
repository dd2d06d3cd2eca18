// The signs of buttons that only the app has; they join those of the other pages.

Object.assign(SIGNS, {
  games: "M3 4h14M3 8h14M3 12h14M3 16h9",
  players: "M10 3.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM4 16.5c0-3.4 2.6-5 6-5s6 1.6 6 5z",
  openings: "M3 10h14M6.5 10c3.5 0 3.5-5.5 7-5.5H17M6.5 10c3.5 0 3.5 5.5 7 5.5H17",
  training: "M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 6.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8zM10 9.9v.2",
  board: "M3 3h14v14H3zM3 7.7h14M3 12.3h14M7.7 3v14M12.3 3v14",
  search: "M8.6 3.4a5.2 5.2 0 1 1 0 10.4 5.2 5.2 0 0 1 0-10.4zM12.5 12.5L17 17",
  star: "M10 2.6l2.2 4.7 5.1.6-3.8 3.5 1 5-4.5-2.5-4.5 2.5 1-5L2.7 7.9l5.1-.6z",
  drop: "M10 3v9M6.4 8.7L10 12.3l3.6-3.6M3.5 13.5V17h13v-3.5",
  remove: "M5 5l10 10M15 5L5 15",
  accept: "M4 10.5l4 4 8-9",
  check: "M8.6 3.4a5.2 5.2 0 1 1 0 10.4 5.2 5.2 0 0 1 0-10.4zM12.5 12.5L17 17M8.6 6v3M8.6 11.2v.1",
  keep: "M5.5 3h9v14l-4.5-3.6L5.5 17z",
  undo: "M7.5 4L3.5 8l4 4M3.5 8h8a4.5 4.5 0 0 1 0 9H8",
  engine: "M10 2.5v2.5M10 15v2.5M2.5 10H5M15 10h2.5M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM4.7 4.7l1.7 1.7M13.6 13.6l1.7 1.7M15.3 4.7l-1.7 1.7M6.4 13.6l-1.7 1.7",
  branch: "M6 3v14M6 12.5c0-5 8-2.5 8-8.5",
  jobs: "M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 5.8v4.400l3 1.8",
  pause: "M7 4.5v11M13 4.5v11",
  goOn: "M6.5 4l9 6-9 6z",
  up: "M10 16.5V4M5 8.8L10 4l5 4.8",
  again: "M15.8 7.5A6.3 6.3 0 1 0 16.3 11M16.5 3.5v4h-4",
  setup: "M3.5 16.5l1-4L13 4l3 3-8.5 8.5zM11 6l3 3",
});

/** A button with a sign and perhaps words; without words its label is the name and the hint. */
export function button(look, sign, words, act, label) {
  const element = made("button", { type: "button", class: look });
  if (sign) {
    element.append(signOf(sign));
  }
  if (words) {
    element.append(made("span", {}, words));
  }
  if (label) {
    element.setAttribute("aria-label", label);
    element.title = label;
  }
  element.addEventListener("click", act);
  return element;
}
