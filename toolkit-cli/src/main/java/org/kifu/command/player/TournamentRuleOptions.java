package org.kifu.command.player;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.tournament.TournamentRules;
import org.kifu.archive.tournament.TournamentRules.PointRule;
import org.kifu.archive.tournament.TournamentRules.TieBreak;
import org.kifu.archive.tournament.TournamentRules.TimeForfeits;
import org.kifu.command.terminal.Refusal;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options for the rules of a tournament. */
final class TournamentRuleOptions {
  @Option(
      names = "--points",
      paramLabel = "RULE",
      defaultValue = "win-draw-loss",
      description = "Points to add up: ${COMPLETION-CANDIDATES} (default: win-draw-loss).")
  private PointRule points = PointRule.WIN_DRAW_LOSS;

  @Option(
      names = "--bq-factor",
      paramLabel = "N",
      defaultValue = "" + TournamentRules.USUAL_BQ_FACTOR,
      description =
          "Weight of an opponent's point in the Brightwell quotient (default: ${DEFAULT-VALUE}).")
  private int bqFactor = TournamentRules.USUAL_BQ_FACTOR;

  @Option(
      names = "--tie-breaks",
      paramLabel = "LIST",
      split = ",",
      converter = TieBreakByLabel.class,
      description =
          "Tie-breaks in their order: bq discs disc-difference direct wins opponents (default:"
              + " bq,discs; with --points discs: wins,direct).")
  private @Nullable List<TieBreak> tieBreaks;

  @Option(
      names = "--time-forfeits",
      paramLabel = "RULE",
      defaultValue = "woc",
      description = "Score of a loss on time: ${COMPLETION-CANDIDATES} (default: woc).")
  private TimeForfeits timeForfeits = TimeForfeits.WOC;

  @Option(
      names = "--bye-discs",
      paramLabel = "N",
      defaultValue = "32",
      description = "Discs that a bye is worth (default: ${DEFAULT-VALUE}).")
  private int byeDiscs = TournamentRules.WORLD_CHAMPIONSHIP.byeDiscs();

  TournamentRules rules() {
    List<TieBreak> order = tieBreaks;
    try {
      return new TournamentRules(
          points,
          bqFactor,
          order == null ? TournamentRules.usualTieBreaks(points) : order,
          timeForfeits,
          byeDiscs);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }

  /** A reader of tie-breaks such as {@code bq}. */
  static final class TieBreakByLabel implements ITypeConverter<TieBreak> {
    @Override
    public TieBreak convert(String text) {
      return TieBreak.of(text.strip().toLowerCase(Locale.ROOT))
          .orElseThrow(() -> new TypeConversionException("'" + text + "' is not a tie-break"));
    }
  }
}
