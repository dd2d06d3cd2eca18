package org.kifu.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An engine of another program, with the times to wait for it.
 *
 * @param command the program and its arguments, at least the program
 * @param start the time that it may take to get ready; some engines load large files
 * @param answer the time that one question may take
 */
public record EngineProgram(List<String> command, Duration start, Duration answer) {
  private static final Pattern WORD =
      Pattern.compile("((?:[^\\s\"']++|\"[^\"]*+\"|'[^']*+')++)(?=\\s|$)\\s*");

  /** Checks that there is a program. */
  public EngineProgram {
    command = List.copyOf(command);
    if (command.isEmpty()) {
      throw new IllegalArgumentException("the command of the engine is empty");
    }
  }

  /**
   * The engine that a command line starts. Blanks separate the words; quotation marks of either
   * kind hold together what contains blanks.
   *
   * @throws IllegalArgumentException if there is no word, or a quotation mark is left open
   */
  public static EngineProgram of(String commandLine, Duration start, Duration answer) {
    Matcher word = WORD.matcher(commandLine.strip());
    List<String> words = new ArrayList<>();
    while (word.lookingAt()) {
      words.add(unquoted(word.group(1)));
      word.region(word.end(), word.regionEnd());
    }
    if (word.regionStart() < word.regionEnd()) {
      throw new IllegalArgumentException("a quotation mark is left open in: " + commandLine);
    }
    return new EngineProgram(words, start, answer);
  }

  private static String unquoted(String word) {
    return word.replaceAll("\"([^\"]*)\"|'([^']*)'", "$1$2");
  }

  /** The command line, for messages and records. */
  @Override
  public String toString() {
    return String.join(" ", command);
  }

  /**
   * The failure of another program's engine to start, to keep running, to answer, or to accept a
   * question.
   */
  public static class EngineException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    EngineException(String message) {
      super(message);
    }

    /** The end of an engine that nobody told to quit. */
    static final class EngineEnded extends EngineException {
      private static final long serialVersionUID = 1L;

      EngineEnded(String message) {
        super(message);
      }
    }
  }
}
