package org.kifu.command.engines;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.query.RandomDraw;
import org.kifu.board.StartSpec;
import org.kifu.command.Job;
import org.kifu.command.input.Filters;
import org.kifu.command.input.OpenedInput;
import org.kifu.command.input.RulesOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.Counted;
import org.kifu.rules.Perft;
import org.kifu.rules.Perft.TreeEstimate;
import org.kifu.rules.Rules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "perft",
    description = "Count or estimate the leaves of the game tree.",
    footer = {
      "",
      "The last line of the output is the count or the estimate. A pass is one ply; a finished"
          + " game counts 1 at every greater depth. Time and rate go to standard error.",
      "",
      "Example: kifu perft --depth 9"
    })
public final class PerftCommand extends Job.WithoutInput {

  @Option(
      names = "--depth",
      paramLabel = "N",
      description =
          "Number of plies, 0 or more. With --estimate, the end of the game is the default.")
  private @Nullable Integer plies;

  @Option(
      names = "--estimate",
      paramLabel = "N[:SEED]",
      converter = Filters.Draw.class,
      description =
          "Estimate from N random games instead of counting. The same SEED plays the same games"
              + " (default: 1).")
  private @Nullable RandomDraw estimate;

  @Option(names = "--divide", description = "Print the count below each first move before the sum.")
  private boolean divide;

  @Mixin private RulesOption rules = new RulesOption();

  public PerftCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() {
    if (plies == null && estimate == null) {
      throw Refusal.usage("--depth N is missing");
    }
    if (depth() < 0) {
      throw Refusal.usage("--depth must be 0 or more, not " + depth());
    }
    if (estimate != null && (divide || estimate.count() < 2)) {
      throw Refusal.usage("--estimate needs 2 or more games, and does not work with --divide");
    }
  }

  private int depth() {
    return plies == null ? Integer.MAX_VALUE : plies;
  }

  @Override
  protected int write(OpenedInput none, Writer out) throws IOException {
    if (estimate != null) {
      estimate(estimate, out);
    } else {
      count(out);
    }
    return ExitCode.CLEAN;
  }

  private void estimate(RandomDraw probes, Writer out) throws IOException {
    TreeEstimate found = TreeEstimate.of(rules.rules(), depth(), probes.count(), probes.seed());
    out.append(
        "random games %d, seed %d, rules %s, %s\n"
            .formatted(
                probes.count(),
                probes.seed(),
                rules.rules().name(),
                plies == null ? "to the end" : Counted.of(plies, "ply")));
    out.append(
        "estimate %s, standard error %s, 95 %% interval %s to %s\n"
            .formatted(
                power(found.mean()),
                power(found.standardError()),
                power(found.low()),
                power(found.high())));
    out.append(found.mean().setScale(0, RoundingMode.HALF_EVEN).toPlainString());
    out.append('\n').flush();
  }

  private void count(Writer out) throws IOException {
    long start = System.nanoTime();
    long leaves = count(rules.rules(), depth(), out);
    double seconds = (System.nanoTime() - start) / 1e9;
    out.append(Long.toString(leaves)).append('\n').flush();
    report(leaves, seconds);
  }

  /** A number with three digits, such as {@code 6.47e54}. */
  private static String power(BigDecimal number) {
    return String.format(Locale.ROOT, "%.2e", number).replace("e+0", "e").replace("e+", "e");
  }

  private <P, M> long count(Rules<P, M> game, int depth, Writer out) throws IOException {
    P start = game.start(StartSpec.STANDARD).orElseThrow();
    if (!divide || depth == 0) {
      return Perft.leaves(game, start, depth);
    }
    long sum = 0;
    for (M move : game.legalMoves(start)) {
      long leaves = Perft.leaves(game, game.play(start, move), depth - 1);
      out.append(game.token(move) + " " + leaves + "\n").flush();
      sum += leaves;
    }
    return sum;
  }

  private void report(long leaves, double seconds) {
    if (!output.isQuiet()) {
      double rate = leaves / seconds / 1e6;
      streams.say(String.format(Locale.ROOT, "%.3f s, %.1f M leaves/s", seconds, rate));
    }
  }
}
