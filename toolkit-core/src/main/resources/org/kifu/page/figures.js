
// Figures of openings: results, intervals and shares, and the symmetries by which positions count as one.

/** The eight symmetries, each as the new square of every square. */
const TURNS = [...Array(8).keys()].map((turn) => SQUARES.map((square) => {
  let x = square % 8;
  let y = square >> 3;
  x = turn & 1 ? 7 - x : x;
  y = turn & 2 ? 7 - y : y;
  return turn & 4 ? 8 * x + y : 8 * y + x;
}));

function turnedBy(turn, board) {
  const image = Array(64);
  turn.forEach((to, from) => (image[to] = board[from]));
  return image.join("");
}

const percent = (share) => Math.round(100 * share);

/** The score of black with its 95 % interval (Wilson). */
function wilson(points, games) {
  const z = 1.959964;
  const share = points / games;
  const below = 1 + (z * z) / games;
  const middle = share + (z * z) / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return [share, (middle - half) / below, (middle + half) / below];
}

function meter(share) {
  const svg = drawn("svg", { class: "meter", viewBox: "0 0 36 8", preserveAspectRatio: "none", "aria-hidden": "true" });
  svg.append(drawn("rect", { class: "track", width: 36, height: 8 }), drawn("rect", { class: "fb", width: 36 * share, height: 8 }));
  return svg;
}

function resultBar(row) {
  const black = (132 * row.black) / row.games;
  const draws = (132 * row.draws) / row.games;
  const white = 132 - black - draws;
  const label = `${row.black} – ${row.draws} – ${row.games - row.black - row.draws}`;
  const svg = drawn("svg", { class: "results", viewBox: "0 0 132 18", role: "img", "aria-label": label });
  svg.append(
    drawn("rect", { class: "rb", width: black, height: 18 }),
    drawn("rect", { class: "rd", x: black, width: draws, height: 18 }),
    drawn("rect", { class: "rw", x: black + draws, width: white, height: 18 }),
    drawn("rect", { class: "around", x: 0.5, y: 0.5, width: 131, height: 17 }),
  );
  if (black > 22) {
    svg.append(drawn("text", { class: "on-b", x: 5, y: 13 }, String(percent(row.black / row.games))));
  }
  if (white > 22) {
    svg.append(drawn("text", { class: "on-w", x: 127, y: 13 }, String(percent(white / 132))));
  }
  return svg;
}

function whisker(row) {
  const x = (share) => 2 + 96 * share;
  const svg = drawn("svg", { class: "interval", viewBox: "0 0 100 12", "aria-hidden": "true" });
  svg.append(
    drawn("path", { class: "even", d: "M50 0v12" }),
    drawn("path", { class: "span", d: `M${x(row.low)} 6H${x(row.high)}` }),
    drawn("circle", { cx: x(row.score), cy: 6, r: 3.5 }),
  );
  return svg;
}
