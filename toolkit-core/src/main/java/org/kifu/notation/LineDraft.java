package org.kifu.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.kifu.board.MoveToken;
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Remark;
import org.kifu.game.SourceLocation;
import org.kifu.game.Tag;
import org.kifu.game.Variation;

/** A line of moves that is being read: the game or a variation. */
public final class LineDraft {
  private int from;
  private final int depth;
  private final List<MoveToken> moves = new ArrayList<>();
  private final List<SourceLocation> places = new ArrayList<>();
  private final List<Remark> remarks = new ArrayList<>(0);
  private final List<ClockTime> clocks = new ArrayList<>(0);
  private final List<Evaluation> evaluations = new ArrayList<>(0);
  private final List<Tag> tags = new ArrayList<>(0);
  private final List<LineDraft> variations = new ArrayList<>(0);

  /** The number of variations of the last move. */
  private int variationsOfLast;

  private LineDraft(int from, int depth) {
    this.from = from;
    this.depth = depth;
  }

  /** Begins the line of a game. */
  public static LineDraft ofGame() {
    return new LineDraft(0, 0);
  }

  /** Adds a move. */
  public void move(MoveToken move, SourceLocation where) {
    moves.add(move);
    places.add(where);
    variationsOfLast = 0;
  }

  /**
   * Adds a comment after the moves so far, and after the variations of the last one; white space
   * around it is dropped.
   */
  public void remark(String text) {
    if (!text.isBlank()) {
      remarks.add(new Remark(moves.size(), text.strip(), variationsOfLast));
    }
  }

  /** Adds the time of the last move. */
  public void clock(double seconds) {
    clocks.add(new ClockTime(moves.size() - 1, seconds));
  }

  /** Adds the claimed value of the last move, in discs from the mover's point of view. */
  public void evaluation(double discs) {
    evaluations.add(new Evaluation(moves.size() - 1, discs));
  }

  /** Adds a property after the moves so far. */
  public void tag(String name, String value) {
    tags.add(new Tag(moves.size(), name, value));
  }

  /** Adds a property of the whole game, after the other properties before the first move. */
  public void gameTag(String name, String value) {
    int at = 0;
    while (at < tags.size() && tags.get(at).move() == 0) {
      at++;
    }
    tags.add(at, new Tag(0, name, value));
  }

  /** Adds a comment with its text unchanged. */
  public void add(Remark remark) {
    remarks.add(remark);
  }

  /** Adds a time. */
  public void add(ClockTime clock) {
    clocks.add(clock);
  }

  /** Whether the last move has an evaluation. */
  public boolean isLastEvaluated() {
    return !evaluations.isEmpty() && evaluations.getLast().move() == moves.size() - 1;
  }

  /** Adds an evaluation. */
  public void add(Evaluation evaluation) {
    evaluations.add(evaluation);
  }

  /** Adds a property. */
  public void add(Tag tag) {
    tags.add(tag);
  }

  /**
   * Begins a variation.
   *
   * @param move the number of moves of this line before the variation
   */
  public LineDraft variation(int move) {
    LineDraft variation = new LineDraft(move, depth + 1);
    variations.add(variation);
    variationsOfLast += move == moves.size() - 1 ? 1 : 0;
    return variation;
  }

  /**
   * Sets the place where this variation leaves its line.
   *
   * @param moves the number of moves of that line before the variation
   */
  public void leaveAfter(int moves) {
    from = moves;
  }

  /** The number of passes at the end of the line so far. */
  int lastPasses() {
    int from = moves.size();
    while (from > 0 && moves.get(from - 1) instanceof MoveToken.Pass) {
      from--;
    }
    return moves.size() - from;
  }

  /** Drops the moves from an index on; what was said about them stays after the last move. */
  void cut(int size) {
    moves.subList(size, moves.size()).clear();
    places.subList(size, places.size()).clear();
    remarks.replaceAll(each -> each.at(Math.min(each.move(), size)));
    tags.replaceAll(each -> new Tag(Math.min(each.move(), size), each.name(), each.value()));
    clocks.removeIf(each -> each.move() >= size);
    evaluations.removeIf(each -> each.move() >= size);
    variations.forEach(each -> each.from = Math.min(each.from, size));
  }

  /** The number of moves so far. */
  public int size() {
    return moves.size();
  }

  /** The number of variations around this line; 0 for the line of a game. */
  public int depth() {
    return depth;
  }

  /** The moves so far. */
  public MoveList moves() {
    return MoveList.of(moves);
  }

  /** The properties so far. */
  public List<Tag> tags() {
    return Collections.unmodifiableList(tags);
  }

  /** The first moves. */
  List<MoveToken> movesBefore(int size) {
    return moves.subList(0, size);
  }

  /** The variations so far. */
  List<LineDraft> variations() {
    return variations;
  }

  /** The number of moves of the line around this one before it. */
  int from() {
    return from;
  }

  /** The places of the moves so far. */
  List<SourceLocation> places() {
    return places;
  }

  /** The notes at the moves; empty variations are left out. */
  public Notes notes() {
    boolean isBare = remarks.isEmpty() && clocks.isEmpty() && evaluations.isEmpty();
    if (isBare && tags.isEmpty() && variations.isEmpty()) {
      return Notes.NONE;
    }
    List<Variation> finished =
        variations.stream()
            .sorted(Comparator.comparingInt(line -> line.from))
            .map(line -> new Variation(line.from, line.moves(), line.notes()))
            .filter(line -> !line.moves().isEmpty() || !line.notes().equals(Notes.NONE))
            .toList();
    return new Notes(remarks, clocks, evaluations, tags, finished);
  }
}
