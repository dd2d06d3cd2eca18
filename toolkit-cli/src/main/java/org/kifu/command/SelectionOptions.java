package org.kifu.command;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.query.RandomDraw;
import org.kifu.board.Disc;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options that choose games. */
public final class SelectionOptions {
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

  @Option(
      names = "--random",
      paramLabel = "N[:SEED]",
      converter = Draw.class,
      description = "Only N of these games, drawn at random; another SEED draws others.")
  private @Nullable RandomDraw random;

  @Mixin private EventOptions events = new EventOptions();

  public GameFilter filter() {
    if (number != null && number < 1) {
      throw Refusal.usage("--game counts from 1, not " + number);
    }
    if (side != null && player == null) {
      throw Refusal.usage("--side is that of a player: name one with --player");
    }
    GameFilter filter =
        events.filter(
            number == null ? OptionalLong.empty() : OptionalLong.of(number),
            Optional.ofNullable(player),
            Optional.ofNullable(random));
    return side == null ? filter : filter.withSide(side);
  }

  /** Reads {@code 100} and {@code 100:7}. */
  public static final class Draw implements ITypeConverter<RandomDraw> {
    private static final Pattern FORM = Pattern.compile("(0*[1-9]\\d{0,8})(?::(\\d{1,18}))?");

    @Override
    public RandomDraw convert(String text) {
      Matcher matcher = FORM.matcher(text);
      if (!matcher.matches()) {
        throw new TypeConversionException(
            "'" + text + "' is no number of games like 100, or 100:7 with a seed");
      }
      String seed = matcher.group(2);
      return new RandomDraw(
          Integer.parseInt(matcher.group(1)), seed == null ? 1 : Long.parseLong(seed));
    }
  }
}
