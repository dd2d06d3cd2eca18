package org.kifu.format.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.Variation;
import org.kifu.notation.ForcedPasses;
import org.kifu.notation.MoveNotes;
import org.kifu.notation.SidesToMove;

/**
 * A writer of the moves of a game, including passes, with their numbers, comments, glyphs and
 * variations.
 *
 * @param first the side whose move comes first in a pair
 * @param glyph the tag of a glyph
 * @param word writes a move
 */
public record Movetext(Disc first, String glyph, Function<MoveToken, String> word) {
  /** The words of a game, without its result. */
  public List<String> words(GameRecord game) {
    List<String> words = new ArrayList<>();
    GameRecord whole = ForcedPasses.written(game);
    int from = SidesToMove.first(game) == first ? 0 : 1;
    line(words, from, whole.moves(), whole.notes());
    return words;
  }

  /** A comment without braces that would end it, and without tags that would end the game. */
  public static String comment(String text) {
    String safe = text.replace('}', ')').replace("[%emt", "(%emt").replace("[%clk", "(%clk");
    return safe.replaceAll("(?m)^\\[", "(").strip();
  }

  /**
   * Writes a line.
   *
   * @param from the number of halves of a pair before its first move
   */
  private void line(List<String> words, int from, MoveList moves, Notes notes) {
    MoveNotes at = new MoveNotes(notes);
    notes(words, at, 0);
    boolean isNumberNeeded = true;
    for (int i = 0; i < moves.size(); i++) {
      int half = from + i;
      boolean isFirst = half % 2 == 0;
      if (isNumberNeeded || isFirst) {
        words.add(half / 2 + 1 + (isFirst ? "." : "..."));
      }
      words.add(word.apply(moves.get(i)));
      int written = words.size();
      at.seconds(i).ifPresent(seconds -> words.add("{" + PgnClocks.PgnComment.time(seconds) + "}"));
      notes(words, at, i + 1);
      at.variations(i).forEach(variation -> variation(words, half, variation));
      isNumberNeeded = words.size() > written;
    }
  }

  private void variation(List<String> words, int from, Variation variation) {
    words.add("(");
    line(words, from, variation.moves(), variation.notes());
    words.add(")");
  }

  private void notes(List<String> words, MoveNotes notes, int moves) {
    for (Tag tag : notes.tags(moves)) {
      if (tag.name().equals(glyph)) {
        words.add("$" + tag.value());
      } else if (PgnClocks.isLeft(tag)) {
        words.add("{[%clk " + tag.value() + "]}");
      }
    }
    for (Remark remark : notes.remarks(moves)) {
      words.add("{" + comment(remark.text()) + "}");
    }
  }

  /** A writer of tags. */
  public static final class TagText {
    private TagText() {}

    /** A name in the form in which it will be read again. */
    public static String name(String text) {
      return text.equals("?") ? "" : oneLine(text).strip();
    }

    /** A value in the form in which it will be read again. */
    public static String oneLine(String text) {
      return text.replaceAll("[\\r\\n]", " ");
    }

    /**
     * Adds event, place and date.
     *
     * @param hasDate whether a tag of the record itself gives the date in its own form
     */
    public static void occasion(StringBuilder text, GameHeader header, boolean hasDate) {
      name(text, "Event", header.event());
      name(text, "Site", header.place());
      if (!hasDate) {
        add(text, "Date", HeaderTags.PgnDate.text(header.date()));
      }
    }

    /** Adds a name, or {@code ?} if it is not known. */
    public static void name(StringBuilder text, String name, String value) {
      add(text, name, value.isEmpty() ? "?" : value);
    }

    /** Adds a tag in a separate line. */
    public static void add(StringBuilder text, String name, String value) {
      String escaped = oneLine(value).replace("\\", "\\\\").replace("\"", "\\\"");
      text.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
    }
  }
}
