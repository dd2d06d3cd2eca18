package org.kifu.format.transcript;

import java.util.List;
import java.util.Optional;
import org.kifu.board.StartSpec;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.CompactReplay.End;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;

/**
 * Asks the rules how far a text is legal; tournament games take the compact way. Not for use by
 * several threads.
 */
final class Legality {
  /** Turns a square over the horizontal axis, which exchanges the two crossed starts. */
  private static final int OTHER_RANK = 56;

  private final Rules<?, ?> rules;
  private final CompactReplay compact = new CompactReplay();

  Legality(Rules<?, ?> rules) {
    this.rules = rules;
  }

  /** Judges moves from the standard start; turned over if they are legal only so. */
  Verdict judge(WrittenMoves moves) {
    if (rules != Othello.RULES) {
      return judge(StartSpec.STANDARD, moves);
    }
    Verdict asWritten = judge(moves.squares(), false);
    if (asWritten.used() > 0 || moves.size() == 0) {
      return asWritten;
    }
    Verdict mirrored = judge(mirrored(moves.squares()), true);
    return mirrored.isLegal() ? mirrored : asWritten;
  }

  private Verdict judge(byte[] squares, boolean mirrored) {
    End end = compact.play(squares, 0, squares.length);
    return new Verdict(
        squares.length, compact.used(), end == End.COMPLETE, compact.plies(), mirrored);
  }

  /** Judges moves from any start. */
  Verdict judge(StartSpec start, WrittenMoves moves) {
    Replay<?, ?> replay = Replay.of(rules, record(start, MoveList.of(moves.asTokens())));
    int used =
        replay.ending() instanceof Replay.Ending.Illegal illegal ? illegal.token() : moves.size();
    return new Verdict(moves.size(), used, replay.isComplete(), replay.steps().size(), false);
  }

  private GameRecord record(StartSpec start, MoveList moves) {
    return new GameRecord(
        GameHeader.NONE,
        rules.name(),
        start,
        moves,
        Outcome.NONE,
        List.of(),
        List.of(),
        Optional.empty());
  }

  /** The same moves turned over; what is no square stays what it is. */
  static byte[] mirrored(byte[] squares) {
    byte[] mirrored = squares.clone();
    for (int i = 0; i < mirrored.length; i++) {
      boolean isSquare = (mirrored[i] & ~63) == 0;
      mirrored[i] = isSquare ? (byte) (mirrored[i] ^ OTHER_RANK) : mirrored[i];
    }
    return mirrored;
  }
}
