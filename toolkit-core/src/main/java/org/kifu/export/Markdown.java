package org.kifu.export;

import java.util.List;
import java.util.stream.Collectors;

/** Pieces of Markdown in which text from records is no markup. */
final class Markdown {
  private Markdown() {}

  /** A text in one line: HTML as entities, the signs of Markdown behind a backslash. */
  static String escaped(String text) {
    return Printable.line(text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replaceAll("([\\\\`*_\\[\\]{}()#!|~])", "\\\\$1");
  }

  /** A table; the first column is text, the others are numbers at the right. */
  static String table(List<String> header, List<List<String>> rows) {
    String lines = "| --- |" + " ---: |".repeat(header.size() - 1) + "\n";
    return row(header) + lines + rows.stream().map(Markdown::row).collect(Collectors.joining());
  }

  private static String row(List<String> cells) {
    return cells.stream().map(Markdown::escaped).collect(Collectors.joining(" | ", "| ", " |\n"));
  }
}
