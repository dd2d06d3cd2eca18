package org.kifu.command.output;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The forms of output, each with the extensions of its files; each command has some of them. */
public enum Form {
  TEXT("txt text"),
  ASCII(""),
  JSON("json"),
  JSONL("jsonl ndjson"),
  CSV("csv"),
  HTML("html htm"),
  MD("md markdown"),
  OBF("obf"),
  GGF("ggf"),
  SGF("sgf"),
  PGN("pgn"),
  PDN("pdn"),
  WTHOR("wtb"),
  SARIF("sarif sarif.json"),
  JUNIT("xml"),
  WOF("elo"),
  PARQUET("parquet"),
  SVG("svg"),
  PNG("png"),
  WEIGHTS("weights"),

  /** The forms that other programs write, and bases, which only {@code kifu base} makes. */
  FOREIGN(
      "pdf ps eps djvu doc docx odt rtf tex adoc rst epub xhtml mht mhtml"
          + " xls xlsx ods ppt pptx odp tsv tab yaml yml toml"
          + " jpg jpeg gif webp bmp tif tiff ico avif heic svgz"
          + " zip gz tgz bz2 xz zst 7z rar tar db sqlite sqlite3 sql arrow feather avro orc"
          + " jou trn kifu kix");

  private static final Map<String, Form> BY_ENDING =
      Arrays.stream(values())
          .flatMap(form -> form.endings().stream().map(ending -> Map.entry(ending, form)))
          .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

  private final String endings;

  Form(String endings) {
    this.endings = endings;
  }

  /** The form that the name of a file promises; empty if its extension is not that of a form. */
  static Optional<Form> of(Path file) {
    return named(file).map(Map.Entry::getValue);
  }

  /** The extension of a file without its dot, in lower case, if it is that of a form. */
  static Optional<String> ending(Path file) {
    return named(file).map(Map.Entry::getKey);
  }

  private static Optional<Map.Entry<String, Form>> named(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return BY_ENDING.entrySet().stream()
        .filter(entry -> name.endsWith("." + entry.getKey()))
        .max(Comparator.comparingInt(entry -> entry.getKey().length()));
  }

  /** The extensions of its files, without the dot before them; the usual one first. */
  public List<String> endings() {
    return endings.isEmpty() ? List.of() : List.of(endings.split(" ", -1));
  }

  /** Whether it is a picture and not a text. */
  public boolean isPicture() {
    return this == SVG || this == PNG;
  }

  /** Whether it is a notation of games. */
  boolean isNotation() {
    return this == GGF || this == SGF || this == PGN || this == PDN || this == WTHOR;
  }

  /** The name on the command line, with the usual extension: {@code text (.txt)}. */
  String described() {
    return endings.isEmpty() ? toString() : "%s (.%s)".formatted(this, endings().getFirst());
  }

  /** The name on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
