package org.kifu.archive.query;

import java.util.OptionalDouble;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.game.GameRecord;

/**
 * A range of ratings, with both ends included, on the scale of the records.
 *
 * @param least the lowest rating, 0 or more
 * @param most the highest rating, not below {@code least}
 */
public record RatingBand(int least, int most) {
  /** The greatest rating, for a band that is open at its end. */
  public static final int MOST = 99_999;

  private static final Pattern NUMBER = Pattern.compile("\\d{1,5}(\\.\\d{1,6})?");

  /** Checks the order. */
  public RatingBand {
    if (least < 0 || most < least) {
      throw new IllegalArgumentException("no such ratings: " + least + "-" + most);
    }
  }

  /** Whether a record gives ratings of both players, and both are in the band. */
  public boolean contains(GameRecord record) {
    return contains(record, Disc.BLACK) && contains(record, Disc.WHITE);
  }

  private boolean contains(GameRecord record, Disc side) {
    OptionalDouble rating = number(record.notes().rating(side).strip());
    return rating.isPresent() && least <= rating.getAsDouble() && rating.getAsDouble() <= most;
  }

  private static OptionalDouble number(String rating) {
    return NUMBER.matcher(rating).matches()
        ? OptionalDouble.of(Double.parseDouble(rating))
        : OptionalDouble.empty();
  }

  /** The range as text: {@code 1800-2000}, {@code 2000-}, {@code -1500} or {@code 1800}. */
  @Override
  public String toString() {
    if (least == most) {
      return "" + least;
    }
    return (least == 0 ? "" : least) + "-" + (most == MOST ? "" : most);
  }
}
