package org.kifu.command.show;

import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.base.BaseException;
import org.kifu.command.Job;
import org.kifu.command.input.OpenedInput;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.command.terminal.Suggestion;
import org.kifu.game.ProblemCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "explain",
    description = "Explain a finding, with a good and a bad example.",
    footer = {"", "Example: kifu explain illegal-move"})
public final class ExplainCommand extends Job.WithoutInput {
  private static final FormOption OF_A_CODE = FormOption.only(Form.TEXT);

  @Parameters(
      arity = "0..1",
      paramLabel = "CODE",
      description = "Code at the end of a finding (default: list all codes).")
  private @Nullable String code;

  @Mixin private FormOption form = FormOption.of(Form.TEXT, Form.MD);

  public ExplainCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() {
    if (code != null) {
      OF_A_CODE.form(output);
    }
  }

  @Override
  protected int write(OpenedInput none, Writer out) throws IOException {
    String list = form.form(output) == Form.MD ? FindingsText.page() : FindingsText.list();
    out.write(code == null ? list : explained(code.toLowerCase(Locale.ROOT)));
    return ExitCode.CLEAN;
  }

  private static String explained(String code) {
    Optional<String> finding = ProblemCode.byCode(code).map(FindingsText::of);
    Optional<String> ofBase =
        Arrays.stream(BaseException.BaseFault.values())
            .filter(each -> each.code().equals(code))
            .map(FindingsText::of)
            .findFirst();
    return finding
        .or(() -> ofBase)
        .orElseThrow(
            () ->
                Refusal.usage(
                    "unknown code '" + code + "'; 'kifu explain' lists them all" + meant(code)));
  }

  private static String meant(String code) {
    Stream<String> findings = Arrays.stream(ProblemCode.values()).map(ProblemCode::code);
    Stream<String> ofBases =
        Arrays.stream(BaseException.BaseFault.values()).map(each -> each.code());
    return Suggestion.of(code, Stream.concat(findings, ofBases).toList());
  }
}
