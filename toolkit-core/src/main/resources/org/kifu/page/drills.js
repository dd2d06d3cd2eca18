"use strict";

// The page is complete without this script, which makes its boards answer. All words stand in the page.

const quiz = document.querySelector(".quiz");
const drills = [...document.querySelectorAll(".drill")];
const solved = new Set();
const tried = new Set();
let current = 0;

const squareName = (square) => String.fromCharCode(97 + (square % 8)) + String.fromCharCode(49 + (square >> 3));
const words = (text) => (text ? text.split(" ") : []);
const said = (key, ...facts) => quiz.dataset[key].replace(/\{(\d)\}/g, (_, at) => facts[at]);

/** Lays a button over each square of a drawn board. */
function addSquares(drill) {
  const grid = document.createElement("div");
  grid.className = "squares";
  grid.setAttribute("role", "grid");
  grid.setAttribute("aria-label", drill.querySelector("h2").textContent);
  for (let rank = 0; rank < 8; rank++) {
    const row = document.createElement("div");
    row.setAttribute("role", "row");
    for (let file = 0; file < 8; file++) {
      row.append(squareButton(drill, 8 * rank + file));
    }
    grid.append(row);
  }
  grid.addEventListener("keydown", (event) => moveFocus(event, grid));
  drill.querySelector(".face").append(grid);
}

function squareButton(drill, square) {
  const button = document.createElement("button");
  const disc = { X: "●", O: "○" }[drill.dataset.board[square]];
  button.type = "button";
  button.tabIndex = square === 0 ? 0 : -1;
  button.setAttribute("role", "gridcell");
  button.setAttribute("aria-label", disc ? `${squareName(square)} ${disc}` : squareName(square));
  button.addEventListener("click", () => answer(drill, button, squareName(square)));
  return button;
}

/** Arrow keys go from square to square, Home and End to the ends of a row. */
function moveFocus(event, grid) {
  const buttons = [...grid.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement);
  const to = {
    ArrowLeft: at % 8 > 0 ? at - 1 : at,
    ArrowRight: at % 8 < 7 ? at + 1 : at,
    ArrowUp: at >= 8 ? at - 8 : at,
    ArrowDown: at < 56 ? at + 8 : at,
    Home: at - (at % 8),
    End: at - (at % 8) + 7,
  }[event.key];
  if (at >= 0 && to !== undefined) {
    event.preventDefault();
    buttons[at].tabIndex = -1;
    buttons[to].tabIndex = 0;
    buttons[to].focus();
  }
}

/** Says whether a square is best; only the first try of a problem can solve it. */
function answer(drill, button, name) {
  const line = drill.querySelector(".answer");
  if (!words(drill.dataset.legal).includes(name)) {
    line.textContent = said("illegal", name);
    line.className = "answer";
    return;
  }
  const isBest = words(drill.dataset.best).includes(name);
  if (isBest && !tried.has(drill)) {
    solved.add(drill);
  }
  tried.add(drill);
  button.classList.add(isBest ? "is-best" : "is-wrong");
  line.className = isBest ? "answer right" : "answer wrong";
  line.textContent = isBest
    ? said("right", name)
    : name === drill.dataset.played
      ? said("played", name, drill.dataset.value)
      : said("wrong", name);
  if (isBest) {
    drill.querySelector("details").open = true;
  }
  tell();
}

function tell() {
  document.querySelector(".tally").textContent = said("score", solved.size, tried.size);
}

/** Shows one problem. */
function show(index) {
  current = Math.max(0, Math.min(drills.length - 1, index));
  drills.forEach((drill, at) => drill.classList.toggle("current", at === current));
  document.querySelector("[data-go=previous]").disabled = current === 0;
  document.querySelector("[data-go=next]").disabled = current === drills.length - 1;
}

/** Goes to another problem; the address names it, so that it can be linked to. */
function go(steps) {
  show(current + steps);
  history.replaceState(null, "", `#${drills[current].id}`);
}

function showAddressed() {
  show(Math.max(0, drills.findIndex((drill) => `#${drill.id}` === location.hash)));
}

if (drills.length > 0) {
  quiz.classList.add("playable");
  drills.forEach(addSquares);
  document.querySelector(".buttons").hidden = false;
  document.querySelector("[data-go=previous]").addEventListener("click", () => go(-1));
  document.querySelector("[data-go=next]").addEventListener("click", () => go(1));
  document.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && (event.key === "n" || event.key === "p")) {
      go(event.key === "n" ? 1 : -1);
    }
  });
  addEventListener("hashchange", showAddressed);
  showAddressed();
}
