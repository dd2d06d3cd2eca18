package org.kifu.command.everyday;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.command.InputFiles;
import org.kifu.command.Output;
import org.kifu.command.Refusal;
import org.kifu.command.Streams;
import org.kifu.command.Suggestion;
import org.kifu.game.ProblemCode;
import org.kifu.store.StoreException;
import org.kifu.verify.output.FindingsText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "explain",
    description = "Says what a finding means, with a good and a bad example.",
    footer = {"", "Example: kifu explain illegal-move"})
public final class ExplainCommand implements Callable<Integer> {
  private final Streams streams;

  @Parameters(
      arity = "0..1",
      paramLabel = "CODE",
      description = "The code at the end of a finding; all are listed without it.")
  private @Nullable String code;

  /** The forms of the list; one finding is always for people. */
  private enum Format {
    TEXT,
    MD;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "The form of the list: ${COMPLETION-CANDIDATES}; text by default.")
  private Format format = Format.TEXT;

  @Mixin private Output output = new Output();

  public ExplainCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    String list = format == Format.MD ? FindingsText.page() : FindingsText.list();
    String text = code == null ? list : explained(code.toLowerCase(Locale.ROOT));
    return output.writeText(streams, output.inputs(InputFiles.NONE), text);
  }

  private static String explained(String code) {
    Optional<String> finding = ProblemCode.byCode(code).map(FindingsText::of);
    Optional<String> fault =
        Arrays.stream(StoreException.Fault.values())
            .filter(each -> each.code().equals(code))
            .map(FindingsText::of)
            .findFirst();
    return finding
        .or(() -> fault)
        .orElseThrow(
            () ->
                Refusal.usage(
                    "unknown code '" + code + "'; 'kifu explain' lists them all" + meant(code)));
  }

  private static String meant(String code) {
    Stream<String> findings = Arrays.stream(ProblemCode.values()).map(ProblemCode::code);
    Stream<String> faults = Arrays.stream(StoreException.Fault.values()).map(each -> each.code());
    return Suggestion.of(code, Stream.concat(findings, faults).toList());
  }
}
