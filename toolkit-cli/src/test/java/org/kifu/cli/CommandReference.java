package org.kifu.cli;

import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.cli.HelpPage.OptionGroup;
import org.kifu.command.output.Form;
import org.kifu.command.terminal.Streams;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The parts of the command reference that the program knows: the synopsis and the options of each
 * command, and the options that commands share. An option is shared if several commands have it
 * under a common heading of their help, and all of them describe it alike.
 */
final class CommandReference {
  private static final String HEADER = "| option | meaning |\n| --- | --- |\n";

  private static final String FORMS = "Forms";

  private final Map<String, CommandSpec> commands = new LinkedHashMap<>();

  /** The rows of the options under each common heading: by option, one for each command. */
  private final Map<String, Map<String, List<String>>> common = new LinkedHashMap<>();

  CommandReference(Streams streams) {
    Map<String, CommandLine> all =
        RootCommand.commandLine(streams, Writer.nullWriter()).getSubcommands();
    for (String verb : RootCommand.verbs()) {
      CommandLine command = Objects.requireNonNull(all.get(verb), verb);
      if (command.getSubcommands().isEmpty()) {
        add(verb, command.getCommandSpec());
      }
      command
          .getSubcommands()
          .forEach((action, each) -> add(verb + "-" + action, each.getCommandSpec()));
    }
  }

  private void add(String part, CommandSpec command) {
    commands.put(part, command);
    HelpPage.groups(command).stream().filter(CommandReference::isCommon).forEach(this::add);
  }

  private static boolean isCommon(OptionGroup group) {
    return !group.title().equals(HelpPage.OWN);
  }

  private void add(OptionGroup group) {
    Map<String, List<String>> rows =
        common.computeIfAbsent(group.title(), _ -> new LinkedHashMap<>());
    for (OptionSpec option : group.options()) {
      rows.computeIfAbsent(option.longestName(), _ -> new ArrayList<>()).add(row(option));
    }
  }

  /** The names of the parts: those of the commands, and the headings over shared options. */
  Set<String> parts() {
    Stream<String> titles = common.keySet().stream().filter(title -> !shared(title).isEmpty());
    return Stream.of(commands.keySet().stream(), titles, Stream.of(FORMS))
        .flatMap(Function.identity())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** A part of the reference, as Markdown. */
  String part(String name) {
    if (name.equals(FORMS)) {
      return forms();
    }
    CommandSpec command = commands.get(name);
    return command == null ? HEADER + sharedRows(name) : describe(command);
  }

  /** The extensions for which a command chooses each form, if it has that form. */
  private static String forms() {
    return Arrays.stream(Form.values())
        .filter(form -> form != Form.FOREIGN && !form.endings().isEmpty())
        .map(form -> "| %s | `.%s` |\n".formatted(form, String.join("`, `.", form.endings())))
        .collect(Collectors.joining("", "| form | ending of FILE |\n| --- | --- |\n", ""));
  }

  private String sharedRows(String title) {
    return shared(title).stream()
        .map(option -> rows(title, option).getFirst())
        .collect(Collectors.joining());
  }

  private List<String> shared(String title) {
    return common.getOrDefault(title, Map.of()).keySet().stream()
        .filter(option -> isShared(title, option))
        .toList();
  }

  private boolean isShared(String title, String option) {
    List<String> rows = rows(title, option);
    return rows.size() > 1 && Set.copyOf(rows).size() == 1;
  }

  private List<String> rows(String title, String option) {
    return common.getOrDefault(title, Map.of()).getOrDefault(option, List.of());
  }

  private String describe(CommandSpec command) {
    String rows = ownRows(command);
    String shared = sharedNames(command);
    return "`%s`\n".formatted(HelpPage.synopsis(command))
        + (rows.isEmpty() ? "" : "\n" + HEADER + rows)
        + (shared.isEmpty() ? "" : "\nShared options: %s.\n".formatted(shared));
  }

  private String ownRows(CommandSpec command) {
    Stream<ArgSpec> words =
        command.positionalParameters().stream()
            .filter(each -> HelpPage.isOwn(command, each))
            .map(ArgSpec.class::cast);
    Stream<OptionSpec> options =
        HelpPage.groups(command).stream()
            .flatMap(group -> group.options().stream().filter(each -> !isShared(group, each)));
    return Stream.concat(words, options).map(CommandReference::row).collect(Collectors.joining());
  }

  private boolean isShared(OptionGroup group, OptionSpec option) {
    return isShared(group.title(), option.longestName());
  }

  private String sharedNames(CommandSpec command) {
    return HelpPage.groups(command).stream()
        .filter(CommandReference::isCommon)
        .map(this::sharedNames)
        .filter(names -> !names.isEmpty())
        .collect(Collectors.joining("; "));
  }

  /**
   * A link to the table of a heading, and the options that a command has of it, where these are not
   * all. Options of all commands go without saying.
   */
  private String sharedNames(OptionGroup group) {
    List<OptionSpec> some = group.options().stream().filter(each -> isShared(group, each)).toList();
    String names =
        some.stream()
            .filter(each -> rows(group.title(), each.longestName()).size() < commands.size())
            .map(each -> " `" + each.names()[0] + "`")
            .collect(Collectors.joining());
    if (names.isEmpty()) {
      return "";
    }
    String title = group.title().toLowerCase(Locale.ROOT).replaceFirst("s$", "");
    boolean isWhole = some.size() == shared(group.title()).size();
    return "[%s](#%s-options)%s".formatted(title, title, isWhole ? "" : names);
  }

  /** The row of an option or a parameter: all its names, its value and what the help says. */
  private static String row(ArgSpec argument) {
    String label = argument.arity().max() > 0 ? argument.paramLabel() : "";
    Stream<String> names =
        argument instanceof OptionSpec option ? Stream.of(option.names()) : Stream.of("");
    String first =
        names
            .map(name -> "`" + (name + " " + label).strip() + "`")
            .collect(Collectors.joining(", "));
    String text = String.join(" ", argument.description());
    return "| %s | %s |\n".formatted(cell(first), cell(inMarkdown(text)));
  }

  private static String cell(String text) {
    return text.replace("|", "\\|");
  }

  /** Commands in quotation marks, and options with their values, as code. */
  private static String inMarkdown(String text) {
    return text.replaceAll("'(kifu [^']*|-)'", "`$1`")
        .replaceAll(
            "(?<![\\w`-])(--?[a-z][a-z-]*(?: (?:[A-Z]+|[a-z]+(?=:)|online|jsonl))?)\\b", "`$1`");
  }
}
