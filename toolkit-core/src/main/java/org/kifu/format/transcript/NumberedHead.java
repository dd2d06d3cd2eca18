package org.kifu.format.transcript;

import java.util.Optional;
import java.util.regex.Pattern;

/** The first two lines of a kifu diagram: the letters of the files, and a row of numbers. */
final class NumberedHead {
  private static final Pattern FILES =
      Pattern.compile(
          "(?i)[\\s|+]*+a[\\s|]++b[\\s|]++c[\\s|]++d[\\s|]++e[\\s|]++f[\\s|]++g[\\s|]++h[\\s|+]*+");

  private static final Pattern NUMBER =
      Pattern.compile("(?<![\\p{L}\\p{N}])\\d{1,2}(?![\\p{L}\\p{N}])");

  /** Half of the cells, and the label of the row. */
  private static final int LEAST = 5;

  private NumberedHead() {}

  /** Whether a diagram begins with a line, from what comes below it. */
  static boolean isOne(LineReading line, Optional<LineReading> next) {
    return FILES.matcher(line.line().text()).matches()
        && next.filter(row -> NUMBER.matcher(row.line().text()).results().count() >= LEAST)
            .isPresent();
  }
}
