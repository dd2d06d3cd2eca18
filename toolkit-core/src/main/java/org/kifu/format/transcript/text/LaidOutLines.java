package org.kifu.format.transcript.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.LineReading.Tolerated;
import org.kifu.format.transcript.line.TokenReader;
import org.kifu.format.transcript.line.WrittenMoves;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.layout.LayoutJudge.LaidOutGame;
import org.kifu.layout.LayoutJudge.PlacedMove;
import org.kifu.layout.LayoutJudge.Stretch;
import org.kifu.source.text.TextLine;

/** The lines of a game in another layout, cut into the pieces that hold its moves. */
record LaidOutLines(List<TextLine> paragraph, LaidOutGame game) {
  /** The first line of the game: that of a move, or the heading of a side above it. */
  int first() {
    int first = paragraph.size();
    for (Stretch each : game.stretches()) {
      first = Math.min(first, each.line());
    }
    boolean isBelowHeading = first > 0 && LineFacts.ofHeading(paragraph.get(first - 1)).isPresent();
    return isBelowHeading && isOfBothSides(first) ? first - 1 : first;
  }

  /** Whether the heading of another side is among the moves as well. */
  private boolean isOfBothSides(int from) {
    return paragraph.subList(from, last()).stream()
        .anyMatch(line -> LineFacts.ofHeading(line).isPresent());
  }

  /** The last line with moves. */
  int last() {
    int last = 0;
    for (Stretch each : game.stretches()) {
      last = Math.max(last, each.line());
    }
    return last;
  }

  /** Returns the pieces in the order of play, and after them the lines without moves. */
  List<LineReading> readings() {
    int first = first();
    int last = last();
    List<LineReading> readings = pieces();
    for (int line = first; line <= last; line++) {
      tell(readings, line);
    }
    readings.set(0, telling(readings.getFirst(), ""));
    return readings;
  }

  /** The pieces in the order of play. */
  List<LineReading> pieces() {
    List<LineReading> readings = new ArrayList<>();
    for (Stretch stretch : game.stretches()) {
      readings.add(reading(stretch));
    }
    return readings;
  }

  /** The first piece, which reports the layout and further remarks. */
  LineReading telling(LineReading first, String more) {
    String message = "read as " + game.words() + more;
    return first.tolerating(new Tolerated(ProblemCode.LAYOUT, first.moves().placeOf(0), message));
  }

  private LineReading reading(Stretch stretch) {
    int from = from(stretch);
    WrittenMoves.Builder moves = new WrittenMoves.Builder();
    for (PlacedMove move : stretch.moves()) {
      moves.place(move.at() - from, move.square() % 8, move.square() / 8);
    }
    TextLine piece = paragraph.get(stretch.line()).piece(from, to(stretch));
    return LineReading.ofMoves(piece, moves.build());
  }

  private static int first(Stretch stretch) {
    return stretch.moves().getFirst().at();
  }

  /** The beginning of a piece: its first move, or the front of the line for the first piece. */
  private int from(Stretch stretch) {
    int own = first(stretch);
    return isFirst(stretch.line(), own) ? 0 : own;
  }

  private boolean isFirst(int line, int own) {
    return game.stretches().stream().noneMatch(other -> other.line() == line && first(other) < own);
  }

  private int to(Stretch stretch) {
    int to = paragraph.get(stretch.line()).text().length();
    for (Stretch other : game.stretches()) {
      boolean isBehind = other.line() == stretch.line() && first(other) > first(stretch);
      to = isBehind ? Math.min(to, first(other)) : to;
    }
    return to;
  }

  /** A line without moves, as the heading of a list or a comment. */
  private static LineReading withoutMoves(TextLine line) {
    Optional<LineFacts> player = LineFacts.ofHeading(line);
    return player.isPresent()
        ? LineReading.of(line, ReadingKind.LABEL, Outcome.NONE, 0).of(player.get())
        : LineReading.of(line, ReadingKind.TEXT, Outcome.NONE, 0).asComment();
  }

  /** Reports words among the moves. */
  private void tell(List<LineReading> readings, int line) {
    int index = firstOf(line);
    OptionalInt word = game.ignored().get(line);
    if (index < 0) {
      readings.add(withoutMoves(paragraph.get(line)));
    } else if (word.isPresent()) {
      Optional<LineFacts> player =
          LineFacts.ofSide(paragraph.get(line), word.getAsInt(), end(index));
      if (player.isPresent()) {
        readings.set(index, readings.get(index).of(player.get()));
        return;
      }
      String text = paragraph.get(line).text();
      String quoted = TokenReader.quoted(text, word.getAsInt(), next(line, word.getAsInt()));
      String message = "ignored " + quoted;
      int at = Math.max(0, word.getAsInt() - from(game.stretches().get(index)));
      readings.set(
          index,
          readings.get(index).tolerating(new Tolerated(ProblemCode.TEXT_IGNORED, at, message)));
    }
  }

  /** The place of the first move of a stretch. */
  private int end(int index) {
    return first(game.stretches().get(index));
  }

  /** The place of the next move of a line after a place; the end of the line if there is none. */
  private int next(int line, int from) {
    return game.stretches().stream()
        .filter(stretch -> stretch.line() == line)
        .flatMap(stretch -> stretch.moves().stream())
        .mapToInt(PlacedMove::at)
        .filter(at -> at > from)
        .min()
        .orElse(paragraph.get(line).text().length());
  }

  private int firstOf(int line) {
    for (int i = 0; i < game.stretches().size(); i++) {
      if (game.stretches().get(i).line() == line) {
        return i;
      }
    }
    return -1;
  }
}
