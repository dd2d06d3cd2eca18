package org.kifu.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Some plies of a game, passes counted.
 *
 * @param first the first of them, from 1
 * @param last the last of them; {@link #END} for the last of the game
 */
record PlyRange(int first, int last) {
  /** Stands for the end of the game. */
  static final int END = Integer.MAX_VALUE;

  /** The whole game. */
  static final PlyRange ALL = new PlyRange(1, END);

  /** Reads {@code 21-40}, {@code 21-}, {@code -20} and {@code 21}. */
  static final class Reader implements ITypeConverter<PlyRange> {
    private static final Pattern RANGE =
        Pattern.compile("(?<ply>\\d{1,4})|(?<first>\\d{1,4})?-(?<last>\\d{1,4})?");

    @Override
    public PlyRange convert(String text) {
      Matcher range = RANGE.matcher(text.strip());
      if (!range.matches() || text.strip().equals("-")) {
        throw wrong(text);
      }
      String ply = range.group("ply");
      int first = number(ply == null ? range.group("first") : ply, 1);
      int last = number(ply == null ? range.group("last") : ply, END);
      if (first < 1 || last < first) {
        throw wrong(text);
      }
      return new PlyRange(first, last);
    }

    private static int number(@Nullable String digits, int otherwise) {
      return digits == null ? otherwise : Integer.parseInt(digits);
    }

    private static TypeConversionException wrong(String text) {
      return new TypeConversionException("'" + text + "' is no range of plies like 21-40");
    }
  }
}
