package org.kifu.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.board.MoveToken;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.Variation;
import org.kifu.rules.Rules;

/**
 * A game that continues from its record: moves are taken back, made again, and played. Nothing that
 * was taken back is lost: once another move is played in its place, or at the end, it becomes a
 * variation of the line on the board. For one thread.
 *
 * @param <P> a position
 * @param <M> a move
 */
public final class EditedGame<P, M> {
  private final Rules<P, M> rules;
  private final GameRecord begun;

  /** The moves on the board, followed by those that can be made again. */
  private List<MoveToken> line;

  private Notes notes;
  private int onBoard;

  private EditedGame(Rules<P, M> rules, GameRecord record) {
    this.rules = rules;
    this.begun = record;
    this.line = record.moves();
    this.notes = record.notes();
    this.onBoard = line.size();
  }

  /**
   * Starts at the end of a record.
   *
   * @throws IllegalArgumentException if the record has a start or a move that the rules forbid
   */
  public static <P, M> EditedGame<P, M> from(Rules<P, M> rules, GameRecord record) {
    switch (Replay.of(rules, record).ending()) {
      case Replay.Ending.Illegal bad -> throw new IllegalArgumentException(bad.message());
      case Replay.Ending.BadStart() ->
          throw new IllegalArgumentException("the start is not a position of " + rules.name());
      case Replay.Ending.Complete(), Replay.Ending.Unfinished() -> {}
    }
    return new EditedGame<>(rules, record);
  }

  /** Takes the last written move back, and a forced pass before it; false at the start. */
  public boolean undo() {
    boolean hasAny = onBoard > 0;
    onBoard -= hasAny ? 1 : 0;
    return hasAny;
  }

  /** Makes the move again that was taken back last; false if there is none. */
  public boolean redo() {
    boolean hasMore = onBoard < line.size();
    onBoard += hasMore ? 1 : 0;
    return hasMore;
  }

  /**
   * Plays a move. If it is the move that was taken back last, it is made again; any other move
   * turns all that was taken back into a variation.
   *
   * @return the reason why the move cannot be played; nothing if it was played
   */
  public Optional<String> play(MoveToken move) {
    if (onBoard < line.size() && line.get(onBoard).equals(move)) {
      redo();
      return Optional.empty();
    }
    List<MoveToken> longer = new ArrayList<>(line.subList(0, onBoard));
    longer.add(move);
    if (replayed(longer).ending() instanceof Replay.Ending.Illegal bad) {
      return Optional.of(bad.message());
    }
    notes = notesOnBoard();
    line = longer;
    onBoard++;
    return Optional.empty();
  }

  /** The replay of the moves on the board. */
  public Replay<P, M> replay() {
    return replayed(line.subList(0, onBoard));
  }

  private Replay<P, M> replayed(List<MoveToken> moves) {
    return Replay.of(rules, with(moves, notes));
  }

  private Notes notesOnBoard() {
    if (onBoard == line.size()) {
      return notes;
    }
    MoveList takenBack = MoveList.of(line.subList(onBoard, line.size()));
    return notes.upTo(onBoard).with(new Variation(onBoard, takenBack, notes.after(onBoard)));
  }

  /**
   * The game on the board, with the moves that were taken back as variations. The result and the
   * theoretical score belong to the moves of the original record, and are left out if those
   * changed.
   */
  public GameRecord record() {
    return begun.moves().equals(line) && onBoard == line.size()
        ? begun
        : with(line.subList(0, onBoard), notesOnBoard());
  }

  private GameRecord with(List<MoveToken> moves, Notes written) {
    return new GameRecord(
        begun.header(),
        begun.rules(),
        begun.start(),
        MoveList.of(moves),
        Outcome.NONE,
        Optional.empty(),
        written);
  }
}
