package org.kifu.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.board.Disc;
import org.kifu.board.DiscSigns;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.replay.NumberedDiscs;
import org.kifu.replay.NumberedDiscs.NumberedDisc;
import org.kifu.replay.NumberedDiscs.PassBetween;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.BoardFace;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.words.Words;

/**
 * A part of a game as a kifu diagram shows it, with the words below the board. The game has any
 * rules by which discs stay where they are placed.
 */
public final class KifuSheet {
  private final NumberedDiscs part;

  private KifuSheet(NumberedDiscs part) {
    this.part = part;
  }

  /** Whether games by these rules have diagrams. */
  public static boolean isFor(Rules<?, ?> rules) {
    return NumberedDiscs.areKnownBy(rules);
  }

  /** The diagram of the whole game. */
  public static <P, M> KifuSheet of(Replay<P, M> game) {
    return of(game, 1, game.steps().size());
  }

  /**
   * The diagram of some plies of a game.
   *
   * @param first the first ply, from 1, with passes counted
   * @param last the last ply; a number beyond the end of the game means its end, a number below
   *     {@code first} means no ply
   * @throws IllegalArgumentException if the game {@linkplain #isFor has none}
   */
  public static <P, M> KifuSheet of(Replay<P, M> game, int first, int last) {
    return new KifuSheet(NumberedDiscs.of(game, first, last));
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
   * there before have their sign. Lines below list the passes, and the lines that were flipped
   * where the square alone does not say which. A line above names the side to move if the diagram
   * does not begin with the standard start. The words are English, because this is a notation.
   * Every line ends with a line feed. The reader of diagrams reads all of this.
   */
  public String text(DiscSigns signs) {
    return part.text(signs)
        + remarks(Words.english()).map(line -> line + "\n").collect(Collectors.joining());
  }

  /** The board before the first ply. */
  BoardFace before() {
    return part.before();
  }

  /** The board after the last ply. */
  BoardFace after() {
    return part.after();
  }

  /** The discs placed, in order. */
  List<NumberedDisc> placed() {
    return part.discs();
  }

  /** The side to move before the first ply. */
  Disc sideBefore() {
    return part.side();
  }

  /**
   * The numbers of the moves and the side that begins, such as {@code moves 21–40, black to move};
   * empty if the part begins with the standard start or has no move.
   */
  Optional<String> stretch(Words words) {
    return placed().isEmpty() || part.isFromStart()
        ? Optional.empty()
        : Optional.of(
            words.filled(
                "kifu.stretch",
                Integer.toString(placed().getFirst().number()),
                Integer.toString(placed().getLast().number()),
                mover(placed().getFirst().mover(), words)));
  }

  /** The lines of text below the board: the passes, and the lines that were chosen. */
  Stream<String> remarks(Words words) {
    return Stream.of(
            passes(words), part.chosenLines().map(lines -> words.filled("kifu.lines", lines)))
        .flatMap(Optional::stream);
  }

  /** All passes in one line, such as {@code passes: white after 41, black after 55}. */
  Optional<String> passes(Words words) {
    return part.passes().isEmpty()
        ? Optional.empty()
        : Optional.of(
            words.filled(
                "kifu.passes",
                part.passes().stream()
                    .map(pass -> told(pass, words))
                    .collect(Collectors.joining(", "))));
  }

  private String told(PassBetween pass, Words words) {
    return words.filled("kifu.pass", mover(pass.side(), words), Integer.toString(pass.after()));
  }

  /** The name of a side in a sentence, by the discs that the game is sold with. */
  String mover(Disc side, Words words) {
    return isGold(side) ? words.of("mover.white.gold") : words.mover(side);
  }

  /** The name of a side in a heading. */
  String side(Disc side, Words words) {
    return isGold(side) ? words.of("page.white.gold") : words.of(side);
  }

  private boolean isGold(Disc side) {
    return side == Disc.WHITE && before().make() == BoardFace.Make.RAVENSBURGER;
  }
}
