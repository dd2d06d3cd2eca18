package org.kifu.format.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
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
    Notes notes = whole.notes();
    Notes written =
        PgnClocks.holdTimes(whole)
            ? new Notes(
                notes.remarks(), List.of(), notes.evaluations(), notes.tags(), notes.variations())
            : notes;
    line(words, from, whole.moves(), written);
    return words;
  }

  /** A comment in the words in which it will be read again. */
  public static String comment(String text) {
    return PgnComment.safe(text);
  }

  /** Whether a comment holds times that will be read as facts, which the game does not have. */
  public static boolean holdsTimes(Notes notes) {
    MoveNotes at = new MoveNotes(notes);
    return notes.remarks().stream().anyMatch(each -> each.move() > 0 && !isToldOtherwise(each, at))
        || notes.variations().stream().anyMatch(each -> holdsTimes(each.notes()));
  }

  private static boolean isToldOtherwise(Remark remark, MoveNotes at) {
    PgnComment comment = PgnComment.read(remark.text());
    Optional<Double> seconds = at.seconds(remark.move() - 1);
    boolean areSeconds =
        comment.seconds().isEmpty() || seconds.equals(Optional.of(comment.seconds().getAsDouble()));
    boolean isLeft =
        comment.left().isEmpty()
            || at.tags(remark.move()).stream()
                .anyMatch(tag -> PgnClocks.isLeft(tag) && comment.isLeft(tag.value()));
    return comment.words(remark.text()).equals(remark.text()) && areSeconds && isLeft;
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
      notes(words, at, i + 1);
      behind(words, at, half, i);
      isNumberNeeded = words.size() > written;
    }
  }

  /** Writes the variations of a move, each with the comments between it and the next. */
  private void behind(List<String> words, MoveNotes at, int half, int move) {
    List<Variation> variations = at.variations(move);
    List<Remark> remarks = at.remarks(move + 1);
    for (int i = 1; i <= variations.size(); i++) {
      variation(words, half, variations.get(i - 1));
      int before = i;
      remarks.stream()
          .filter(each -> Math.min(each.variations(), variations.size()) == before)
          .forEach(each -> words.add(PgnComment.signed(each.text())));
    }
  }

  private void variation(List<String> words, int from, Variation variation) {
    words.add("(");
    line(words, from, variation.moves(), variation.notes());
    words.add(")");
  }

  /** Writes the glyphs after a number of moves, and the times and comments before variations. */
  private void notes(List<String> words, MoveNotes notes, int moves) {
    notes.tags(moves).stream()
        .filter(tag -> tag.name().equals(glyph))
        .forEach(tag -> words.add("$" + tag.value()));
    boolean hasVariations = moves > 0 && !notes.variations(moves - 1).isEmpty();
    List<String> comments =
        notes.remarks(moves).stream()
            .filter(each -> !hasVariations || each.variations() == 0)
            .map(Remark::text)
            .collect(Collectors.toCollection(ArrayList::new));
    if (moves > 0) {
      addTimes(comments, notes, moves);
    }
    comments.forEach(text -> words.add(PgnComment.signed(text)));
  }

  /** Adds the times of a move to the first comment on it, unless comments have them already. */
  private static void addTimes(List<String> comments, MoveNotes notes, int moves) {
    List<PgnComment> read =
        notes.remarks(moves).stream().map(each -> PgnComment.read(each.text())).toList();
    OptionalDouble seconds =
        notes
            .seconds(moves - 1)
            .filter(_ -> read.stream().noneMatch(each -> each.seconds().isPresent()))
            .map(OptionalDouble::of)
            .orElse(OptionalDouble.empty());
    List<String> left =
        notes.tags(moves).stream()
            .filter(PgnClocks::isLeft)
            .map(Tag::value)
            .filter(value -> read.stream().noneMatch(each -> each.isLeft(value)))
            .toList();
    if (seconds.isEmpty() && left.isEmpty()) {
      return;
    }
    boolean isJoined = !comments.isEmpty() && !PgnComment.read(comments.getFirst()).hasTimes();
    String rest = isJoined ? comments.removeFirst() : "";
    for (int i = 1; i < left.size(); i++) {
      comments.addFirst(
          new PgnComment(OptionalDouble.empty(), Optional.of(left.get(i)), "").text());
    }
    comments.addFirst(new PgnComment(seconds, left.stream().findFirst(), rest).text());
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
