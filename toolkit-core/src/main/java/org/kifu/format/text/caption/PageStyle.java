package org.kifu.format.text.caption;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.Row;

/**
 * On which side of its games a page has its facts. What one part of a long page shows holds for the
 * parts behind it.
 */
public final class PageStyle {
  /** The weight of a fact on the side of the page's style, and on the other one. */
  private static final double OF_STYLE = 2;

  private static final double OF_OTHER = 1;

  /** The same on a page that has facts on both sides, or only between its games. */
  private static final double LIKELY = 1.6;

  private static final double UNLIKELY = 1.4;

  private Side ofGames = Side.BETWEEN;
  private Side ofScores = Side.BETWEEN;

  /** The headings of tables on the part that was read last, by the numbers of their rows. */
  private NavigableMap<Integer, TableHeading> headings = new TreeMap<>();

  private @Nullable TableHeading heading;

  /** A page of which nothing is known. */
  public PageStyle() {}

  /** On which side of the games of a page facts stand. */
  enum Side {
    ABOVE,
    BELOW,
    /** Above the first game and below the last one. */
    BOTH,
    /** Only between games: what touches no game more than the other is that of the one above. */
    BETWEEN;

    /**
     * The weight of a fact.
     *
     * @param isBelow whether it stands below the moves
     * @param isApart whether blank lines are on both sides of it
     */
    double weight(boolean isBelow, boolean isApart) {
      return switch (this) {
        case ABOVE -> isBelow ? OF_OTHER : OF_STYLE;
        case BELOW -> isBelow ? OF_STYLE : OF_OTHER;
        case BOTH -> isBelow ? UNLIKELY : LIKELY;
        case BETWEEN -> isBelow == isApart ? UNLIKELY : LIKELY;
      };
    }
  }

  /** The heading of a table that goes on from an earlier part; null if none does. */
  @Nullable TableHeading heading() {
    return heading;
  }

  /** Takes the headings of a part of the page, by the numbers of their rows. */
  void learn(NavigableMap<Integer, TableHeading> ofPart) {
    headings = ofPart;
  }

  /**
   * Goes on to the next part of the page.
   *
   * @param count the number of rows of this one that are not in the next one
   */
  public void goOn(int count) {
    Map.Entry<Integer, TableHeading> last = headings.lowerEntry(count);
    heading = last == null ? heading : last.getValue();
  }

  /** The side of names, dates and titles. */
  Side ofGames() {
    return ofGames;
  }

  /** The side of scores. */
  Side ofScores() {
    return ofScores;
  }

  /**
   * Learns from a part of the page, unless an earlier part has shown the sides.
   *
   * @param rows the rows of the part
   * @param isEnd whether the page ends with it; otherwise what is below its last game may be that
   *     of the next one
   */
  void learn(List<Claim> claims, List<FoundGame> games, List<Row> rows, boolean isEnd) {
    if (!games.isEmpty()) {
      ofGames = ofGames == Side.BETWEEN ? side(claims, false, games, isEnd) : ofGames;
      ofGames = ofGames == Side.BELOW && touchNext(claims, games, rows) ? Side.ABOVE : ofGames;
      ofScores = ofScores == Side.BETWEEN ? side(claims, true, games, isEnd) : ofScores;
    }
  }

  private static Side side(
      List<Claim> claims, boolean isOfScores, List<FoundGame> games, boolean isEnd) {
    int first = games.getFirst().firstRow();
    int last = games.stream().mapToInt(FoundGame::lastRow).max().orElse(0);
    List<Claim> counted = claims.stream().filter(claim -> counts(claim, isOfScores)).toList();
    boolean havePlayers =
        !isEnd
            && counted.stream()
                .anyMatch(claim -> claim.row().number() > first && claim.isOfPlayer());
    boolean isAbove =
        counted.stream()
            .filter(claim -> claim.isOfPlayer() || !havePlayers)
            .anyMatch(claim -> claim.row().number() < first);
    boolean isBelow =
        counted.stream().anyMatch(claim -> claim.row().number() > (isEnd ? last : first));
    if (!isEnd) {
      return isAbove ? Side.ABOVE : isBelow ? Side.BELOW : Side.BETWEEN;
    }
    return isAbove == isBelow
        ? isAbove ? Side.BOTH : Side.BETWEEN
        : isAbove ? Side.ABOVE : Side.BELOW;
  }

  /** Whether players between games stand right above the next one, and none right below one. */
  private static boolean touchNext(List<Claim> claims, List<FoundGame> games, List<Row> rows) {
    BitSet moves = new BitSet();
    games.forEach(game -> game.addRowsTo(moves));
    boolean isNext = false;
    for (Claim claim : claims) {
      int row = claim.row().number();
      if (!claim.isOfPlayer() || moves.get(row)) {
        continue;
      }
      int first = row;
      while (first > 0 && !rows.get(first).isApart() && !moves.get(first - 1)) {
        first--;
      }
      int past = row + 1;
      while (past < rows.size() && !rows.get(past).isApart() && !moves.get(past)) {
        past++;
      }
      if (first > 0 && !rows.get(first).isApart()) {
        return false;
      }
      isNext |= past < rows.size() && !rows.get(past).isApart();
    }
    return isNext;
  }

  private static boolean counts(Claim claim, boolean isOfScores) {
    return claim.isOfScore() == isOfScores
        && claim.manner() != Manner.NUMBERS
        && (isOfScores || claim.manner() != Manner.FORM);
  }
}
