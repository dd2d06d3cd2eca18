package org.kifu.words;

import java.util.Locale;

/** The languages of text for people; codes, names of fields and messages are English in all. */
public enum Language {
  EN("en"),
  JA("ja"),
  RU("ru"),
  DE("de"),
  FR("fr"),
  /** Filipino, the standard form of Tagalog. */
  FIL("fil");

  private final String tag;

  Language(String tag) {
    this.tag = tag;
  }

  /** The tag of BCP 47, as documents and options state it. */
  public String tag() {
    return tag;
  }

  /** The table of English has no name of its own, so that no other one is taken for it. */
  Locale locale() {
    return this == EN ? Locale.ROOT : Locale.of(tag);
  }

  /** The name in options. */
  @Override
  public String toString() {
    return tag;
  }
}
