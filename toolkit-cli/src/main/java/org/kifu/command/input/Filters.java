package org.kifu.command.input;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.query.GameFilter.YearRange;
import org.kifu.archive.query.RandomDraw;
import org.kifu.archive.query.RatingBand;
import org.kifu.board.Disc;
import org.kifu.command.terminal.Refusal;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The filters: the options that choose games. {@code kifu help filters} explains them. */
public final class Filters {
  @Option(
      names = "--game",
      paramLabel = "N",
      description = "Only the Nth game of the input, counted from 1 over all files.")
  private @Nullable Long number;

  @Option(
      names = "--player",
      paramLabel = "NAME",
      description =
          "Only games of this player. Part of the name is enough; case and accents do not matter.")
  private @Nullable String player;

  @Option(
      names = "--side",
      paramLabel = "black|white",
      description = "With --player: only games in which the player has these discs.")
  private @Nullable Disc side;

  @Mixin private Occasion occasion = new Occasion();

  @Option(
      names = "--random",
      paramLabel = "N[:SEED]",
      converter = Draw.class,
      description =
          "Only N of these games, drawn at random. The same SEED draws the same games (default:"
              + " 1).")
  private @Nullable RandomDraw random;

  /** The filter of the chosen games. */
  public GameFilter filter() {
    if (number != null && number < 1) {
      throw Refusal.usage("--game must be 1 or more, not " + number);
    }
    if (side != null && player == null) {
      throw Refusal.usage("--side needs --player NAME");
    }
    GameFilter filter =
        occasion.filter(
            number == null ? OptionalLong.empty() : OptionalLong.of(number),
            Optional.ofNullable(player),
            Optional.ofNullable(random));
    return side == null ? filter : filter.withSide(side);
  }

  /** The filters by event and year, for a command that takes players by other options. */
  public static final class Occasion {
    @Option(
        names = "--event",
        paramLabel = "NAME",
        description =
            "Only games of this event. Part of the name is enough; case and accents do not"
                + " matter.")
    private @Nullable String event;

    @Option(
        names = "--years",
        paramLabel = "A-B",
        converter = YearsReader.class,
        description = "Only games of the years A to B. A-, -B and a single year work too.")
    private @Nullable YearRange years;

    @Option(
        names = "--all-matching",
        description =
            "Accept all players or events that match a name, instead of refusing several.")
    private boolean allMatching;

    /** The filter of the games of that event and those years. */
    public GameFilter filter() {
      return filter(OptionalLong.empty(), Optional.empty(), Optional.empty());
    }

    private GameFilter filter(
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
  }

  /** All filters for records, which may have ratings. */
  public static final class OfRecords {
    @Mixin private Filters filters = new Filters();

    @Option(
        names = "--rated",
        paramLabel = "A-B",
        converter = RatingsReader.class,
        description = "Only games whose record rates both players from A to B. A- and -B work too.")
    private @Nullable RatingBand ratings;

    /** The filter of the chosen games. */
    public GameFilter filter() {
      GameFilter filter = filters.filter();
      return ratings == null ? filter : filter.withRatings(ratings);
    }
  }

  /** The page that explains the filters, {@code kifu help filters}. */
  @Command(
      name = "filters",
      mixinStandardHelpOptions = true,
      hidden = true,
      description = "Options that choose games, of every command that reads games.",
      customSynopsis = "kifu COMMAND [FILTERS] INPUT...",
      footer = {
        "",
        "A game must match all filters. A player or event with exactly this name is preferred."
            + " If several others match, Kifu lists them and stops with exit code 2, unless you"
            + " give --all-matching. If no game is left, it also stops with exit code 2.",
        "",
        "A command has only the filters that its records can answer: annotated games, for"
            + " example, have no ratings. --names-rules makes the spelling of names the same"
            + " before games are chosen.",
        "",
        "Example: kifu show examples/wthor --player murakami --years 1983"
      })
  public static final class FilterHelp implements Runnable {
    @SuppressWarnings("UnusedVariable") // only its help is read
    @Mixin
    private OfRecords filters = new OfRecords();

    @Spec private CommandSpec command = CommandSpec.create();

    @Override
    public void run() {
      command.commandLine().usage(command.commandLine().getOut());
    }
  }

  /** A reader of {@code 1990-1997}, {@code 1990-}, {@code -1997} and {@code 1997}. */
  static final class YearsReader implements ITypeConverter<YearRange> {
    @Override
    public YearRange convert(String text) {
      return NumberRange.read(text, "\\d{4}", YearRange.FIRST, YearRange.LAST)
          .map(range -> new YearRange(range.first(), range.last()))
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'" + text + "' is not a range of years like 1990-1997"));
    }
  }

  /** A reader of {@code 1800-2000}, {@code 2000-}, {@code -1500} and {@code 1800}. */
  static final class RatingsReader implements ITypeConverter<RatingBand> {
    @Override
    public RatingBand convert(String text) {
      return NumberRange.read(text, "\\d{1,5}", 0, RatingBand.MOST)
          .map(range -> new RatingBand(range.first(), range.last()))
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'" + text + "' is not a range of ratings like 1800-2000"));
    }
  }

  /** A reader of {@code 100} and {@code 100:7}. */
  public static final class Draw implements ITypeConverter<RandomDraw> {
    private static final Pattern FORM = Pattern.compile("(0*[1-9]\\d{0,8})(?::(\\d{1,18}))?");

    @Override
    public RandomDraw convert(String text) {
      Matcher matcher = FORM.matcher(text);
      if (!matcher.matches()) {
        throw new TypeConversionException(
            "'" + text + "' is not a number of games like 100, or 100:7 with a seed");
      }
      String seed = matcher.group(2);
      return new RandomDraw(
          Integer.parseInt(matcher.group(1)), seed == null ? 1 : Long.parseLong(seed));
    }
  }
}
