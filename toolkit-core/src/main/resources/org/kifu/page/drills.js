
// Problems: a click on a square is the answer. All words stand in the page.

const quiz = document.querySelector(".quiz");
const drills = [...document.querySelectorAll(".drill")];
const solved = new Set();
const tried = new Set();
let current = 0;

/** The key under which the browser keeps answers for some days after they are saved. */
const KEPT = "kifu-answers";
const DAYS_KEPT = 7;
const noted = new Set(keptAnswers());

const listed = (text) => (text ? text.split(" ") : []);
const said = (key, ...facts) => quiz.dataset[key].replace(/\{(\d)\}/g, (_, at) => facts[at]);

/** Lays a button over each square of a drawn board. */
function prepare(drill) {
  const words = { black: "●", white: "○", none: "" };
  const label = drill.querySelector("h2").textContent;
  const shape = Shape.of(drill.dataset.shape);
  const board = new Board(drill.querySelector(".face"), label, words, (square, button) =>
    answer(drill, button, moveTo(drill, shape, square)), shape);
  board.describe(drill.dataset.board, () => "");
  board.buttons.forEach((button) => button.classList.add("can"));
}

/** The move that ends on a square, a best one first; the name of the square if there is none. */
function moveTo(drill, shape, square) {
  const moves = [...listed(drill.dataset.best), ...listed(drill.dataset.legal)];
  return moves.find((move) => shape.squareOf(move) === square) || shape.nameOf(square);
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
  tally(drill, isBest);
  button.classList.add(isBest ? "is-best" : "is-wrong");
  line.className = isBest ? "answer right" : "answer wrong";
  line.textContent = isBest ? said("right", name) : refuted(drill, name);
  if (isBest) {
    drill.querySelector("details").open = true;
  }
}

/** Says that a square is wrong, and shows the reply that refutes it where it is known. */
function refuted(drill, name) {
  const wrong = name === drill.dataset.played ? said("played", name, drill.dataset.value) : said("wrong", name);
  const known = listed(drill.dataset.replies).find((each) => each.startsWith(`${name}:`));
  drill.querySelectorAll(".is-reply").forEach((square) => square.classList.remove("is-reply"));
  if (!known) {
    return wrong;
  }
  const reply = known.slice(name.length + 1);
  const shape = Shape.of(drill.dataset.shape);
  const square = shape.nameOf(shape.squareOf(reply));
  [...drill.querySelectorAll(".squares button")].find((each) => each.getAttribute("aria-label").split(",")[0] === square)
    .classList.add("is-reply");
  return `${wrong} ${said("reply", name, reply)}`;
}

/** Counts the first try of a problem and notes it for the file of progress. */
function tally(drill, isBest) {
  if (!tried.has(drill)) {
    tried.add(drill);
    if (isBest) {
      solved.add(drill);
    }
    note(drill, isBest);
  }
  document.querySelector(".tally").textContent = said("score", solved.size, tried.size);
}

function keptAnswers() {
  try {
    return (localStorage.getItem(KEPT) || "").split("\n").filter(Boolean);
  } catch {
    return [];
  }
}

function keepAnswers() {
  try {
    localStorage.setItem(KEPT, [...noted].join("\n"));
  } catch {
    // The answers stay until the page is closed.
  }
}

/** A day here, such as 2026-11-28. */
function dayOf(time) {
  const two = (number) => String(number).padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

const today = () => dayOf(new Date());

/** The answers as lines of a file of progress. */
const answersText = () => `${["date,position,answer", ...noted].join("\n")}\n`;

function note(drill, isBest) {
  if (drill.dataset.key) {
    keptAnswers().forEach((each) => noted.add(each)); // of other pages
    noted.add(`${today()},${drill.dataset.key},${isBest ? "right" : "wrong"}`);
    keepAnswers();
    document.querySelector(".answers").hidden = false;
  }
}

/**
 * Saves the answers as a file. The browser keeps them for some days more, as nobody knows whether the file was written; in
 * a file of progress, an answer may stand twice.
 */
function saveAnswers() {
  keptAnswers().forEach((each) => noted.add(each)); // of other pages
  const file = URL.createObjectURL(new Blob([answersText()], { type: "text/csv" }));
  made("a", { href: file, download: `kifu-answers-${today()}.csv` }).click();
  const day = dayOf(new Date(Date.now() - DAYS_KEPT * 24 * 3600 * 1000));
  noted.forEach((each) => {
    if (each < day) {
      noted.delete(each);
    }
  });
  keepAnswers();
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
  const at = drills.findIndex((drill) => `#${drill.id}` === location.hash);
  if (at >= 0) {
    show(at);
    drills[at].scrollIntoView();
  }
}

if (drills.length > 0) {
  drills.forEach(prepare);
  drills.forEach((drill) => drill.querySelector("details").addEventListener("toggle", () => tally(drill, false)));
  const saving = document.querySelector(".answers");
  if (saving) {
    saving.hidden = noted.size === 0;
    saving.querySelector("[data-answers=save]").addEventListener("click", saveAnswers);
    saving.querySelector("[data-answers=copy]").addEventListener("click", () =>
      copyText(answersText(), quiz.dataset.copied, quiz.dataset.notCopied));
  }
  document.querySelector("[data-go=previous]").addEventListener("click", () => go(-1));
  document.querySelector("[data-go=next]").addEventListener("click", () => go(1));
  document.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && (event.key === "n" || event.key === "p")) {
      go(event.key === "n" ? 1 : -1);
    }
  });
  addEventListener("hashchange", showAddressed);
  show(0);
  showAddressed();
}
