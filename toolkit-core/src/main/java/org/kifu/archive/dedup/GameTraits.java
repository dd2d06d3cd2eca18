package org.kifu.archive.dedup;

import java.io.Serializable;
import org.kifu.game.SourceLocation;
import org.kifu.spill.RecordCodec;

/**
 * All that a game is compared with others by.
 *
 * @param index its place in the input order of all games, from 0
 * @param where its first byte
 * @param number in its source, from 1
 * @param facts what is known of it besides its moves
 * @param line start and moves
 * @param moves the number of moves, passes not counted if the game is legal
 * @param board the discs at the end
 * @param meeting {@link GameFacts#meeting}
 */
public record GameTraits(
    long index,
    SourceLocation where,
    int number,
    GameFacts facts,
    GameLine line,
    int moves,
    FinalBoard board,
    String meeting)
    implements Serializable {
  /** Writes traits to a file. */
  public static final RecordCodec<GameTraits> CODEC = new TraitsCodec();

  /** Objects and references, about. */
  private static final int OVERHEAD = 520;

  /** About how many bytes it takes in memory; texts that games share are counted each time. */
  public long weight() {
    long texts =
        (long) facts.black().length()
            + facts.white().length()
            + facts.event().length()
            + facts.place().length()
            + facts.notes().length()
            + 2L * meeting.length()
            + where.source().length();
    return OVERHEAD + texts + line.bytes().length;
  }

  /** The same game at another place of the input. */
  GameTraits at(long newIndex) {
    return new GameTraits(newIndex, where, number, facts, line, moves, board, meeting);
  }

  /** The same game with other facts. */
  public GameTraits with(GameFacts newFacts) {
    return new GameTraits(index, where, number, newFacts, line, moves, board, newFacts.meeting());
  }

  /** Whether moves and facts are the same, to the letter. */
  boolean isIdenticalTo(GameTraits other) {
    return line.equals(other.line) && line.turn() == other.line.turn() && facts.equals(other.facts);
  }
}
