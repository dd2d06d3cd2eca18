package org.kifu.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import org.kifu.command.input.AnnotationInput;
import org.kifu.command.input.GameStream;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;

/**
 * A range of games in a part of the input, for jobs in which one game takes long. The worker first
 * reads the games before the range, which takes little time.
 *
 * @param from the number of games before the range
 * @param to the number of games up to the end of the range
 * @param isLast whether the part ends with the range
 */
record GameRange(InputPart part, long from, long to, boolean isLast) implements Serializable {
  private static final long serialVersionUID = 1;

  /**
   * Divides the games of a part into ranges; a part without games makes one range, for its
   * problems.
   */
  static List<GameRange> of(InputPart part, long games, long gamesTogether) {
    List<GameRange> ranges = new ArrayList<>();
    long from = 0;
    do {
      long to = Math.min(games, from + gamesTogether);
      ranges.add(new GameRange(part, from, to, to == games));
      from = to;
    } while (from < games);
    return ranges;
  }

  /** The number of games of a part; a source without games counts as one unreadable game. */
  static long count(InputPart part) {
    try (RangeGames games = new RangeGames(new GameRange(part, 0, Long.MAX_VALUE, true))) {
      long count = 0;
      for (; games.hasNext(); count++) {
        games.next();
      }
      return count;
    }
  }

  /**
   * The games of a range, as the annotator takes them: a source without games gives one unreadable
   * game. Games before the range are read and dropped.
   */
  static final class RangeGames implements Iterator<ParsedGame>, AutoCloseable {
    private final GameRange range;
    private final List<Problem> remarks = new ArrayList<>();
    private final List<GameStream> opened = new ArrayList<>();
    private final AnnotationInput input;
    private long place;

    RangeGames(GameRange range) {
      this.range = range;
      this.input = new AnnotationInput(remarks::add, this::open);
      for (; place < range.from() && input.hasNext(); place++) {
        input.next();
      }
      if (place > 0) {
        remarks.clear(); // they belong to earlier ranges
      }
    }

    private GameStream open(Consumer<Problem> ofSource) {
      GameStream games = range.part().games(ofSource, (source, bytes) -> {});
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

    /** The remarks from reading the range so far, in order. */
    List<Problem> remarks() {
      return List.copyOf(remarks);
    }

    @Override
    public void close() {
      opened.forEach(GameStream::close);
    }
  }
}
