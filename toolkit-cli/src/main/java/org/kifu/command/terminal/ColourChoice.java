package org.kifu.command.terminal;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.kifu.words.Colours;

/**
 * The rule for colours. The option is read before the other words are parsed, because messages
 * about them have colours too; without it, the environment decides.
 */
public enum ColourChoice {
  /** On a terminal. */
  AUTO,
  /** Also in a pipe. */
  ALWAYS,
  NEVER;

  /** The name of the option. */
  public static final String OPTION = "--color";

  /**
   * A variable that programs agree on.
   *
   * @param applies whether a value counts; an empty value never does
   */
  private record Variable(String name, Predicate<String> applies, ColourChoice choice) {}

  /** The variables, those that win first. */
  private static final List<Variable> VARIABLES =
      List.of(
          new Variable("NO_COLOR", value -> true, NEVER),
          new Variable("FORCE_COLOR", value -> !value.equals("0"), ALWAYS),
          new Variable("CLICOLOR_FORCE", value -> !value.equals("0"), ALWAYS),
          new Variable("CLICOLOR", value -> value.equals("0"), NEVER),
          new Variable("TERM", value -> value.equals("dumb"), NEVER));

  /** The choice of the environment. */
  public static ColourChoice of(Map<String, String> environment) {
    for (Variable each : VARIABLES) {
      String value = environment.getOrDefault(each.name(), "");
      if (!value.isEmpty() && each.applies().test(value)) {
        return each.choice();
      }
    }
    return AUTO;
  }

  /** The choice of a command line, up to {@code --}; nothing if the environment decides. */
  static Optional<ColourChoice> given(String... words) {
    Optional<ColourChoice> given = Optional.empty();
    for (int at = 0; at < words.length && !words[at].equals("--"); at++) {
      String before = at == 0 ? "" : words[at - 1];
      if (before.equals(OPTION)) {
        given = named(words[at]);
      } else if (words[at].startsWith(OPTION + "=")) {
        given = named(words[at].substring(OPTION.length() + 1));
      }
    }
    return given.filter(choice -> choice != AUTO);
  }

  /** A choice by its name; the parser refuses other names. */
  private static Optional<ColourChoice> named(String name) {
    return Arrays.stream(values())
        .filter(each -> each.toString().equals(name.toLowerCase(Locale.ROOT)))
        .findFirst();
  }

  /** The colours of a stream. */
  Colours of(boolean isTerminal) {
    return this == ALWAYS || this == AUTO && isTerminal ? Colours.ON : Colours.OFF;
  }

  /** The name on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
