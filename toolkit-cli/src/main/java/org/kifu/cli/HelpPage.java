package org.kifu.cli;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.kifu.command.input.Filters;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * The help page of a command: first its own options, then those that many commands have, grouped by
 * subject. One line names the filters, which are the same for all.
 */
final class HelpPage extends Help {
  /** The columns of a page. */
  static final int WIDTH = 80;

  /** A group of options that many commands have, in their order. */
  private record OptionSection(String title, List<String> options) {}

  /**
   * The sections in their order. The options of the first one follow the command's own without a
   * title.
   */
  private static final List<OptionSection> SECTIONS =
      List.of(
          new OptionSection("", words("--format -o --chart --report --lang --audience --open")),
          new OptionSection(
              "Engine",
              words("--engine --engine-protocol --engine-timeout --beside --book --labels")),
          new OptionSection(
              "Input", words("--from --encoding --rules --names-rules --correct --master")),
          new OptionSection(
              "Run", words("--jobs --budget --resume --no-cache --check --quiet --metrics")),
          new OptionSection("Files", words("--csv-for --force --manifest")),
          new OptionSection("Help", words("-h -V")));

  /** The page of a command. */
  HelpPage(CommandSpec command, ColorScheme colours) {
    super(command, colours);
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
    List<String> parts = new ArrayList<>(List.of(command.qualifiedName()));
    command.options().stream()
        .filter(option -> option.required() && option.group() == null)
        .forEach(option -> parts.add(option.shortestName() + "=" + option.paramLabel()));
    parts.add("[OPTIONS]");
    command.positionalParameters().forEach(each -> parts.add(label(each)));
    return String.join(" ", parts) + "\n";
  }

  private static String label(PositionalParamSpec words) {
    String label = words.paramLabel() + (words.arity().max() > 1 ? "..." : "");
    return words.arity().min() == 0 ? "[" + label + "]" : label;
  }

  @Override
  public String optionList() {
    List<OptionSpec> own = new ArrayList<>(commandSpec().options());
    own.removeIf(OptionSpec::hidden);
    List<OptionSpec> filters = own.stream().filter(HelpPage::isFilter).toList();
    if (filters.size() + 2 < own.size()) {
      own.removeAll(filters); // else the page is about them
    } else {
      filters = List.of();
    }
    StringBuilder page = new StringBuilder();
    List<OptionSpec> first = new ArrayList<>(own);
    SECTIONS.forEach(section -> first.removeIf(each -> isIn(section, each)));
    for (OptionSection section : SECTIONS) {
      List<OptionSpec> some =
          own.stream()
              .filter(each -> isIn(section, each))
              .sorted(Comparator.comparing(each -> section.options().indexOf(name(each))))
              .toList();
      first.addAll(some);
      if (!first.isEmpty()) {
        boolean isTitled = !section.title().isEmpty() && !page.isEmpty();
        page.append(isTitled ? "\n" + section.title() + ":\n" : "");
        page.append(list(first));
      }
      if (section.title().equals("Input") && !filters.isEmpty()) {
        page.append(line(filters));
      }
      first.clear();
    }
    return page.toString();
  }

  private String list(List<OptionSpec> options) {
    Layout layout = createDefaultLayout(options, List.of(), colorScheme());
    layout.addAllOptions(options, parameterLabelRenderer());
    return layout.toString();
  }

  /** Whether an option is one of a section; under a title stands none that only the command has. */
  private boolean isIn(OptionSection section, OptionSpec option) {
    return section.options().contains(name(option))
        && (section.title().isEmpty() || !isOf(commandSpec().userObject().getClass(), option));
  }

  private static boolean isFilter(OptionSpec option) {
    return isOf(Filters.class, option);
  }

  /** Whether an option is a field of a type, or of one that is nested in it. */
  private static boolean isOf(Class<?> type, OptionSpec option) {
    return option.userObject() instanceof Field field
        && field.getDeclaringClass().getNestHost() == type;
  }

  /** The short name of an option, or else its only one. */
  private static String name(OptionSpec option) {
    return option.shortestName();
  }

  /** The line that names the filters. */
  private static String line(List<OptionSpec> filters) {
    String names =
        filters.stream().map(OptionSpec::longestName).sorted().collect(Collectors.joining(" "));
    StringBuilder text = new StringBuilder("\nFilters:");
    int column = text.length() - 1;
    for (String word : words(names + " choose games; see 'kifu help filters'.")) {
      boolean isFull = column + 1 + word.length() > WIDTH;
      text.append(isFull ? "\n  " : " ").append(word);
      column = isFull ? 2 + word.length() : column + 1 + word.length();
    }
    return text.append("\n").toString();
  }
}
