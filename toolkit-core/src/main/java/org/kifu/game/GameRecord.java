package org.kifu.game;

import java.util.List;
import java.util.Optional;
import org.kifu.board.StartSpec;

/**
 * One game as its source states it; nothing has been replayed.
 *
 * @param header names, event, place, date
 * @param rules the name of the rules, {@code othello} by default
 * @param start the start of the game
 * @param moves the moves as written: passes only where the source writes them
 * @param declared the result that the source states
 * @param theory the archive's theoretical score
 * @param notes comments, times and everything else that is written at the moves
 */
public record GameRecord(
    GameHeader header,
    String rules,
    StartSpec start,
    MoveList moves,
    Outcome declared,
    Optional<TheoreticalScore> theory,
    Notes notes) {
  /** The name of the tournament game. */
  public static final String OTHELLO = "othello";

  /** A game whose notes are only comments and times. */
  public GameRecord(
      GameHeader header,
      String rules,
      StartSpec start,
      MoveList moves,
      Outcome declared,
      List<Remark> remarks,
      List<ClockTime> clocks,
      Optional<TheoreticalScore> theory) {
    this(header, rules, start, moves, declared, theory, Notes.of(remarks, clocks));
  }

  /** A tournament game with nothing but its moves. */
  public static GameRecord ofMoves(MoveList moves) {
    return of(OTHELLO, StartSpec.STANDARD, moves);
  }

  /** A game with nothing but its rules, start and moves. */
  public static GameRecord of(String rules, StartSpec start, MoveList moves) {
    return new GameRecord(
        GameHeader.NONE, rules, start, moves, Outcome.NONE, Optional.empty(), Notes.NONE);
  }

  /** A tournament game from the standard start. */
  public static GameRecord of(GameHeader header, MoveList moves, Outcome declared) {
    return new GameRecord(
        header, OTHELLO, StartSpec.STANDARD, moves, declared, Optional.empty(), Notes.NONE);
  }

  /** The same game with another header. */
  public GameRecord withHeader(GameHeader newHeader) {
    return new GameRecord(newHeader, rules, start, moves, declared, theory, notes);
  }

  /** The same game with another start. */
  public GameRecord withStart(StartSpec newStart) {
    return new GameRecord(header, rules, newStart, moves, declared, theory, notes);
  }

  /** The same game with other moves. */
  public GameRecord withMoves(MoveList newMoves) {
    return new GameRecord(header, rules, start, newMoves, declared, theory, notes);
  }

  /** The same game with other notes. */
  public GameRecord withNotes(Notes newNotes) {
    return new GameRecord(header, rules, start, moves, declared, theory, newNotes);
  }

  /** The comments, in the order of their moves. */
  public List<Remark> remarks() {
    return notes.remarks();
  }

  /** The times, in the order of their moves. */
  public List<ClockTime> clocks() {
    return notes.clocks();
  }
}
