package org.kifu.cli;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.kifu.words.Colours;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * The help page of a command: its own options first, then common options, grouped by subject. One
 * line names the filters, which are the same for all commands.
 */
final class HelpPage extends Help {
  /** The width of a page, in columns. */
  static final int WIDTH = 80;

  /** The heading of the options that only this command has, or that differ in it. */
  static final String OWN = "Options";

  private static final String FILTERS = "Filters";

  /**
   * Options under one heading.
   *
   * @param title the heading, without a colon
   */
  record OptionGroup(String title, List<OptionSpec> options) {}

  /** A heading, and the names of the options under it, in their order. */
  private record Section(String title, List<String> options) {
    Section(String title, String options) {
      this(title, words(options));
    }
  }

  private static final List<Section> SECTIONS =
      List.of(
          new Section(OWN, ""),
          new Section("Conditions", "--result --opening --position --pattern"),
          new Section("Measuring", "--measure --sample --seed"),
          new Section("Standings", "--points --bq-factor --tie-breaks --time-forfeits --bye-discs"),
          new Section(
              "Training",
              "--work --weights --samples --upper-samples --upper-from --distinct --onward"
                  + " --test-years"),
          new Section("Progress", "--progress --answers --today"),
          new Section("Labels", "--exact --depth --mean --self-play --siblings --teacher"),
          new Section(
              "Output",
              "--format -o --chart --report --open --lang --audience --explain-loss --csv-for"
                  + " --manifest --force"),
          new Section(
              "Engine", "--engine --engine-protocol --engine-timeout --beside --book --labels"),
          new Section(
              "Input", "--from --encoding --wthor-names --rules --names-rules --correct --master"),
          new Section(
              FILTERS, "--game --player --side --event --years --rated --random --all-matching"),
          new Section(
              "General",
              "--jobs --budget --resume --no-cache --check --quiet --color --metrics --help"
                  + " --version"));

  /** The page of a command. */
  HelpPage(CommandSpec command, ColorScheme colours) {
    super(command, colours);
  }

  /** The colours of a page, or none. */
  static ColorScheme colours(Colours colours) {
    return defaultColorScheme(colours == Colours.ON ? Ansi.ON : Ansi.OFF);
  }

  private static List<String> words(String line) {
    return Arrays.asList(line.split(" "));
  }

  @Override
  public String synopsis(int headingLength) {
    CommandSpec command = commandSpec();
    if (!command.subcommands().isEmpty() || command.usageMessage().customSynopsis().length > 0) {
      return super.synopsis(headingLength);
    }
    return synopsis(command) + "\n";
  }

  /** The synopsis of a command that has no subcommands: its required options and its input. */
  static String synopsis(CommandSpec command) {
    List<String> parts = new ArrayList<>(List.of(command.qualifiedName()));
    command.options().stream()
        .filter(option -> option.required() && option.group() == null)
        .forEach(option -> parts.add(option.shortestName() + "=" + option.paramLabel()));
    parts.add("[OPTIONS]");
    command.positionalParameters().forEach(each -> parts.add(label(each)));
    return String.join(" ", parts);
  }

  private static String label(PositionalParamSpec words) {
    String label = words.paramLabel() + (words.arity().max() > 1 ? "..." : "");
    return words.arity().min() == 0 ? "[" + label + "]" : label;
  }

  @Override
  public String optionList() {
    StringBuilder page = new StringBuilder();
    for (OptionGroup group : groups(commandSpec())) {
      page.append("\n").append(group.title()).append(":");
      page.append(
          group.title().equals(FILTERS) ? names(group.options()) : "\n" + table(group.options()));
    }
    return page.toString();
  }

  /** The options of a command that are not hidden, in groups. */
  static List<OptionGroup> groups(CommandSpec command) {
    return SECTIONS.stream()
        .map(section -> new OptionGroup(section.title(), options(command, section)))
        .filter(group -> !group.options().isEmpty())
        .toList();
  }

  private static List<OptionSpec> options(CommandSpec command, Section section) {
    return command.options().stream()
        .filter(option -> !option.hidden() && title(command, option).equals(section.title()))
        .sorted(Comparator.comparing(option -> section.options().indexOf(name(option))))
        .toList();
  }

  /** The heading of an option; an option of only this command has the heading {@link #OWN}. */
  private static String title(CommandSpec command, OptionSpec option) {
    return SECTIONS.stream()
        .filter(section -> section.options().contains(name(option)) && !isOwn(command, option))
        .map(Section::title)
        .findFirst()
        .orElse(OWN);
  }

  /** Whether an option or a parameter is a field of a command, or of a class nested in it. */
  static boolean isOwn(CommandSpec command, ArgSpec argument) {
    return argument.userObject() instanceof Field field
        && field.getDeclaringClass().getNestHost() == command.userObject().getClass().getNestHost();
  }

  private static String name(OptionSpec option) {
    return option.shortestName().equals("-o") ? "-o" : option.longestName();
  }

  private String table(List<OptionSpec> options) {
    Layout layout = createDefaultLayout(options, List.of(), colorScheme());
    layout.addAllOptions(options, parameterLabelRenderer());
    return layout.toString();
  }

  /** The rest of the line that names the filters. */
  private static String names(List<OptionSpec> filters) {
    List<String> words = new ArrayList<>(filters.stream().map(OptionSpec::longestName).toList());
    words.addAll(words("choose games; see 'kifu help filters'."));
    StringBuilder text = new StringBuilder();
    int column = FILTERS.length() + 1;
    for (String word : words) {
      boolean isFull = column + 1 + word.length() > WIDTH;
      text.append(isFull ? "\n  " : " ").append(word);
      column = isFull ? 2 + word.length() : column + 1 + word.length();
    }
    return text.append("\n").toString();
  }
}
