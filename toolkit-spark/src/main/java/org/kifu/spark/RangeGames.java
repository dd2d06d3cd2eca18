package org.kifu.spark;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import org.kifu.annotate.AnnotationInput;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;

/**
 * The games of a range, as the annotator takes them: a source without games is one that is
 * unreadable. What is before the range is read and dropped.
 */
final class RangeGames implements Iterator<ParsedGame>, AutoCloseable {
  private final GameRange range;
  private final List<Problem> remarks = new ArrayList<>();
  private final List<PartGames> opened = new ArrayList<>();
  private final AnnotationInput input;
  private long place;

  RangeGames(GameRange range) {
    this.range = range;
    this.input = new AnnotationInput(remarks::add, this::open);
    for (; place < range.from() && input.hasNext(); place++) {
      input.next();
    }
    remarks.clear();
  }

  private PartGames open(Consumer<Problem> ofSource) {
    PartGames games = new PartGames(range.part(), ofSource);
    opened.add(games);
    return games;
  }

  @Override
  public boolean hasNext() {
    return (range.isLast() || place < range.to()) && input.hasNext();
  }

  @Override
  public ParsedGame next() {
    place++;
    return input.next();
  }

  /** What was met so far in reading the range, in order. */
  List<Problem> remarks() {
    return List.copyOf(remarks);
  }

  @Override
  public void close() {
    opened.forEach(PartGames::close);
  }
}
