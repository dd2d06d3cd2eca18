package org.kifu.engine;

/**
 * An answer of the Go Text Protocol.
 *
 * @param isDone whether the command was obeyed; if not, nothing has changed
 * @param text the result, which may be empty and have several lines, or what is wrong
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
   * The answer as it is written, without the empty line that ends it.
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
