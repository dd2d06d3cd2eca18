package org.kifu.format.pgn;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.game.ClockTime;
import org.kifu.game.GameRecord;
import org.kifu.game.Tag;
import org.kifu.notation.LineDraft;
import org.kifu.notation.SidesToMove;

/**
 * The times that the moves of a game took, from the clock times after them. This requires the time
 * at the beginning and the increment for each move: the tag {@code TimeControl}, in seconds, {@code
 * 300} or {@code 300+5}. Without it, with a clock that shows more than possible, or if the times
 * are written themselves, nothing is added.
 */
public final class PgnClocks {
  /** The name of the tag of a record for the time left after a move. */
  static final String LEFT = "pgn:clk";

  private static final String CONTROL = "pgn:TimeControl";
  private static final Pattern SECONDS = Pattern.compile("(\\d{1,6})(?:\\+(\\d{1,4}))?");

  private PgnClocks() {}

  /** Whether a tag gives the time left after a move. */
  public static boolean isLeft(Tag tag) {
    return tag.move() > 0
        && tag.name().equals(LEFT)
        && PgnComment.secondsOf(tag.value()).isPresent();
  }

  /**
   * Adds the times to the line of a game.
   *
   * @param sides the side of each of its moves
   */
  static void addTimes(LineDraft line, Supplier<List<Disc>> sides) {
    if (line.notes().clocks().isEmpty()) {
      times(line.tags(), sides).forEach(line::add);
    }
  }

  /**
   * Whether the times of a game are those that its clock times give, so that they need no words.
   */
  static boolean holdTimes(GameRecord game) {
    return times(game.notes().tags(), () -> SidesToMove.of(game)).equals(game.clocks());
  }

  private static List<ClockTime> times(List<Tag> tags, Supplier<List<Disc>> sides) {
    if (tags.stream().noneMatch(tag -> tag.name().equals(LEFT))) {
      return List.of();
    }
    Optional<Matcher> control =
        tags.stream()
            .filter(tag -> tag.name().equals(CONTROL))
            .findFirst()
            .map(tag -> SECONDS.matcher(tag.value().strip()))
            .filter(Matcher::matches);
    return control.map(start -> taken(start, tags, sides.get())).orElse(List.of());
  }

  /** The times; none if one of them would be negative. */
  private static List<ClockTime> taken(Matcher control, List<Tag> tags, List<Disc> sides) {
    BigDecimal more = new BigDecimal(control.group(2) == null ? "0" : control.group(2));
    Map<Disc, BigDecimal> before = new EnumMap<>(Disc.class);
    for (Disc side : Disc.values()) {
      before.put(side, new BigDecimal(control.group(1)));
    }
    Map<Integer, BigDecimal> left = left(tags);
    List<ClockTime> times = new ArrayList<>();
    for (int i = 0; i < sides.size(); i++) {
      Disc side = sides.get(i);
      Optional<BigDecimal> now = Optional.ofNullable(left.get(i));
      Optional<BigDecimal> then = Optional.ofNullable(before.remove(side));
      if (now.isPresent() && then.isPresent()) {
        BigDecimal taken = then.get().add(more).subtract(now.get());
        if (taken.signum() < 0) {
          return List.of();
        }
        times.add(new ClockTime(i, taken.doubleValue()));
      }
      now.ifPresent(each -> before.put(side, each)); // a move without a time hides the next
    }
    return times;
  }

  /** The first time of each move, by the index of the move. */
  private static Map<Integer, BigDecimal> left(List<Tag> tags) {
    Map<Integer, BigDecimal> left = new HashMap<>();
    for (Tag tag : tags) {
      if (tag.name().equals(LEFT)) {
        PgnComment.secondsOf(tag.value()).ifPresent(time -> left.putIfAbsent(tag.move() - 1, time));
      }
    }
    return left;
  }
}
