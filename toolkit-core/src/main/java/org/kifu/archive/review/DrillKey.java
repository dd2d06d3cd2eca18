package org.kifu.archive.review;

import java.util.Comparator;
import java.util.Optional;
import org.kifu.board.BoardText;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.rules.Catalogue;

/**
 * The key of the position of a problem, under which progress is kept. Positions of the tournament
 * game have the same key as their eight images; those of other rules stand for themselves.
 *
 * @param usual the canonical position of the tournament game; empty for other rules
 * @param text the position as text; for other rules with their name before it
 */
public record DrillKey(Optional<Position> usual, String text) implements Comparable<DrillKey> {
  private static final Comparator<DrillKey> OTHERS = Comparator.comparing(DrillKey::text);

  /** The key of a position of the tournament game. */
  public static DrillKey of(Position position) {
    Position canonical = CanonicalBoard.of(position).position();
    return new DrillKey(Optional.of(canonical), BoardText.write(canonical));
  }

  /**
   * The key of a position of other rules.
   *
   * @param text the position as the rules write it
   */
  static DrillKey of(String rules, String text) {
    return new DrillKey(Optional.empty(), rules + " " + text.replace(',', ';'));
  }

  /**
   * Reads a text; empty if it is not a position and does not begin with the name of other rules.
   */
  static Optional<DrillKey> read(String text) {
    String rules = text.split(" ", 2)[0];
    boolean isOther =
        text.length() > rules.length()
            && !rules.equals(GameRecord.OTHELLO)
            && Catalogue.byName(rules).isPresent();
    return isOther
        ? Optional.of(new DrillKey(Optional.empty(), text))
        : BoardText.parse(text).map(DrillKey::of);
  }

  @Override
  public int compareTo(DrillKey other) {
    if (usual.isPresent() && other.usual.isPresent()) {
      return CanonicalBoard.PositionOrder.ORDER.compare(usual.get(), other.usual.get());
    }
    int first = Boolean.compare(other.usual.isPresent(), usual.isPresent());
    return first != 0 ? first : OTHERS.compare(this, other);
  }
}
