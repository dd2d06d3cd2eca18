package org.kifu.command.output;

import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Suggestion;
import org.kifu.file.FileNames;
import org.kifu.table.CsvRows.DataCsv;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The forms that a command has, the default first. A command with several forms has the option
 * {@code --format}; one that writes tables also has an option for their readers.
 */
@Command // a mixin without an option needs it
public final class FormOption {
  private static final String DATA = "data";

  /** The forms of a command that says nothing about them. */
  private static final FormOption USUAL = only(Form.TEXT);

  private final List<Form> forms;
  private final String description;
  private final boolean asksForReaders;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  private @Nullable Form given;
  private boolean isForData;

  private FormOption(String description, boolean asksForReaders, Form... forms) {
    this.description = description;
    this.asksForReaders = asksForReaders;
    this.forms = List.of(forms);
  }

  /** The option of a command with these forms. */
  public static FormOption of(Form... forms) {
    return new FormOption("${COMPLETION-CANDIDATES}", false, forms);
  }

  /** The option of a command with these forms, some of which are tables for spreadsheets. */
  public static FormOption withTables(Form... forms) {
    return new FormOption("${COMPLETION-CANDIDATES}", true, forms);
  }

  /** The forms of a command that decides by its other options between them, without an option. */
  public static FormOption only(Form... forms) {
    return new FormOption("", false, forms);
  }

  /**
   * The same option with another description in the help.
   *
   * @param words the description before the remark on the default form
   */
  public FormOption described(String words) {
    return new FormOption(words, asksForReaders, forms.toArray(Form[]::new));
  }

  /** The forms of a command, found wherever it has them. */
  static FormOption ofCommand(CommandSpec command) {
    return in(command).orElse(USUAL);
  }

  private static Optional<FormOption> in(CommandSpec command) {
    return command.mixins().values().stream()
        .flatMap(
            mixin ->
                mixin.userObject() instanceof FormOption option
                    ? Stream.of(option)
                    : in(mixin).stream())
        .findFirst();
  }

  /** Adds the options, which differ from command to command, to the command. */
  @Spec
  void addTo(CommandSpec own) {
    if (!description.isEmpty()) {
      addFormat(own);
    }
    if (asksForReaders) {
      own.addOption(
          choice(
              "--csv-for",
              "READER",
              List.of("spreadsheets", DATA),
              name -> isForData = name.equals(DATA),
              "Reader of CSV: spreadsheets (texts like formulas get an apostrophe, the default) or"
                  + " data (texts stay as they are)."));
    }
  }

  private void addFormat(CommandSpec own) {
    List<String> names = forms.stream().map(Form::toString).toList();
    own.addOption(
        choice(
            "--format",
            "FORMAT",
            names,
            name -> given = forms.get(names.indexOf(name)),
            "%s (default: by the ending of -o FILE, else %s)."
                .formatted(description, names.getFirst())));
  }

  private OptionSpec choice(
      String option,
      String label,
      List<String> names,
      Consumer<String> chosen,
      String... descriptions) {
    return OptionSpec.builder(option)
        .paramLabel(label)
        .type(String.class)
        .completionCandidates(names)
        .description(descriptions)
        .setter(
            new ISetter() {
              @Override
              public <T> T set(T value) {
                if (value instanceof String word) {
                  chosen.accept(known(option, word, names));
                }
                return value;
              }
            })
        .build();
  }

  private String known(String option, String word, List<String> names) {
    String name = word.toLowerCase(Locale.ROOT);
    if (!names.contains(name)) {
      throw new ParameterException(
          command.commandLine(),
          "Invalid value for option '%s': '%s' is not one of %s"
                  .formatted(option, word, String.join(" ", names))
              + Suggestion.of(word, names));
    }
    return name;
  }

  /** The form that the option names. */
  public Optional<Form> given() {
    return Optional.ofNullable(given);
  }

  /** The form of output that always goes to standard output. */
  public Form form() {
    return given().orElse(forms.getFirst());
  }

  /**
   * The form of the output: the one that the option names, or else the form for the extension of
   * the file.
   *
   * @throws Refusal if the extension is that of a form that the command does not have
   */
  public Form form(Output output) {
    return given().or(() -> output.file().flatMap(this::named)).orElse(forms.getFirst());
  }

  private Optional<Form> named(Path file) {
    Optional<Form> form = Form.of(file);
    if (form.isPresent() && !forms.contains(form.get())) {
      throw Refusal.usage(
          "-o %s: this command does not write .%s; it writes %s%s"
              .formatted(
                  FileNames.shown(file), Form.ending(file).orElseThrow(), list(), way(form.get())));
    }
    return form;
  }

  private String list() {
    List<String> each = forms.stream().map(Form::described).toList();
    int last = each.size() - 1;
    return last == 0
        ? each.getFirst()
        : String.join(", ", each.subList(0, last)) + " or " + each.get(last);
  }

  /** Another option of the command that makes such a file; empty if it has none. */
  private String way(Form form) {
    if (form.isPicture() && has("--chart")) {
      return "; --chart FILE draws a chart";
    }
    return form.isNotation() && has("--to") ? "; --to %s writes the games".formatted(form) : "";
  }

  private boolean has(String option) {
    return command.commandLine() != null
        && command.commandLine().getCommandSpec().findOption(option) != null;
  }

  /** The writer of a table for its readers, people or programs. */
  public Writer table(Writer out) {
    return isForData ? new DataCsv(out) : out;
  }
}
