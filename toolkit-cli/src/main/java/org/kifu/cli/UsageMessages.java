package org.kifu.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with a command line, in one line. */
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

  /** A value that is none of a list of names, or no number, in the words of the command line. */
  private static Optional<String> ofValue(ParameterException fault) {
    if (!(fault.getArgSpec() instanceof OptionSpec option) || fault.getValue() == null) {
      return Optional.empty();
    }
    Class<?> type = option.type();
    String fits =
        type.isEnum()
            ? "is none of " + names(type)
            : WHOLE_NUMBERS.contains(type) ? "is no whole number in range" : "";
    return fits.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "Invalid value for option '%s': '%s' %s"
                .formatted(option.longestName(), fault.getValue(), fits));
  }

  private static String names(Class<?> type) {
    return Stream.of(type.getEnumConstants())
        .map(each -> each.toString().toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(" "));
  }

  private static String ofUnmatched(UnmatchedArgumentException fault) {
    CommandLine command = fault.getCommandLine();
    String word = fault.getUnmatched().getFirst();
    boolean option = word.startsWith("-");
    String kind = option ? "option" : command.getParent() == null ? "command" : "argument";
    List<String> similar = fault.getSuggestions();
    String hint = similar.isEmpty() ? "" : "; did you mean " + String.join(" or ", similar) + "?";
    if (kind.equals("command")) {
      hint = "; commands: " + RootCommand.listed();
    }
    return "unknown " + kind + " '" + word + "'" + hint;
  }
}
