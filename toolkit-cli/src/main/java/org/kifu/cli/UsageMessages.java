package org.kifu.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with a command line, in one line. */
final class UsageMessages {
  private UsageMessages() {}

  static String of(ParameterException fault) {
    return fault instanceof UnmatchedArgumentException unmatched
        ? ofUnmatched(unmatched)
        : String.valueOf(fault.getMessage())
            .lines()
            .findFirst()
            .orElse("wrong usage")
            .replaceFirst("^Error: ", "");
  }

  private static String ofUnmatched(UnmatchedArgumentException fault) {
    CommandLine command = fault.getCommandLine();
    String word = fault.getUnmatched().getFirst();
    boolean option = word.startsWith("-");
    String kind = option ? "option" : command.getParent() == null ? "command" : "argument";
    List<String> similar = fault.getSuggestions();
    String hint = similar.isEmpty() ? "" : "; did you mean " + String.join(" or ", similar) + "?";
    if (kind.equals("command")) {
      hint = "; commands: " + String.join(" ", Kifu.verbs());
    }
    return "unknown " + kind + " '" + word + "'" + hint;
  }
}
