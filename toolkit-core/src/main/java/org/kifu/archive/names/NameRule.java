package org.kifu.archive.names;

import java.util.Locale;

/**
 * One name for another.
 *
 * @param from the spelling in the sources
 * @param to the spelling that is used for it
 * @param accepted whether it is to be followed; otherwise it is only a proposal
 * @param evidence why it was proposed, for the person who decides
 */
public record NameRule(NameKind kind, String from, String to, boolean accepted, String evidence) {

  /** Kinds of names. */
  public enum NameKind {
    PLAYER,
    EVENT;

    /** The name in files and output. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
