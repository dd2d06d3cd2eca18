package org.kifu.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.board.Disc;
import org.kifu.board.DiscSigns;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.TextBoard;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Othello;
import org.kifu.words.Words;

/**
 * A part of a game as a kifu diagram shows it: the discs that are on the board before it, and the
 * number of each disc placed in it. Numbers are continuous from the start of the game; passes have
 * no number.
 */
public final class KifuSheet {
  /**
   * A disc that was placed.
   *
   * @param number the number of discs that were placed in the game, including this one
   * @param square 0 to 63
   * @param mover the side that placed it
   */
  record Numbered(int number, int square, Disc mover) {}

  /**
   * A pass.
   *
   * @param after the number of discs that were placed in the game before the pass
   */
  private record Pass(Disc side, int after) {
    String told(Words words) {
      return words.filled("kifu.pass", words.mover(side), Integer.toString(after));
    }
  }

  private final Position before;
  private final Position after;
  private final List<Numbered> placed = new ArrayList<>();
  private final List<Pass> passes = new ArrayList<>();

  private KifuSheet(Replay<Position, Move> game, int first, int last) {
    List<Step<Position, Move>> steps = game.steps();
    int from = Math.clamp(first - 1L, 0, steps.size());
    int to = Math.clamp(last, from, steps.size());
    before = from < steps.size() ? steps.get(from).before() : game.end();
    after = to < steps.size() ? steps.get(to).before() : game.end();
    int number = 0;
    for (int i = 0; i < to; i++) {
      Step<Position, Move> step = steps.get(i);
      number += step.move().isPass() ? 0 : 1;
      if (i >= from) {
        add(step, number);
      }
    }
  }

  private void add(Step<Position, Move> step, int number) {
    Disc side = step.before().sideToMove();
    if (step.move().isPass()) {
      passes.add(new Pass(side, number));
    } else {
      placed.add(new Numbered(number, step.move().square(), side));
    }
  }

  /** The diagram of the whole game. */
  public static KifuSheet of(Replay<Position, Move> game) {
    return of(game, 1, game.steps().size());
  }

  /**
   * The diagram of some plies of a game.
   *
   * @param first the first ply, from 1, with passes counted
   * @param last the last ply; a number beyond the end of the game means its end, a number below
   *     {@code first} means no ply
   */
  public static KifuSheet of(Replay<Position, Move> game, int first, int last) {
    return new KifuSheet(game, first, last);
  }

  /**
   * The diagram of a whole annotated game, whose moves are not played again.
   *
   * @param game a game whose moves can all be played on the board
   */
  public static KifuSheet of(AnnotatedGame game) {
    List<Step<Position, Move>> steps = new ArrayList<>(game.moves().size());
    for (int i = 0; i < game.moves().size(); i++) {
      int square = game.moves().get(i).move().squareOn8x8();
      Move move = square < 0 ? Move.PASS : Move.at(square);
      steps.add(new Step<>(game.positions().get(i), move, i));
    }
    Position end = game.positions().getLast();
    boolean isOver = Othello.RULES.legalMoves(end).isEmpty();
    Ending ending = isOver ? new Ending.Complete() : new Ending.Unfinished();
    return of(new Replay<>(Othello.RULES, steps, end, ending));
  }

  /**
   * The diagram as text. Every square shows the number of the disc placed on it; discs that were
   * there before have their sign. A line below lists the passes. A line above names the side to
   * move if the diagram does not begin with the standard start. The words are English, because this
   * is a notation. Every line ends with a line feed. The reader of diagrams reads all of this.
   */
  public String text(DiscSigns signs) {
    TextBoard board = new TextBoard(signs).place(before);
    placed.forEach(disc -> board.number(disc.square(), disc.number()));
    String side = toMove().map(mover -> "To move: " + mover.label() + "\n").orElse("");
    return side + board.spaced() + passes(Words.english()).map(line -> line + "\n").orElse("");
  }

  /** The position before the first ply. */
  Position before() {
    return before;
  }

  /** The position after the last ply. */
  Position after() {
    return after;
  }

  /** The discs placed, in order. */
  List<Numbered> placed() {
    return placed;
  }

  /** The side that places the first disc; empty if the part begins with the standard start. */
  Optional<Disc> toMove() {
    return before.equals(Position.START)
        ? Optional.empty()
        : Optional.of(placed.isEmpty() ? before.sideToMove() : placed.getFirst().mover());
  }

  /**
   * The numbers of the moves and the side that begins, such as {@code moves 21–40, black to move}.
   */
  Optional<String> stretch(Words words) {
    return placed.isEmpty()
        ? Optional.empty()
        : toMove()
            .map(
                side ->
                    words.filled(
                        "kifu.stretch",
                        Integer.toString(placed.getFirst().number()),
                        Integer.toString(placed.getLast().number()),
                        words.mover(side)));
  }

  /** All passes in one line, such as {@code passes: white after 41, black after 55}. */
  Optional<String> passes(Words words) {
    return passes.isEmpty()
        ? Optional.empty()
        : Optional.of(
            words.filled(
                "kifu.passes",
                passes.stream().map(pass -> pass.told(words)).collect(Collectors.joining(", "))));
  }
}
