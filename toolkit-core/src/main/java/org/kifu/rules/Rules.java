package org.kifu.rules;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;

/**
 * The rules of one game. A forced pass is a legal move, and then the only one; a finished position
 * has none.
 *
 * @param <P> a position, immutable, with the side to move
 * @param <M> a move
 */
public interface Rules<P, M> {
  /** The name on the command line and in records, such as {@code othello}. */
  String name();

  /** Returns the position that a record starts from; nothing if these rules cannot read it. */
  Optional<P> start(StartSpec start);

  /** The side to move. */
  Disc sideToMove(P position);

  /** What these rules call a side, such as {@code gold} for the discs of {@link Disc#WHITE}. */
  default String nameOf(Disc side) {
    return side.label();
  }

  /** The legal moves, in the order of the squares; empty if the game is over. */
  List<M> legalMoves(P position);

  /** Returns the pass if it is the only legal move. */
  Optional<M> forcedPass(P position);

  /**
   * The position after a legal move.
   *
   * @param move one of {@link #legalMoves}
   */
  P play(P position, M move);

  /**
   * The leaves of the game tree below a position, as {@link Perft} counts them; rules that can
   * count without listing every move do.
   *
   * @param depth in plies, 1 or more
   */
  default long leaves(P position, int depth) {
    return Perft.byRules(this, position, depth);
  }

  /** Finds the move that a record's token means here, or says why there is none. */
  Resolution<M> resolve(P position, MoveToken token);

  /** Writes a move as a record would. */
  MoveToken token(M move);

  /**
   * The count of a position, with the empties as these rules give them; of use when the game is
   * over.
   */
  FinalCount count(P position);

  /** The count of a position in a clause for a person: {@code black 32, gold 32}. */
  default String standing(P position) {
    FinalCount count = count(position);
    return "%s %d, %s %d"
        .formatted(nameOf(Disc.BLACK), count.blackDiscs(), nameOf(Disc.WHITE), count.whiteDiscs());
  }

  /** What a game that is not over is about, in a clause for a person: {@code 12 squares empty}. */
  default String remaining(P position) {
    return emptySquares(count(position).empties());
  }

  /** How {@link #remaining} tells a number of empty squares. */
  static String emptySquares(int empties) {
    return "%d squares empty".formatted(empties);
  }

  /**
   * The count of a finished game, and who has won, which the count alone does not say: {@code black
   * 32, gold 32; won by black}.
   */
  default String result(P position) {
    Optional<Disc> winner = count(position).winner();
    return standing(position) + winner.map(side -> "; won by " + nameOf(side)).orElse("; drawn");
  }

  /**
   * The discs that each side has, those of the start among them, in games where a side that has
   * laid them all plays one of the other side's; nothing where discs are not lent. A loan changes
   * no move that is legal.
   */
  default OptionalInt lendingSupply() {
    return OptionalInt.empty();
  }

  /** Whether fewer discs win, so that a value has the sign that their difference has not. */
  default boolean fewerWin() {
    return false;
  }

  /**
   * A guess at what a position that is not over is worth to the side to move, in hundredths of a
   * disc, for a search that stops before the end; the count as it stands where these rules know no
   * better.
   */
  default int estimate(P position) {
    return count(position).worth(sideToMove(position));
  }

  /**
   * How much sooner a search should try a move than another that leaves as many replies, counted in
   * replies; 0 where these rules know no better. It changes no value.
   */
  default int promise(P position, M move) {
    return 0;
  }

  /**
   * Draws a position in text: letters above, numbers at the left, {@code X} black, {@code O} white,
   * a dot on every empty square; each line with a line feed.
   */
  String draw(P position);

  /** What lies on the board, for a picture; nothing for games that have pictures of their own. */
  default Optional<BoardFace> face(P position) {
    return Optional.empty();
  }

  /** A key equal for equal positions, side to move included, and comparable across runs. */
  String key(P position);
}
