package org.kifu.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The forms in which commands write what they found; each command has some of them. */
public enum Form {
  TEXT("txt"),
  ASCII,
  JSON("json"),
  JSONL("jsonl"),
  CSV("csv"),
  HTML("html", "htm"),
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

  private final List<String> endings;

  Form(String... endings) {
    this.endings = List.of(endings);
  }

  /** Whether a file by its name is of this form. */
  boolean isOf(Path file) {
    String name = file.getFileName().toString();
    String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return name.contains(".") && endings.contains(ending);
  }

  /** Whether it is a picture, and not a text. */
  public boolean isPicture() {
    return this == SVG || this == PNG;
  }

  /** The name on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
