package org.kifu.words;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.kifu.game.Severity;

/** The colours of text for people on a terminal, or none. They add no width to a text. */
public enum Colours {
  OFF,
  ON;

  /** The character that begins a sequence of a terminal. */
  static final char ESCAPE = '\u001b';

  /** A colour of a terminal. */
  public enum Colour {
    RED("1;31"),
    YELLOW("33"),
    MAGENTA("35"),
    CYAN("36");

    private final String sequence;

    Colour(String parameters) {
      sequence = sequence(parameters);
    }
  }

  /** Ends a colour. */
  private static final String RESET = sequence("0");

  /** The sequences of a terminal that Kifu writes, and no others. */
  private static final List<String> SEQUENCES =
      Stream.concat(Arrays.stream(Colour.values()).map(each -> each.sequence), Stream.of(RESET))
          .toList();

  private static String sequence(String parameters) {
    return ESCAPE + "[" + parameters + "m";
  }

  /** A text about a problem of this severity. */
  public String of(Severity severity, String text) {
    return switch (severity) {
      case ERROR -> in(Colour.RED, text);
      case WARNING -> in(Colour.YELLOW, text);
      case INFO -> in(Colour.CYAN, text);
    };
  }

  /** A text in a colour. */
  public String in(Colour colour, String text) {
    return this == OFF || text.isEmpty() ? text : colour.sequence + text + RESET;
  }

  /** The length of the sequence of a colour with which a text goes on; 0 if there is none. */
  static int sequenceAt(String text, int at) {
    return SEQUENCES.stream()
        .filter(each -> text.startsWith(each, at))
        .mapToInt(String::length)
        .findFirst()
        .orElse(0);
  }

  /** Whether the rest of a text is the beginning of a sequence that may be cut. */
  static boolean mayBeCut(String rest) {
    return SEQUENCES.stream().anyMatch(each -> each.startsWith(rest));
  }
}
