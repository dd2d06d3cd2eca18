package org.kifu.command.output;

import java.nio.file.Path;
import java.util.Locale;

/** The forms of output; each command has some of them. */
public enum Form {
  TEXT("txt"),
  ASCII("(?!)"), // no file name has it
  JSON("json"),
  JSONL("jsonl"),
  CSV("csv"),
  HTML("html?"),
  MD("md"),
  OBF("obf"),
  GGF("ggf"),
  SGF("sgf"),
  SARIF("sarif"),
  JUNIT("xml"),
  WOF("elo"),
  PARQUET("parquet"),
  SVG("svg"),
  PNG("png");

  private final String ending;

  /**
   * @param ending a regular expression for the extension of its files
   */
  Form(String ending) {
    this.ending = ending;
  }

  /** Whether the name of a file has an extension of this form. */
  boolean isOf(Path file) {
    String name = file.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return dot >= 0 && name.substring(dot + 1).toLowerCase(Locale.ROOT).matches(ending);
  }

  /** Whether it is a picture and not a text. */
  public boolean isPicture() {
    return this == SVG || this == PNG;
  }

  /** The name on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
