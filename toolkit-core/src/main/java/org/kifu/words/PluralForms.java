package org.kifu.words;

import java.math.BigDecimal;
import java.text.ChoiceFormat;
import java.text.FieldPosition;
import java.text.Format;
import java.text.ParsePosition;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the form of a word by the number beside it. A table lists the forms as {@code
 * {0,choice,1#ход|2#хода|5#ходов}}, each under the least number that has it, and this class finds
 * which of those numbers any other one goes with: 21 with 1, 22 and fractions with 2, 11 with 5.
 * The rules are those of the Unicode CLDR, chart "Language Plural Rules", for our languages.
 */
final class PluralForms extends Format {
  private static final long serialVersionUID = 1;

  private static final int ONE = 1;
  private static final int FEW = 2;
  private static final int MANY = 5;

  /** A sign, and commas between groups of digits. */
  private static final Pattern NO_DIGITS = Pattern.compile("^[-+−]|,");

  private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?");

  private final Language language;
  private final ChoiceFormat forms;

  PluralForms(Language language, ChoiceFormat forms) {
    this.language = language;
    this.forms = forms;
  }

  /** What is no number takes the form of many. */
  @Override
  public StringBuffer format(Object count, StringBuffer text, FieldPosition position) {
    String digits = NO_DIGITS.matcher(count.toString()).replaceAll("");
    int like = NUMBER.matcher(digits).matches() ? like(new BigDecimal(digits)) : MANY;
    return text.append(forms.format(like));
  }

  /** The number under which its form is listed. */
  private int like(BigDecimal count) {
    return switch (language) {
      case RU -> russian(count);
      case FR -> count.compareTo(BigDecimal.TWO) < 0 ? ONE : FEW;
      default -> count.scale() <= 0 && count.compareTo(BigDecimal.ONE) == 0 ? ONE : FEW;
    };
  }

  /** A fraction takes the genitive singular, which is the form after 2 too. */
  private static int russian(BigDecimal count) {
    if (count.scale() > 0) {
      return FEW;
    }
    int ten = count.remainder(BigDecimal.TEN).intValue();
    int hundred = count.remainder(BigDecimal.valueOf(100)).intValue();
    boolean isTeen = hundred > 10 && hundred < 20;
    return isTeen ? MANY : ten == 1 ? ONE : ten >= 2 && ten <= 4 ? FEW : MANY;
  }

  /** Words are written and not read. */
  @Override
  public @Nullable Object parseObject(String text, ParsePosition position) {
    return null;
  }
}
