package org.kifu.damage;

import java.util.List;
import java.util.Random;

/** Damage that may happen to one record. A text holds a byte a character. */
enum Damage {
  BYTE_CHANGED,
  BIT_FLIPPED,
  BYTE_INSERTED,
  BYTE_DELETED,
  BYTES_SCRAMBLED,
  RUN_DELETED,
  LINE_DELETED,
  LINES_SWAPPED,
  LINE_END_LOST,
  LINE_ENDS_LOST,
  LINE_ENDS_DOUBLED,
  NULS_AT_LINE_ENDS,
  NULS_INSERTED,
  TAIL_MISSING,
  TAIL_AND_SEPARATOR_MISSING,
  SEPARATOR_LOST,
  HEAD_MISSING,
  MIDDLE_ALONE,
  OTHER_NOTATION,
  OTHER_NOTATION_ON_A_LINE,
  EMPTIED,
  PROSE,
  STRETCH_DOUBLED,
  BRACKET_LOST,
  BRACKETS_LOST,
  BRACKET_ADDED,
  BLANK_LINE_ADDED,
  SIGNS_SWAPPED,
  MOVES_LOST;

  private static final String TAG = "[Event \"x\"]";
  private static final String BRACKETS = "()[]{}\"";
  private static final List<String> OTHERS =
      List.of(
          "{\"moves\":[\"f5\"]}",
          "{\"moves\":\"f5d6c3d3c4\"}",
          "{\"m\":\"f5\"}",
          "(;GM[Oth",
          "(;GM[Othello]PC[x]B[f5];)",
          "(;FF[4]GM[2]C[",
          "(;GM[2];B[f5];W[d6])",
          TAG,
          "{ unclosed",
          "1. f5 d6 2. c3 d3 *",
          "f5d6c3d3c4",
          "F5 D6 C3",
          "41 42 27 30 28 37 59 55",
          "   a  b  c  d  e  f  g  h",
          "---------------------------OX------XO--------------------------- X",
          "1. c3-d4 d6-e5",
          "<table><tr><td>",
          "=?UTF-8?Q?");

  /** None of it in brackets, which would be a comment that a record beside it keeps. */
  private static final List<String> PROSES =
      List.of(
          "the sheet of this game was lost by the post",
          "page torn here",
          "Nobody wrote down the third board; ask Anna.",
          "???");

  /** Whether it can happen to this record. */
  boolean suits(Notation notation, String record) {
    boolean hasLines = record.strip().contains("\n");
    return switch (this) {
      case LINE_DELETED, LINES_SWAPPED, LINE_END_LOST, LINE_ENDS_LOST, LINE_ENDS_DOUBLED ->
          hasLines;
      case OTHER_NOTATION, OTHER_NOTATION_ON_A_LINE, PROSE, BLANK_LINE_ADDED, NULS_AT_LINE_ENDS ->
          notation.isText();
      case SEPARATOR_LOST -> !notation.separator().isEmpty();
      case MOVES_LOST -> notation.isText();
      case BRACKET_LOST, BRACKETS_LOST, BRACKET_ADDED -> notation.isText();
      default -> true;
    };
  }

  /** The record after the damage, and what stands behind it. */
  String apply(String record, String separator, Random random) {
    String whole = record + separator;
    int at = random.nextInt(record.length());
    int length = 1 + random.nextInt(Math.min(60, record.length() - at));
    return switch (this) {
      case BYTE_CHANGED -> replaced(whole, random.nextInt(whole.length()), 1, sign(random));
      case BIT_FLIPPED -> flipped(whole, random.nextInt(whole.length()), random);
      case BYTE_INSERTED -> replaced(whole, random.nextInt(whole.length()), 0, sign(random));
      case BYTE_DELETED -> replaced(whole, random.nextInt(whole.length()), 1, "");
      case BYTES_SCRAMBLED -> replaced(record, at, length, noise(length, random)) + separator;
      case RUN_DELETED -> replaced(record, at, length, "") + separator;
      case LINE_DELETED -> lineDeleted(record, random) + separator;
      case LINES_SWAPPED -> linesSwapped(record, random) + separator;
      case LINE_END_LOST -> lineEndLost(record, at, random) + separator;
      case LINE_ENDS_LOST -> record.replaceAll("\\R", random.nextBoolean() ? " " : "") + separator;
      case LINE_ENDS_DOUBLED -> record.replaceAll("(\\R)", "$1$1") + separator;
      case NULS_AT_LINE_ENDS -> whole.replaceAll("(\\R)", "\0$1");
      case NULS_INSERTED -> replaced(record, at, 0, "\0".repeat(1 + random.nextInt(9))) + separator;
      case TAIL_MISSING -> record.substring(0, at) + separator;
      case TAIL_AND_SEPARATOR_MISSING -> record.substring(0, at);
      case SEPARATOR_LOST -> record;
      case HEAD_MISSING -> record.substring(at) + separator;
      case MIDDLE_ALONE -> record.substring(at, at + length) + separator;
      case OTHER_NOTATION -> replaced(record, at, 0, any(OTHERS, random)) + separator;
      case OTHER_NOTATION_ON_A_LINE -> onALine(record, any(OTHERS, random), random) + separator;
      case EMPTIED -> random.nextBoolean() ? "" : separator;
      case PROSE -> any(PROSES, random) + separator;
      case STRETCH_DOUBLED ->
          replaced(record, at, 0, record.substring(at, at + length)) + separator;
      case BRACKET_LOST -> bracketLost(record, at) + separator;
      case BRACKETS_LOST -> bracketsLost(record, random) + separator;
      case BRACKET_ADDED -> replaced(record, at, 0, bracket(random)) + separator;
      case BLANK_LINE_ADDED -> replaced(record, at, 0, "\n\n") + separator;
      case SIGNS_SWAPPED -> signsSwapped(record, at) + separator;
      case MOVES_LOST -> record.replaceAll("(?i)[a-h][1-8]", "") + separator;
    };
  }

  private static String replaced(String text, int at, int length, String with) {
    return text.substring(0, at) + with + text.substring(at + length);
  }

  private static String sign(Random random) {
    boolean isPrintable = random.nextInt(4) > 0;
    return Character.toString(isPrintable ? 32 + random.nextInt(95) : random.nextInt(256));
  }

  private static String flipped(String text, int at, Random random) {
    return replaced(text, at, 1, Character.toString(text.charAt(at) ^ 1 << random.nextInt(8)));
  }

  private static String noise(int length, Random random) {
    StringBuilder noise = new StringBuilder();
    for (int i = 0; i < length; i++) {
      noise.append(sign(random));
    }
    return noise.toString();
  }

  /** The lines with their ends. */
  private static List<String> lines(String text) {
    return List.of(text.split("(?<=\n)", -1));
  }

  private static String lineDeleted(String text, Random random) {
    List<String> lines = lines(text);
    int deleted = random.nextInt(lines.size());
    return String.join("", lines.subList(0, deleted))
        + String.join("", lines.subList(deleted + 1, lines.size()));
  }

  private static String linesSwapped(String text, Random random) {
    String[] lines = text.split("\n", -1);
    int one = random.nextInt(lines.length);
    int other = random.nextInt(lines.length);
    String line = lines[one];
    lines[one] = lines[other];
    lines[other] = line;
    return String.join("\n", lines);
  }

  private static String lineEndLost(String text, int from, Random random) {
    int at = text.indexOf('\n', from) < 0 ? text.indexOf('\n') : text.indexOf('\n', from);
    return replaced(text, at, 1, random.nextBoolean() ? " " : "");
  }

  /** A tag above a record is part of it, so that none stands at the end. */
  private static String onALine(String text, String other, Random random) {
    List<String> lines = lines(text);
    int at = random.nextInt(lines.size() + (other.equals(TAG) ? 0 : 1));
    String before = String.join("", lines.subList(0, at));
    boolean isAtEnd = at == lines.size();
    return before
        + (isAtEnd ? "\n" + other : other + "\n")
        + String.join("", lines.subList(at, lines.size()));
  }

  private static String any(List<String> texts, Random random) {
    return texts.get(random.nextInt(texts.size()));
  }

  private static String bracket(Random random) {
    return Character.toString(BRACKETS.charAt(random.nextInt(BRACKETS.length())));
  }

  /** The first bracket or quote from some place on. */
  private static String bracketLost(String text, int from) {
    for (int i = 0; i < text.length(); i++) {
      int at = (from + i) % text.length();
      if (BRACKETS.indexOf(text.charAt(at)) >= 0) {
        return replaced(text, at, 1, "");
      }
    }
    return text;
  }

  private static String bracketsLost(String text, Random random) {
    return text.replace(bracket(random), "");
  }

  private static String signsSwapped(String text, int at) {
    int other = Math.min(at + 1, text.length() - 1);
    return text.substring(0, at)
        + text.charAt(other)
        + (other > at ? text.substring(at, at + 1) : "")
        + text.substring(other + 1);
  }
}
