package org.kifu.command.option;

import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
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
          "Losses in discs that make an inaccuracy, a mistake and a blunder; and the possible"
              + " errors of probable and estimated losses, which are subtracted first.")
  private @Nullable UnaryOperator<LabelRule> change;

  /** Whether the option was given. */
  public boolean isGiven() {
    return change != null;
  }

  /** The usual rule of the search, changed by the option. */
  public LabelRule rule(LabelRule usual) {
    return change == null ? usual : change.apply(usual);
  }

  /** A reader of {@code 2,4,8} and {@code 2,4,8,2,6}: discs, with at most two decimals. */
  static final class Steps implements ITypeConverter<UnaryOperator<LabelRule>> {
    private static final String NUMBER = "\\d{1,2}(?:\\.\\d{1,2})?";
    private static final Pattern FORM =
        Pattern.compile("%1$s(?:,%1$s){2}(?:(?:,%1$s){2})?".formatted(NUMBER));
    private static final int STEPS = 3;

    @Override
    public UnaryOperator<LabelRule> convert(String text) {
      if (!FORM.matcher(text).matches()) {
        throw new TypeConversionException("'" + text + "' is not like 2,4,8 or 2,4,8,2,6");
      }
      int[] discs =
          Pattern.compile(",")
              .splitAsStream(text)
              .mapToInt(each -> Math.toIntExact(Math.round(100 * Double.parseDouble(each))))
              .toArray();
      try {
        if (discs.length > STEPS) {
          LabelRule rule = new LabelRule(discs[0], discs[1], discs[2], discs[3], discs[4]);
          return usual -> rule;
        }
        LabelRule steps = new LabelRule(discs[0], discs[1], discs[2], 0, 0);
        return usual ->
            new LabelRule(
                steps.inaccuracy(),
                steps.mistake(),
                steps.blunder(),
                usual.probableMargin(),
                usual.estimatedMargin());
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException("'" + text + "' must rise, and begin above 0");
      }
    }
  }
}
