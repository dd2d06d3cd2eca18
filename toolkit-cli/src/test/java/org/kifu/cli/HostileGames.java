package org.kifu.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Games whose names and comments are commands for terminals, pages and spreadsheets. */
public final class HostileGames {
  /** Characters put before texts to steer how they are shown. */
  static final List<String> STEERING =
      List.of(
          "\u001b[2J\u001b[31mRED",
          "\u001b]52;c;ZXZpbA==\u0007",
          "\u009b31mC1",
          "a\rFAKE",
          "a\u0085b",
          "a\u007fb\bc",
          "\u202egnp.exe",
          "\u2066x\u2069\u200f\u061c",
          "a\u2028kifu: 0 errors\u2029",
          "a\udb40\udc41\udb40\udc42",
          "a\ufeffb\u180ec\ufff9d\ufffb",
          "blank\u3164",
          "\u001b[1;31mBLOOD\u001b[0m");

  /** Texts that a spreadsheet would work out. */
  static final List<String> FORMULAS =
      List.of(
          "=cmd|'/C calc'!A1",
          "+1+cmd",
          "-2+3",
          "@SUM(1)",
          "\t=1",
          "\r=1",
          "\n=1+1",
          "\uff1d1+1",
          "\uff0b1+1",
          "\uff0d1+1",
          "\uff20SUM(1)");

  private static final String MOVES =
      """
      ;B[f5];W[d6];B[c3];W[d3];B[c4];W[f4];B[c5];W[b3];B[c2];W[b4];B[e3];W[e6];B[b6];W[c6];B[e7];W[f2]
      ;B[e2];W[f3];B[g3];W[g4];B[f1];W[d7];B[d2];W[f6];B[h4];W[c1];B[g5];W[d1];B[a4];W[a3];B[f7];W[a5]
      ;B[b5];W[g6];B[d8];W[c8];B[c7];W[e1];B[b1];W[h6];B[h5];W[h3];B[g2];W[h7];B[g7];W[g8];B[b2];W[b8]
      ;B[a8];W[a2];B[b7];W[h8];B[e8];W[h1];B[h2];W[g1];B[f8];W[a7];B[a6];W[a1])
      """;

  private HostileGames() {}

  /** Writes a game for each text, each of its names and comments that text. */
  public static Path write(Path file, List<String> texts) throws IOException {
    StringBuilder sgf = new StringBuilder();
    for (String text : texts) {
      String safe = text.replace("\\", "\\\\").replace("]", "\\]");
      sgf.append("(;FF[4]GM[2]SZ[8]DT[2001-02-03]RE[B+10]");
      for (String name : List.of("PB", "PW", "EV", "PC", "RO", "C", "GC")) {
        String mark = name.equals("PW") ? "'s rival" : "";
        sgf.append(name).append('[').append(safe).append(mark).append(']');
      }
      sgf.append(MOVES);
    }
    return Files.writeString(file, sgf);
  }

  /** The words of a command line, in which capitals name the files of a folder. */
  public static String[] words(Path folder, String line) {
    return Arrays.stream(line.split(" ", -1))
        .map(
            word ->
                switch (word) {
                  case "GAMES" -> folder.resolve("games.sgf").toString();
                  case "ONE" -> folder.resolve("one.sgf").toString();
                  case "OTHER" -> folder.resolve("other.sgf").toString();
                  case "INDEX" -> folder.resolve("out.kifu").toString();
                  case "BASE" -> folder.resolve("base.kifu").toString();
                  case "OUT" -> folder.resolve("out.ggf").toString();
                  case "ANNOTATED" -> folder.resolve("annotated.jsonl").toString();
                  default -> word;
                })
        .toArray(String[]::new);
  }
}
