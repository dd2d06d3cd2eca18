package org.kifu.cli;

import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.cli.HelpPage.OptionGroup;
import org.kifu.command.terminal.Streams;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The parts of the command reference that the program knows: the synopsis and the options of each
 * command, and the options that commands share. An option is shared if all commands that have it
 * under a common heading of their help describe it alike.
 */
final class CommandReference {
  private static final String HEADER = "| option | meaning |\n| --- | --- |\n";

  private final Map<String, CommandSpec> commands = new LinkedHashMap<>();

  /** The options under the common headings, by their names; one that is not shared has two rows. */
  private final Map<String, Map<String, Set<String>>> common = new LinkedHashMap<>();

  CommandReference(Streams streams) {
    Map<String, CommandLine> all =
        RootCommand.commandLine(streams, Writer.nullWriter()).getSubcommands();
    for (String verb : RootCommand.verbs()) {
      CommandSpec command = all.get(verb).getCommandSpec();
      commands.put(verb, command);
      HelpPage.groups(command).stream().filter(CommandReference::isCommon).forEach(this::add);
    }
  }

  private void add(OptionGroup group) {
    Map<String, Set<String>> rows =
        common.computeIfAbsent(group.title(), _ -> new LinkedHashMap<>());
    for (OptionSpec option : group.options()) {
      rows.computeIfAbsent(option.longestName(), _ -> new LinkedHashSet<>()).add(row(option));
    }
  }

  private static boolean isCommon(OptionGroup group) {
    return !group.title().equals(HelpPage.OWN);
  }

  /** The names of the parts: those of the commands, and the common headings. */
  Set<String> parts() {
    return Stream.concat(commands.keySet().stream(), common.keySet().stream())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** A part of the reference, as Markdown. */
  String part(String name) {
    CommandSpec command = commands.get(name);
    return command == null ? sharedTable(name) : describe(command);
  }

  /** The shared options under a heading, in the order in which most commands have them. */
  private String sharedTable(String title) {
    return HEADER
        + common.get(title).keySet().stream()
            .filter(option -> isShared(title, option))
            .map(option -> common.get(title).get(option).iterator().next())
            .collect(Collectors.joining());
  }

  private boolean isShared(String title, String option) {
    return common.getOrDefault(title, Map.of()).getOrDefault(option, Set.of()).size() == 1;
  }

  private String describe(CommandSpec command) {
    StringBuilder text = new StringBuilder("`" + HelpPage.synopsis(command) + "`\n");
    String rows = ownRows(command);
    if (!rows.isEmpty()) {
      text.append("\n").append(HEADER).append(rows);
    }
    return text.append("\nShared options: ").append(sharedNames(command)).append(".\n").toString();
  }

  private String ownRows(CommandSpec command) {
    Stream<String> words =
        command.positionalParameters().stream()
            .filter(each -> HelpPage.isOwn(command, each))
            .map(CommandReference::row);
    Stream<String> options =
        HelpPage.groups(command).stream()
            .flatMap(
                group ->
                    group.options().stream()
                        .filter(option -> !isShared(group.title(), option.longestName())))
            .map(CommandReference::row);
    return Stream.concat(words, options).collect(Collectors.joining());
  }

  /** The shared options that a command has, each heading with a link to its table. */
  private String sharedNames(CommandSpec command) {
    return HelpPage.groups(command).stream()
        .filter(CommandReference::isCommon)
        .map(group -> sharedNames(group))
        .filter(names -> !names.isEmpty())
        .collect(Collectors.joining("; "));
  }

  private String sharedNames(OptionGroup group) {
    String title = group.title().toLowerCase(Locale.ROOT);
    List<String> names =
        group.options().stream()
            .filter(option -> isShared(group.title(), option.longestName()))
            .map(option -> "`" + option.longestName() + "`")
            .toList();
    return names.isEmpty()
        ? ""
        : "[%s](#%s-options) %s".formatted(title, title, String.join(" ", names));
  }

  /** The row of an option or a parameter: all its names, its value and what the help says. */
  private static String row(ArgSpec argument) {
    String label = argument.arity().max() > 0 ? argument.paramLabel() : "";
    String names =
        argument instanceof OptionSpec option
            ? Stream.of(option.names())
                .map(name -> "`" + (name + " " + label).strip() + "`")
                .collect(Collectors.joining(", "))
            : "`" + label + "`";
    String text = String.join(" ", argument.description());
    return "| %s | %s |\n".formatted(cell(names), cell(inMarkdown(text)));
  }

  private static String cell(String text) {
    return text.replace("|", "\\|");
  }

  /** Commands in quotation marks, and options with their values, as code. */
  private static String inMarkdown(String text) {
    return text.replaceAll("'(kifu [^']*|-)'", "`$1`")
        .replaceAll(
            "(?<![\\w`-])(--?[a-z][a-z-]*(?: (?:[A-Z]+|kifu|gtp|nboard|text|wof))?)\\b", "`$1`");
  }
}
