// The answer of the engine to a move, where no line is stored: the best one of the first search that is deep enough.

const DEEP = 8; // plies
const PATIENCE = 1500; // milliseconds

/** The best move of the side to move, or nothing if the engine does not answer. */
export function replyTo(node, signal) {
  return new Promise((resolve) => {
    let best = "";
    const stream = new EventSource(`api/analyse?${new URLSearchParams({ board: node.board, toMove: node.mover })}`);
    const end = () => {
      clearTimeout(waiting);
      stream.close();
      resolve(best);
    };
    const waiting = setTimeout(end, PATIENCE);
    signal.addEventListener("abort", end);
    stream.addEventListener("values", (event) => {
      const { depth, moves } = JSON.parse(event.data);
      best = moves.length > 0 ? moves[0].move : best;
      if (depth >= DEEP) {
        end();
      }
    });
    ["end", "busy", "error"].forEach((name) => stream.addEventListener(name, end));
  });
}
