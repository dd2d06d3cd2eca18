package org.kifu.format.text.caption;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.page.PlacedText;
import org.kifu.notation.WrittenDate;
import org.kifu.notation.WrittenScore;

/**
 * A label without a colon before its value: {@code Score 40-24}, {@code Tournoi ..... Paris},
 * {@code gespielt am 5. Oktober 1997}.
 */
final class BareLabel {
  private static final Pattern FIRST_WORDS =
      Pattern.compile("[\\s>*|•#-]*((?:\\p{L}[\\p{L}\\p{M}.]*\\s?){1,3})");

  private static final Pattern GAP =
      Pattern.compile("\\s*(?:\\t|\\s{3}|\\.{3,}|\\s[-–—]\\s)[\\s.:]*");
  private static final int MOST = 150;

  private BareLabel() {}

  /** A value and what it is; the kind is that of a fact other than a player. */
  record Value(LabelKind kind, PlacedText text) {}

  /**
   * The value of a text that begins with a label; nothing if it may be anything else.
   *
   * @param squares the number of squares of the board whose discs a score counts
   */
  static Optional<Value> in(PlacedText text, int squares) {
    Matcher words = FIRST_WORDS.matcher(text);
    if (text.length() > MOST || !words.lookingAt()) {
      return Optional.empty();
    }
    int from = words.start(1);
    int end = words.end(1);
    while (end > from) {
      Optional<LabelKind> kind = LabelName.kind(text.toString().substring(from, end));
      if (kind.filter(LabelName::isFact).isPresent()) {
        return value(kind.get(), text, end, squares);
      }
      int blank = text.toString().lastIndexOf(' ', end - 2);
      end = blank <= from ? from : blank;
    }
    return Optional.empty();
  }

  private static Optional<Value> value(LabelKind kind, PlacedText text, int from, int squares) {
    String written = text.toString();
    int end = from;
    while (end > 0 && Character.isWhitespace(written.charAt(end - 1))) {
      end--;
    }
    Matcher gap = GAP.matcher(written).region(end, written.length());
    boolean isWide = gap.lookingAt();
    PlacedText value = text.piece(isWide ? gap.end() : end, written.length()).strip();
    boolean isValue =
        switch (kind) {
          case DATE -> isDay(value.toString());
          case SCORE -> isScore(value.toString(), squares);
          case EVENT, PLACE -> isWide && isTitle(value.toString());
          default -> false;
        };
    return isValue ? Optional.of(new Value(kind, value)) : Optional.empty();
  }

  private static boolean isDay(String value) {
    String day = value.endsWith(".") ? value.substring(0, value.length() - 1) : value;
    return WrittenDate.read(value)
        .or(() -> WrittenDate.read(day))
        .filter(date -> date.day() > 0)
        .isPresent();
  }

  /** Whether a text is counts and nothing else. */
  private static boolean isScore(String value, int squares) {
    return WrittenScore.namingSides(value).isPresent()
        || WrittenCounts.in(value, squares).stream()
            .anyMatch(counts -> counts.from() == 0 && value.length() - counts.to() <= 1);
  }

  private static boolean isTitle(String value) {
    return NameShape.isTitle(value) && LabelName.kind(value).isEmpty();
  }
}
