package org.kifu.cli;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.kifu.board.StartSpec;
import org.kifu.rules.Perft;
import org.kifu.rules.Rules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "perft",
    description = "Counts the leaves of the game tree to a depth.",
    footer = {
      "",
      "The last line of the output is the count. A pass is one ply; a finished game counts 1 at"
          + " every",
      "greater depth. Time and rate go to standard error.",
      "",
      "Example: kifu perft --depth 9"
    })
final class PerftCommand implements Callable<Integer> {
  private final Streams streams;

  @Option(names = "--depth", required = true, paramLabel = "N", description = "Plies, 0 or more.")
  private int depth;

  @Option(names = "--divide", description = "Print the count below each first move before the sum.")
  private boolean divide;

  @Mixin private RulesOption rules = new RulesOption();
  @Mixin private Output output = new Output();

  PerftCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    if (depth < 0) {
      throw Refusal.usage("--depth counts from 0, not " + depth);
    }
    long start = System.nanoTime();
    return output.writeText(
        streams,
        List.of(),
        out -> {
          long leaves = count(rules.rules(), out);
          double seconds = (System.nanoTime() - start) / 1e9;
          out.append(Long.toString(leaves)).append('\n').flush();
          report(leaves, seconds);
          return ExitCode.CLEAN;
        });
  }

  private <P, M> long count(Rules<P, M> game, Writer out) throws IOException {
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
