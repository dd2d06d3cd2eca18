package org.kifu.archive.names;

/**
 * How often a name is used.
 *
 * @param games the number of games
 * @param firstYear the earliest year that is known; 0 if none is
 * @param lastYear the latest; 0 if none is
 */
public record NameUse(String name, long games, int firstYear, int lastYear) {
  NameUse and(int year) {
    return new NameUse(
        name,
        games + 1,
        year == 0 ? firstYear : firstYear == 0 ? year : Math.min(firstYear, year),
        Math.max(lastYear, year));
  }

  /** {@code 12 games 1988-1991}. */
  @Override
  public String toString() {
    String years =
        firstYear == 0
            ? ""
            : firstYear == lastYear ? " " + firstYear : " %d-%d".formatted(firstYear, lastYear);
    return games + (games == 1 ? " game" : " games") + years;
  }
}
