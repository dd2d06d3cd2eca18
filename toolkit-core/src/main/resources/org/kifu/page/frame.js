
// The frame of every page: signs of buttons, colours, print, short messages. Each page is complete without any script.

const SIGNS = {
  first: "M5 4v12M16 4.5v11L7.5 10z",
  back: "M13.5 4.5v11L5 10z",
  forward: "M6.5 4.5v11L15 10z",
  last: "M15 4v12M4 4.5v11L12.5 10z",
  auto: "M6 3.5v13L16.5 10z",
  pause: "M6.5 4v12M13.5 4v12",
  flip: "M6 3v13M2.8 12.8L6 16l3.2-3.2M14 17V4M10.8 7.2L14 4l3.2 3.2",
  copy: "M7 7h9.5v9.5H7zM13 4H3.5v9.5",
  link: "M8.5 11.5l3-3M7 9L4.6 11.4a2.8 2.8 0 0 0 4 4L11 13M13 11l2.4-2.4a2.8 2.8 0 0 0-4-4L9 7",
  keys: "M7.2 7.4a2.9 2.9 0 1 1 4.1 2.6c-.9.4-1.3 1-1.3 2M10 15.2v.1",
  print: "M6 8V3h8v5M6 14H3.5V8h13v6H14M6 12h8v5H6z",
  theme: "M10 6.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8zM10 1.8v1.6M10 16.6v1.6M1.8 10h1.6M16.6 10h1.6M4.2 4.2l1.1 1.1"
    + "M14.7 14.7l1.1 1.1M4.2 15.8l1.1-1.1M14.7 5.3l1.1-1.1",
  retry: "M4 10a6 6 0 1 0 2-4.5M4 3v3.5h3.5",
};
const FULL_SIGNS = new Set(["first", "back", "forward", "last", "auto"]);
const SVG = "http://www.w3.org/2000/svg";

/** An element of SVG with attributes. */
function drawn(name, attributes, ...content) {
  const made = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  made.append(...content);
  return made;
}

/** An element of HTML with attributes; content is text or elements. */
function made(name, attributes, ...content) {
  const element = document.createElement(name);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  element.append(...content);
  return element;
}

/** The sign of a button. */
function signOf(name) {
  return drawn("svg", {
    viewBox: "0 0 20 20",
    "aria-hidden": "true",
    fill: FULL_SIGNS.has(name) ? "currentColor" : "none",
    stroke: "currentColor",
    "stroke-width": 1.8,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  }, drawn("path", { d: SIGNS[name] }));
}

let saidAt = 0;

/** Says something for a moment. */
function say(text) {
  let place = document.querySelector(".toast");
  if (!place) {
    place = made("div", { class: "toast", role: "status" });
    document.body.append(place);
  }
  place.textContent = text;
  place.hidden = false;
  clearTimeout(saidAt);
  saidAt = setTimeout(() => (place.hidden = true), 1800);
}

/** Copies a text, also where a browser has no clipboard for files, and says whether it did. */
async function copyText(content, done, failed) {
  try {
    await navigator.clipboard.writeText(content);
    say(done);
  } catch {
    const area = made("textarea", { class: "aside" });
    area.value = content;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    say(isCopied ? done : failed);
  }
}

/** Colours of the system, light or dark ones; the choice is kept where the browser keeps things for a file. */
function chooseColours(button) {
  const themes = ["system", "light", "dark"];
  const kept = () => {
    try {
      return localStorage.getItem("kifu-colours");
    } catch {
      return null;
    }
  };
  const show = (theme) => {
    if (theme === "system") {
      delete document.documentElement.dataset.theme;
    } else {
      document.documentElement.dataset.theme = theme;
    }
    button.dataset.now = theme;
    button.title = button.dataset[theme];
    button.setAttribute("aria-label", button.dataset[theme]);
  };
  show(themes.includes(kept()) ? kept() : "system");
  button.addEventListener("click", () => {
    const next = themes[(themes.indexOf(button.dataset.now) + 1) % themes.length];
    try {
      localStorage.setItem("kifu-colours", next);
    } catch {
      // The choice holds until the page is closed.
    }
    show(next);
    say(button.title);
  });
}

document.body.classList.add("playable");
document.querySelectorAll(".top [data-do], .bar [data-go].icon").forEach((button) =>
  button.append(signOf(button.dataset.do || button.dataset.go)));
chooseColours(document.querySelector("[data-do=theme]"));
document.querySelector("[data-do=print]").addEventListener("click", () => print());
