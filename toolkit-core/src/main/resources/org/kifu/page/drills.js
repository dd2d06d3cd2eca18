
// Problems: a click on a square is the answer. All words stand in the page.

const quiz = document.querySelector(".quiz");
const drills = [...document.querySelectorAll(".drill")];
const solved = new Set();
const tried = new Set();
let current = 0;

const listed = (text) => (text ? text.split(" ") : []);
const said = (key, ...facts) => quiz.dataset[key].replace(/\{(\d)\}/g, (_, at) => facts[at]);

/** Lays a button over each square of a drawn board. */
function prepare(drill) {
  const words = { black: "●", white: "○", none: "" };
  const label = drill.querySelector("h2").textContent;
  const board = new Board(drill.querySelector(".face"), label, words, (square, button) =>
    answer(drill, button, nameOf(square)));
  board.describe(drill.dataset.board, () => "");
  board.buttons.forEach((button) => button.classList.add("can"));
}

/** Says whether a square is best; only the first try of a problem can solve it. */
function answer(drill, button, name) {
  const line = drill.querySelector(".answer");
  if (!listed(drill.dataset.legal).includes(name)) {
    line.textContent = said("illegal", name);
    line.className = "answer";
    return;
  }
  const isBest = listed(drill.dataset.best).includes(name);
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
  drills.forEach(prepare);
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
