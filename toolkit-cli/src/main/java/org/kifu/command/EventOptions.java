package org.kifu.command;

import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.query.RandomDraw;
import org.kifu.archive.query.YearRange;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options that choose games by where and when they were played. */
public final class EventOptions {
  @Option(
      names = "--event",
      paramLabel = "NAME",
      description = "Only games of this event: the name or a part of it, without case and accents.")
  private @Nullable String event;

  @Option(
      names = "--years",
      paramLabel = "A-B",
      converter = Years.class,
      description = "Only games of the years A to B; a single year is A alone.")
  private @Nullable YearRange years;

  @Option(
      names = "--all-matching",
      description =
          "Take every player or event that a name matches; without it, several are refused.")
  private boolean allMatching;

  /** The games of that event and those years. */
  public GameFilter filter() {
    return filter(OptionalLong.empty(), Optional.empty(), Optional.empty());
  }

  /** The same, of one number or player, or some of them drawn at random. */
  public GameFilter filter(
      OptionalLong number, Optional<String> player, Optional<RandomDraw> random) {
    return new GameFilter(
        number,
        player,
        Optional.ofNullable(event),
        Optional.ofNullable(years),
        allMatching,
        random);
  }

  /** Whether a name may stand for several players or events. */
  public boolean takesAllMatching() {
    return allMatching;
  }

  /** Reads {@code 1990-1997}, {@code 1990-}, {@code -1997} and {@code 1997}. */
  static final class Years implements ITypeConverter<YearRange> {
    @Override
    public YearRange convert(String text) {
      return NumberRange.read(text, "\\d{4}", YearRange.FIRST, YearRange.LAST)
          .map(range -> new YearRange(range.first(), range.last()))
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'" + text + "' is no range of years like 1990-1997"));
    }
  }
}
