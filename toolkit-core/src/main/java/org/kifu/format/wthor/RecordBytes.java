package org.kifu.format.wthor;

import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.CompactReplay;
import org.kifu.rules.Othello;

/** The moves and the score of a record as WTHOR writes them. */
final class RecordBytes {
  private static final int NO_CODE = -1;

  private RecordBytes() {}

  /** The reason the moves of a game cannot be written; nothing if they can. */
  static Optional<String> refusal(GameRecord game) {
    if (!game.rules().equals(GameRecord.OTHELLO)) {
      return Optional.of("the rules " + game.rules());
    }
    if (!isStandard(game.start())) {
      return Optional.of("another start than the standard one");
    }
    int squares = 0;
    for (MoveToken token : game.moves()) {
      if (!(token instanceof MoveToken.Pass)) {
        if (code(token) == NO_CODE) {
          return Optional.of("the move " + token + ", which is not a square of the 8x8 board");
        }
        squares++;
      }
    }
    if (squares > WthorLayout.MAX_MOVES) {
      return Optional.of("more than %d moves".formatted(WthorLayout.MAX_MOVES));
    }
    boolean passes = squares < game.moves().size();
    return passes && replay(game.moves()).isEmpty()
        ? Optional.of("a written pass in a game that is not legal")
        : Optional.empty();
  }

  /** Puts the moves in their place in a record; passes are left out. */
  static void putMoves(GameRecord game, byte[] bytes) {
    int at = WthorLayout.MOVES;
    for (MoveToken token : game.moves()) {
      if (!(token instanceof MoveToken.Pass)) {
        bytes[at++] = (byte) code(token);
      }
    }
  }

  /** The declared score; otherwise that of a game played to its end; otherwise none. */
  static int score(GameRecord game) {
    OptionalInt declared = game.declared().blackDiscs();
    if (declared.isPresent()) {
      return isScore(declared.getAsInt()) ? declared.getAsInt() : WthorLayout.NO_SCORE;
    }
    return replay(game.moves())
        .filter(Ended::complete)
        .map(Ended::blackDiscs)
        .orElse(WthorLayout.NO_SCORE);
  }

  static boolean isScore(int discs) {
    return discs >= 0 && discs <= WthorLayout.MAX_SCORE;
  }

  private record Ended(boolean complete, int blackDiscs) {}

  /** The end of legal moves; nothing for other moves. */
  private static Optional<Ended> replay(MoveList moves) {
    if (!moves.isCompact()) {
      return Optional.empty();
    }
    CompactReplay replay = new CompactReplay();
    CompactReplay.End end = replay.play(moves.squares(), 0, moves.size());
    return end == CompactReplay.End.ILLEGAL
        ? Optional.empty()
        : Optional.of(new Ended(end == CompactReplay.End.COMPLETE, replay.blackDiscs()));
  }

  private static boolean isStandard(StartSpec start) {
    return Othello.RULES.start(start).filter(Position.START::equals).isPresent();
  }

  private static int code(MoveToken token) {
    return switch (token) {
      case MoveToken.Place(int file, int rank) when (file | rank) < 8 ->
          WthorLayout.code(Square.at(file, rank));
      case MoveToken.NoSquare(String written) -> WthorCode.parse(written).orElse(NO_CODE);
      case MoveToken.Place _,
          MoveToken.PlaceToward _,
          MoveToken.Path _,
          MoveToken.Coloured _,
          MoveToken.Pass _ ->
          NO_CODE;
    };
  }

  /** Move bytes that name no square, as the words for them in a record. */
  static final class WthorCode {
    private static final String WORD = "code ";

    private WthorCode() {}

    static String text(int code) {
      return WORD + code;
    }

    /** The byte from which {@link #text} was made; nothing for other words. */
    static OptionalInt parse(String text) {
      for (int code = 1; code < 256; code++) {
        if (text.equals(text(code))) {
          return OptionalInt.of(code);
        }
      }
      return OptionalInt.empty();
    }
  }
}
