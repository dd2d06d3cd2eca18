package org.kifu.command.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.rating.RatedGames;
import org.kifu.archive.rating.RatingSettings;
import org.kifu.archive.rating.RatingSystem;
import org.kifu.command.Filters;
import org.kifu.command.Refusal;
import org.kifu.game.GameDate;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options for what ratings are asked for. */
final class RatingOptions {
  private static final int NAMES_SHOWN = 20;

  @Option(
      names = "--system",
      paramLabel = "NAME",
      defaultValue = "elo",
      description = "elo, online or history; elo by default.")
  private RatingSystem system = RatingSystem.ELO;

  @Option(
      names = "--k",
      paramLabel = "N",
      defaultValue = "20",
      description = "The most that a game of Elo moves a rating; ${DEFAULT-VALUE} by default.")
  private double factor = RatingSettings.USUAL_FACTOR;

  @Option(
      names = "--program",
      paramLabel = "NAME",
      description =
          "A player that is a program; with --system online its games do not count. May be given"
              + " several times.")
  private List<String> programs = new ArrayList<>();

  @Option(
      names = "--as-of",
      paramLabel = "DATE",
      converter = Day.class,
      description = "The ratings of a day, month or year, such as 1997-08; the last by default.")
  private @Nullable GameDate asOf;

  @Option(
      names = "--min-games",
      paramLabel = "N",
      defaultValue = "1",
      description = "Leave players with fewer games out of the list.")
  private int minGames = 1;

  @Option(
      names = "--player",
      paramLabel = "NAME",
      description =
          "The rating of this player over time: the name or a part of it. May be given several"
              + " times.")
  private List<String> players = new ArrayList<>();

  /** Refuses what cannot be, before games are read. */
  void check(boolean hasChart) {
    settings(List.of());
    if (hasChart && players.isEmpty()) {
      throw Refusal.usage("--chart shows ratings over time: choose players with --player");
    }
  }

  /** What is asked for, players by the names that games have. */
  RatingSettings settings(RatedGames games, Filters.Occasion events) {
    List<String> names = new ArrayList<>();
    for (String player : players) {
      List<String> hits = games.namesMatching(player);
      if (hits.isEmpty()) {
        throw Refusal.usage("no games chosen by player '" + player + "'");
      }
      if (hits.size() > 1 && !events.takesAllMatching()) {
        List<String> shown = hits.subList(0, Math.min(NAMES_SHOWN, hits.size()));
        throw Refusal.usage(
            "player '%s' stands for %d; name one, or take them all with --all-matching:\n  %s"
                .formatted(player, hits.size(), String.join("\n  ", shown)));
      }
      names.addAll(hits);
    }
    return settings(names);
  }

  private RatingSettings settings(List<String> names) {
    try {
      return new RatingSettings(
          system, factor, programs, Optional.ofNullable(asOf), minGames, names);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }

  /** Reads {@code 1997}, {@code 1997-08} and {@code 1997-08-07}. */
  static final class Day implements ITypeConverter<GameDate> {
    @Override
    public GameDate convert(String text) {
      return GameDate.parse(text)
          .filter(date -> date.year() > 0)
          .orElseThrow(
              () -> new TypeConversionException("'" + text + "' is no date like 1997-08-07"));
    }
  }
}
