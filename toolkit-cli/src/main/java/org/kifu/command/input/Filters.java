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
      description = "Only the Nth game of the input, counted from 1 over all its files.")
  private @Nullable Long number;

  @Option(
      names = "--player",
      paramLabel = "NAME",
      description =
          "Only games of this player: the name or a part of it, without case and accents.")
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
      description = "Only N of these games, drawn at random; another SEED draws others.")
  private @Nullable RandomDraw random;

  /** The games that are meant. */
  public GameFilter filter() {
    if (number != null && number < 1) {
      throw Refusal.usage("--game counts from 1, not " + number);
    }
    if (side != null && player == null) {
      throw Refusal.usage("--side is that of a player: name one with --player");
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
            "Only games of this event: the name or a part of it, without case and accents.")
    private @Nullable String event;

    @Option(
        names = "--years",
        paramLabel = "A-B",
        converter = YearsReader.class,
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

  /** All filters, for records, which may have ratings. */
  public static final class OfRecords {
    @Mixin private Filters filters = new Filters();

    @Option(
        names = "--rated",
        paramLabel = "A-B",
        converter = RatingsReader.class,
        description = "Only games whose record rates both players from A to B; also A- and -B.")
    private @Nullable RatingBand ratings;

    /** The games that are meant. */
    GameFilter filter() {
      GameFilter filter = filters.filter();
      return ratings == null ? filter : filter.withRatings(ratings);
    }
  }

  /** The page that explains the filters, {@code kifu help filters}. */
  @Command(
      name = "filters",
      mixinStandardHelpOptions = true,
      hidden = true,
      description = "The options that choose games, of every command that reads games.",
      customSynopsis = "kifu COMMAND [FILTERS] INPUT...",
      footer = {
        "",
        "Together the filters must all hold. Names match without case and accents, whole or in"
            + " part; a player or event with the whole name is preferred, several others are listed"
            + " and refused (exit code 2) unless --all-matching is given. So is a choice that"
            + " leaves no game.",
        "",
        "Where a command has no such option, its records tell no such fact: annotated games have no"
            + " ratings. --names-rules writes names in one way before games are chosen.",
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
