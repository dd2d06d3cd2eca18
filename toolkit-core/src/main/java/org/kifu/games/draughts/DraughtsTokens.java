package org.kifu.games.draughts;

import java.util.List;
import java.util.stream.Collectors;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Coloured;
import org.kifu.board.MoveToken.NoSquare;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Path;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.MoveToken.PlaceToward;
import org.kifu.rules.TokenMeaning;
import org.kifu.rules.TokenMeaning.Illegal;
import org.kifu.rules.TokenMeaning.IllegalReason;
import org.kifu.rules.TokenMeaning.Legal;

/** The meaning of tokens: the move, or the reason why there is none, in the words of the rules. */
record DraughtsTokens(RussianDraughts rules, DraughtsPosition position) {
  private static final int SIDE = 8;
  private static final int MOST_CHOICES = 4;

  TokenMeaning<DraughtsMove> resolve(MoveToken token) {
    return switch (token) {
      case Path path when !path.places().stream().allMatch(DarkSquares::has) -> noSquare(path);
      case Path path -> way(path);
      case Pass() ->
          isOver()
              ? Illegal.afterTheEnd("this pass")
              : new Illegal<>(IllegalReason.PASS_NOT_FORCED, "nobody passes in draughts");
      case Place _, PlaceToward _, Coloured _, NoSquare _ ->
          new Illegal<>(
              IllegalReason.NO_SQUARE, "'" + token + "' is not a move from a square to another");
    };
  }

  private TokenMeaning<DraughtsMove> noSquare(Path path) {
    Place wrong =
        path.places().stream().filter(place -> !DarkSquares.has(place)).findFirst().orElseThrow();
    boolean isLight = wrong.file() < SIDE && wrong.rank() < SIDE;
    return new Illegal<>(
        IllegalReason.NO_SQUARE,
        wrong
            + (isLight
                ? " is a light square, where nobody plays"
                : " is not a square of the board"));
  }

  private boolean isOver() {
    return rules.legalMoves(position).isEmpty();
  }

  private TokenMeaning<DraughtsMove> way(Path path) {
    int from = DarkSquares.at(path.places().getFirst());
    int to = DarkSquares.at(path.places().getLast());
    List<DraughtsMove> ends =
        rules.moves(position, new MoveGenerator(true)).stream()
            .filter(move -> move.from() == from && move.to() == to)
            .toList();
    List<DraughtsMove> whole =
        ends.stream().filter(move -> move.token().equals(path)).toList(); // nothing is left out
    List<DraughtsMove> different =
        whole.isEmpty()
            ? ends.stream().filter(move -> isWritten(move, path)).distinct().toList()
            : whole;
    if (different.size() == 1) {
      return new Legal<>(different.getFirst());
    }
    return different.isEmpty() ? illegal(path, from, to) : ambiguous(path, different);
  }

  /**
   * Whether a record may mean this move: the move has the squares of the record in their order, and
   * is a capture if the record writes a capture. A move that is written with a dash may also be a
   * capture.
   */
  private static boolean isWritten(DraughtsMove move, Path path) {
    if (path.isCapture() && !move.isCapture()) {
      return false;
    }
    int found = 0;
    for (Place place : move.places()) {
      found += found < path.places().size() && path.places().get(found).equals(place) ? 1 : 0;
    }
    return found == path.places().size();
  }

  private static TokenMeaning<DraughtsMove> ambiguous(Path path, List<DraughtsMove> moves) {
    return new Illegal<>(
        IllegalReason.AMBIGUOUS,
        "%s captures in %d ways: write %s".formatted(path, moves.size(), names(moves, " or ")));
  }

  private TokenMeaning<DraughtsMove> illegal(Path path, int from, int to) {
    if (isOver()) {
      return RussianDraughts.isDrawn(position)
          ? new Illegal<>(IllegalReason.GAME_OVER, "the game is drawn by count before " + path)
          : Illegal.afterTheEnd(path.toString());
    }
    Place start = path.places().getFirst();
    long bit = 1L << from;
    if ((position.opponent() & bit) != 0) {
      return new Illegal<>(
          IllegalReason.WRONG_SIDE,
          "%s holds a piece of %s, and %s is to move"
              .formatted(start, position.sideToMove().opponent().label(), side()));
    }
    if ((position.player() & bit) == 0) {
      return new Illegal<>(IllegalReason.NO_SUCH_WAY, start + " is empty");
    }
    if (((position.player() | position.opponent()) & 1L << to) != 0 && from != to) {
      return Illegal.taken(path.places().getLast().toString());
    }
    return ofPiece(path, from, to);
  }

  private TokenMeaning<DraughtsMove> ofPiece(Path path, int from, int to) {
    List<DraughtsMove> captures =
        rules.legalMoves(position).stream().filter(DraughtsMove::isCapture).toList();
    List<DraughtsMove> longer =
        captures.stream().filter(move -> move.from() == from && passes(move, path)).toList();
    if (!longer.isEmpty()) {
      return new Illegal<>(
          IllegalReason.MUST_GO_ON,
          "the capture %s has to go on: %s".formatted(path, names(longer, " or ")));
    }
    if (!captures.isEmpty() && rules.isCaptureObligatory()) {
      return new Illegal<>(
          IllegalReason.MUST_CAPTURE,
          "%s must capture: %s does not, %s would"
              .formatted(side(), path, names(captures, " or ")));
    }
    return new Illegal<>(IllegalReason.NO_SUCH_WAY, path + ": " + why(path, from, to));
  }

  /** Whether a capture lands where the written one ends, and continues from there. */
  private static boolean passes(DraughtsMove move, Path path) {
    List<Place> places = move.places();
    int at = places.indexOf(path.places().getLast());
    return at > 0 && at < places.size() - 1;
  }

  private String why(Path path, int from, int to) {
    boolean isKing = (position.kings() >>> from & 1) != 0;
    if (path.isCapture()) {
      return "there is nothing to capture that way";
    }
    int ranks = to / SIDE - from / SIDE;
    boolean isBack = position.sideToMove() == Disc.WHITE ? ranks < 0 : ranks > 0;
    return isKing
        ? "a king moves along a diagonal as far as it is free"
        : isBack
            ? "a man goes back only to capture"
            : "a man moves one square forward along a diagonal";
  }

  private String side() {
    return position.sideToMove().label();
  }

  private static String names(List<DraughtsMove> moves, String separator) {
    String names =
        moves.stream()
            .limit(MOST_CHOICES)
            .map(DraughtsMove::toString)
            .collect(Collectors.joining(separator));
    return moves.size() > MOST_CHOICES ? names + ", ..." : names;
  }
}
