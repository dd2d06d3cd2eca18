package org.kifu.command.option;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.LabelChange;
import org.kifu.annotate.LabelRule;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option for the losses from which moves are labelled. */
public final class LabelOption {
  @Option(
      names = "--labels",
      paramLabel = "I,M,B[,P,E]",
      converter = Steps.class,
      description =
          "Label by losses in discs instead of chances to win: the least of an inaccuracy, a"
              + " mistake and a blunder; and the possible errors of probable and estimated losses,"
              + " which are subtracted first.")
  private @Nullable LabelChange change;

  /** Whether the option was given. */
  public boolean isGiven() {
    return change != null;
  }

  /** The change that the option makes to the usual rule of a search. */
  public LabelChange change() {
    return change == null ? LabelChange.NONE : change;
  }

  /** The usual rule of the search, changed by the option. */
  public LabelRule rule(LabelRule usual) {
    return change().of(usual);
  }

  /** A reader of {@code 2,4,8} and {@code 2,4,8,2,6}: discs, with at most two decimals. */
  static final class Steps implements ITypeConverter<LabelChange> {
    private static final String NUMBER = "\\d{1,2}(?:\\.\\d{1,2})?";
    private static final Pattern FORM =
        Pattern.compile("%1$s(?:,%1$s){2}(?:(?:,%1$s){2})?".formatted(NUMBER));

    @Override
    public LabelChange convert(String text) {
      if (!FORM.matcher(text).matches()) {
        throw new TypeConversionException("'" + text + "' is not like 2,4,8 or 2,4,8,2,6");
      }
      LabelChange change =
          new LabelChange(
              Pattern.compile(",")
                  .splitAsStream(text)
                  .map(each -> Math.toIntExact(Math.round(100 * Double.parseDouble(each))))
                  .toList());
      try {
        change.of(LabelRule.DEFAULT); // refuses losses that do not rise
        return change;
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException("'" + text + "' must rise, and begin above 0");
      }
    }
  }
}
