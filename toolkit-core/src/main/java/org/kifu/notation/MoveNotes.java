package org.kifu.notation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.Notes;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.Variation;

/** The notes of one line, by move. */
public final class MoveNotes {
  private final Notes notes;
  private final Map<Integer, Double> clocks = new HashMap<>();
  private final Map<Integer, Double> evaluations = new HashMap<>();

  /** Sorts the notes of a line. */
  public MoveNotes(Notes notes) {
    this.notes = notes;
    for (ClockTime clock : notes.clocks()) {
      clocks.putIfAbsent(clock.move(), clock.seconds());
    }
    for (Evaluation evaluation : notes.evaluations()) {
      evaluations.putIfAbsent(evaluation.move(), evaluation.discs());
    }
  }

  /** The comments after a number of moves. */
  public List<Remark> remarks(int moves) {
    return notes.remarks().stream().filter(remark -> remark.move() == moves).toList();
  }

  /** The tags after a number of moves. */
  public List<Tag> tags(int moves) {
    return notes.tags().stream().filter(tag -> tag.move() == moves).toList();
  }

  /** The variations that leave the line after a number of moves. */
  public List<Variation> variations(int moves) {
    return notes.variations().stream().filter(line -> line.move() == moves).toList();
  }

  /** The seconds that a move took, by its index. */
  public Optional<Double> seconds(int move) {
    return Optional.ofNullable(clocks.get(move));
  }

  /** The claimed value of a move in discs, by its index. */
  public Optional<Double> evaluation(int move) {
    return Optional.ofNullable(evaluations.get(move));
  }

  /** Whether there is a tag of this name before the first move. */
  public boolean hasTag(String name) {
    return notes.tags().stream().anyMatch(tag -> tag.move() == 0 && tag.name().equals(name));
  }
}
