package org.kifu.cli;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.kifu.game.ProblemCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "explain",
    description = "Says what a finding means, with a good and a bad example.",
    footer = {"", "Example: kifu explain illegal-move"})
final class ExplainCommand implements Callable<Integer> {
  private final Streams streams;

  @Parameters(
      arity = "0..1",
      paramLabel = "CODE",
      description = "The code at the end of a finding; all are listed without it.")
  private @Nullable String code;

  @Mixin private Output output = new Output();

  ExplainCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    String text = code == null ? list() : explain(named(code));
    return output.writeText(streams, List.of(), text);
  }

  private static ProblemCode named(String code) {
    return ProblemCode.byCode(code.toLowerCase(Locale.ROOT))
        .orElseThrow(
            () -> Refusal.usage("unknown code '" + code + "'; 'kifu explain' lists them all"));
  }

  private static String list() {
    StringBuilder text = new StringBuilder();
    for (ProblemCode each : ProblemCode.values()) {
      text.append("%-22s  %-7s  ".formatted(each.code(), each.severity().label()))
          .append(each.reason())
          .append('\n');
    }
    return text.toString();
  }

  private static String explain(ProblemCode code) {
    String head = "%s (%s)\n%s\n".formatted(code.code(), code.severity().label(), code.reason());
    return head + "\n  good: " + code.goodExample() + "\n  bad:  " + code.badExample() + "\n";
  }
}
