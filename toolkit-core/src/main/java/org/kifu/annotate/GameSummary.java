package org.kifu.annotate;

import java.util.List;
import org.kifu.board.StartSpec;
import org.kifu.game.GameHeader;
import org.kifu.game.SourceLocation;
import org.kifu.replay.Replay.Loan;

/**
 * The summary of a game, as it is known before anybody judges its moves.
 *
 * @param where its place in its source
 * @param number the game's number in its source, from 1
 * @param header names, event, place, date
 * @param rules the name of the rules it was replayed by
 * @param start how it began
 * @param result how it ended
 * @param loans the discs that a side without any left played from the other side's
 */
public record GameSummary(
    SourceLocation where,
    int number,
    GameHeader header,
    String rules,
    StartSpec start,
    GameResult result,
    List<Loan> loans) {
  /** Copies the loans. */
  public GameSummary {
    loans = List.copyOf(loans);
  }
}
