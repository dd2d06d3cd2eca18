package org.kifu.rules;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;

/**
 * The rules of one game: its start, its legal moves, the meaning of a record's words, and the
 * count. A forced pass is a legal move, and then the only one; a finished position has no legal
 * moves.
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
   * The leaves of the game tree below a position, as {@link Perft} counts them. Rules that can
   * count without listing every move override this.
   *
   * @param depth the depth in plies, 1 or more
   */
  default long leaves(P position, int depth) {
    return Perft.byRules(this, position, depth);
  }

  /** Finds the move that a record's token means in a position, or the reason why there is none. */
  TokenMeaning<M> resolve(P position, MoveToken token);

  /** Writes a move as a record would. */
  MoveToken token(M move);

  /**
   * The count of a position, with the empty squares given by these rules; meaningful when the game
   * is over.
   */
  FinalCount count(P position);

  /**
   * The number of discs of each side, including those of the start, in games where a side that has
   * placed them all plays one of the other side's; nothing if discs are not lent. Loans do not
   * change which moves are legal.
   */
  default OptionalInt lendingSupply() {
    return OptionalInt.empty();
  }

  /** Whether fewer discs win, so that a value has the opposite sign of the disc difference. */
  default boolean fewerWin() {
    return scoring().filter(DiscScoring::fewerWin).isPresent();
  }

  /**
   * The way in which numbers of discs become a result; nothing for games that discs do not decide.
   */
  default Optional<DiscScoring> scoring() {
    return Optional.empty();
  }

  /** Whether one player plays alone, so that there are no two sides whose results differ. */
  default boolean isForOnePlayer() {
    return false;
  }

  /** The number that one player achieved, the more the better; nothing in games of two. */
  default OptionalInt achieved(P position) {
    return OptionalInt.empty();
  }

  /**
   * Whether moves, flips, passes and the end are those of tournament Othello, from its start or
   * from the same start with the colours exchanged. The result of a game may be another.
   */
  default boolean isPlayedAsOthello() {
    return false;
  }

  /** The side that moves first from the standard start. */
  default Disc firstToMove() {
    return start(StartSpec.STANDARD).map(this::sideToMove).orElseThrow();
  }

  /** The position after the pass, if it is the only legal move; else the position itself. */
  default P afterForcedPass(P position) {
    return forcedPass(position).map(pass -> play(position, pass)).orElse(position);
  }

  /** The unit of the values of positions, in the plural: {@code discs}, {@code men} or another. */
  default String valueUnit() {
    return scoring().isPresent() ? "discs" : "men";
  }

  /**
   * A key that is equal for equal positions, including the side to move, and comparable across
   * runs. If discs decide the game, the key begins with a sign for each square, row by row without
   * the holes.
   */
  String key(P position);

  /** The display of this game for people. */
  Display<P> display();

  /** The hints of these rules to a search; by default, the current count. */
  default SearchHints<P, M> hints() {
    return position -> count(position).worth(sideToMove(position));
  }
}
