package org.kifu.format.text.caption;

import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;

/**
 * Players who are such only with the other side on the row before or behind: a word for a side and
 * other words may be anything, {@code Black corners}.
 */
final class OneSided {
  /** The most facts between both sides. */
  private static final int MOST_BETWEEN = 4;

  private static final String GAP = "   ";

  private final Claims claims;

  /** A player without the other side so far. */
  private record Half(SideWords.Player player, Row row, boolean isBesideMoves) {}

  private @Nullable Half half;

  OneSided(Claims claims) {
    this.claims = claims;
  }

  /**
   * Takes a player of one side.
   *
   * @param isBesideMoves whether moves are on the row
   */
  void take(SideWords.Player player, Row row, boolean isBesideMoves) {
    boolean isConfirmed =
        claims.all().stream()
            .skip(Math.max(0, claims.size() - MOST_BETWEEN))
            .anyMatch(
                claim ->
                    claim.isOfPlayer()
                        && claim.kind() != player.side()
                        && isNext(claim.row(), row));
    if (isConfirmed || confirm(player.side(), player.text(), row)) {
      claims.add(player.side(), player.text(), row, Manner.NAMES);
    } else {
      leave();
      half = new Half(player, row, isBesideMoves);
    }
  }

  /**
   * Adds the player of the row before, if the other side stands on this one.
   *
   * @param player the player of the other side; null if a label names it
   * @return whether a player was added
   */
  boolean confirm(LabelKind side, @Nullable PlacedText player, Row row) {
    Half other = half;
    boolean isOther =
        other != null
            && (side == LabelKind.BLACK || side == LabelKind.WHITE)
            && other.player.side() != side
            && (player == null || goTogether(player, other.player.text()))
            && isNext(other.row, row);
    if (isOther && other != null) {
      claims.add(other.player.side(), other.player.text(), other.row, Manner.NAMES);
      half = null;
    }
    return isOther;
  }

  /** Leaves a player whose other side has not come. */
  void leave() {
    Half left = half;
    if (left != null && left.isBesideMoves) {
      claims.leave(left.player.text(), left.row);
    }
    half = null;
  }

  private static boolean goTogether(PlacedText one, PlacedText other) {
    return !SideWords.endAlike(one, other) && SideWords.areCountedAlike(one, other);
  }

  /** Whether a row is the same as another one, or right below it. */
  private static boolean isNext(Row above, Row row) {
    int distance = row.number() - above.number();
    boolean areColumns = hasGap(above) && hasGap(row);
    return distance == 0 || distance == 1 && (!row.isApart() || areColumns);
  }

  /** Whether a gap sets the words of a row apart, as a label and its value are. */
  private static boolean hasGap(Row row) {
    return row.cells().size() == 1 && row.text().strip().contains(GAP);
  }
}
