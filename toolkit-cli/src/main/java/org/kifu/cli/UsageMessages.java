package org.kifu.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.kifu.command.terminal.Suggestion;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The messages about a wrong command line, of one line each. */
final class UsageMessages {
  private static final Set<Class<?>> WHOLE_NUMBERS =
      Set.of(int.class, Integer.class, long.class, Long.class);

  private UsageMessages() {}

  static String of(ParameterException fault) {
    if (fault instanceof UnmatchedArgumentException unmatched) {
      return ofUnmatched(unmatched);
    }
    return ofValue(fault)
        .orElseGet(
            () ->
                String.valueOf(fault.getMessage())
                    .lines()
                    .findFirst()
                    .orElse("wrong usage")
                    .replaceFirst("^Error: ", ""));
  }

  /** The message about a value that is not among the names of an option, or is not a number. */
  private static Optional<String> ofValue(ParameterException fault) {
    ArgSpec argument = fault.getArgSpec();
    if (argument == null || fault.getValue() == null) {
      return Optional.empty();
    }
    Class<?> type = argument.type();
    String fits =
        type.isEnum()
            ? "is not one of "
                + String.join(" ", names(type))
                + Suggestion.of(fault.getValue(), names(type))
            : WHOLE_NUMBERS.contains(type) ? "is not a whole number in range" : "";
    return fits.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "Invalid value for %s: '%s' %s".formatted(name(argument), fault.getValue(), fits));
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option
        ? "option '" + option.longestName() + "'"
        : argument.paramLabel();
  }

  private static List<String> names(Class<?> type) {
    return Stream.of(type.getEnumConstants())
        .map(each -> each.toString().toLowerCase(Locale.ROOT))
        .toList();
  }

  private static String ofUnmatched(UnmatchedArgumentException fault) {
    CommandLine command = fault.getCommandLine();
    String word = fault.getUnmatched().getFirst();
    boolean option = word.startsWith("-");
    String kind = option ? "option" : command.getParent() == null ? "command" : "argument";
    String hint =
        switch (kind) {
          case "option" ->
              Suggestion.of(word.split("=", 2)[0], command.getCommandSpec().optionsMap().keySet());
          case "command" ->
              Suggestion.of(word, command.getSubcommands().keySet(), OtherNames.OF_COMMANDS);
          default -> "";
        };
    if (kind.equals("command") && hint.isEmpty()) {
      hint = "; commands: " + RootCommand.listed();
    }
    return "unknown " + kind + " '" + word + "'" + hint;
  }
}
