package org.kifu.engine;

import java.util.List;
import java.util.Optional;

/**
 * A command of the Go Text Protocol.
 *
 * @param id the number that the answer repeats, as it was written; empty if there is none
 * @param name the name of the command; empty if there is only a number
 * @param arguments the words after the name
 */
record GtpCommand(String id, String name, List<String> arguments) {
  /**
   * Reads a line. Control characters are dropped, a tab counts as a blank, and text after {@code #}
   * is a comment. Returns empty if nothing else is there.
   */
  static Optional<GtpCommand> parse(String line) {
    int comment = line.indexOf('#');
    String text =
        (comment < 0 ? line : line.substring(0, comment))
            .replace('\t', ' ')
            .replaceAll("\\p{Cntrl}", "")
            .strip();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    List<String> words = List.of(text.split(" +"));
    boolean hasId = words.getFirst().matches("[0-9]+");
    int at = hasId ? 1 : 0;
    return Optional.of(
        new GtpCommand(
            hasId ? words.getFirst() : "",
            at < words.size() ? words.get(at) : "",
            words.subList(Math.min(at + 1, words.size()), words.size())));
  }

  /** An argument, counted from 0; empty if it is missing. */
  String argument(int index) {
    return index < arguments.size() ? arguments.get(index) : "";
  }

  /**
   * An answer of the Go Text Protocol.
   *
   * @param isDone whether the command was obeyed; if not, nothing has changed
   * @param text the result, which may be empty and have several lines, or the problem
   */
  record GtpReply(boolean isDone, String text) {
    /** The answer of a command without a result. */
    static final GtpReply DONE = done("");

    static GtpReply done(String text) {
      return new GtpReply(true, text);
    }

    static GtpReply refused(String why) {
      return new GtpReply(false, why);
    }

    /**
     * The answer in the form of the protocol, without the empty line that ends it.
     *
     * @param id the number of the command; may be empty
     */
    String framed(String id) {
      return (isDone ? "=" : "?")
          + id
          + (text.isEmpty() || text.startsWith("\n") ? "" : " ")
          + text
          + "\n";
    }
  }
}
