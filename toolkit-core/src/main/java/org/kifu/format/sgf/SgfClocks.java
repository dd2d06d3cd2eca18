package org.kifu.format.sgf;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.game.ClockTime;
import org.kifu.game.Tag;

/**
 * The times that moves took, derived from the time that was left: {@code TM} is the time of each
 * player at the beginning, {@code BL} and {@code WL} the time left after a move, all in seconds.
 * The properties themselves are kept as tags, and are written from them.
 */
final class SgfClocks {
  private static final String LIMIT = "sgf:TM";

  /** A time in seconds, up to a year. */
  private static final Pattern SECONDS = Pattern.compile("\\d{1,7}(?:\\.\\d{0,9})?");

  private static final Set<String> NAMES = Set.of(LIMIT, "sgf:BL", "sgf:WL", "sgf:OB", "sgf:OW");

  /** The place of a property. */
  private record PropertyPlace(int moves, String name) {}

  private final Map<PropertyPlace, String> values = new HashMap<>();
  private final Map<Disc, BigDecimal> left = new EnumMap<>(Disc.class);

  private SgfClocks(List<Tag> tags) {
    tags.stream()
        .filter(tag -> NAMES.contains(tag.name()))
        .forEach(tag -> values.putIfAbsent(new PropertyPlace(tag.move(), tag.name()), tag.value()));
    for (Disc side : Disc.values()) {
      at(0, LIMIT).flatMap(SgfClocks::seconds).ifPresent(limit -> left.put(side, limit));
    }
  }

  /**
   * The times of the moves for which the time left before and after is known. If the clock went up,
   * or a period of overtime runs, the time is unknown.
   *
   * @param tags the tags of the line
   * @param moves the moves of the line
   * @param movers the sides that made them
   */
  static List<ClockTime> of(List<Tag> tags, List<? extends MoveToken> moves, List<Disc> movers) {
    if (tags.stream().noneMatch(SgfClocks::isClock)) {
      return List.of();
    }
    SgfClocks clocks = new SgfClocks(tags);
    List<ClockTime> times = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      if (!clocks.isSilentPass(i, moves.get(i), movers.get(i))) {
        int move = i;
        clocks
            .taken(i, movers.get(i))
            .ifPresent(taken -> times.add(new ClockTime(move, taken.doubleValue())));
      }
    }
    return times;
  }

  /** Whether a tag gives the time left after a move. */
  private static boolean isClock(Tag tag) {
    return tag.name().equals(name(Disc.BLACK)) || tag.name().equals(name(Disc.WHITE));
  }

  /** Whether a move is a pass without a time, which takes no time. */
  private boolean isSilentPass(int move, MoveToken token, Disc mover) {
    return token instanceof MoveToken.Pass && at(move + 1, name(mover)).isEmpty();
  }

  private Optional<BigDecimal> taken(int move, Disc mover) {
    Optional<BigDecimal> after =
        at(move + 1, overtime(mover)).isPresent()
            ? Optional.empty()
            : at(move + 1, name(mover)).flatMap(SgfClocks::seconds);
    Optional<BigDecimal> before = Optional.ofNullable(left.remove(mover));
    after.ifPresent(seconds -> left.put(mover, seconds));
    return before
        .flatMap(seconds -> after.map(seconds::subtract))
        .filter(seconds -> seconds.signum() >= 0);
  }

  private Optional<String> at(int moves, String name) {
    return Optional.ofNullable(values.get(new PropertyPlace(moves, name)));
  }

  private static String name(Disc side) {
    return side == Disc.BLACK ? "sgf:BL" : "sgf:WL";
  }

  private static String overtime(Disc side) {
    return side == Disc.BLACK ? "sgf:OB" : "sgf:OW";
  }

  private static Optional<BigDecimal> seconds(String text) {
    return SECONDS.matcher(text.strip()).matches()
        ? Optional.of(new BigDecimal(text.strip()))
        : Optional.empty();
  }
}
