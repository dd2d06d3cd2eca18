package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.text.caption.FoundCaption;
import org.kifu.format.text.find.CommentSpan;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.RowKind;
import org.kifu.game.ClockTime;
import org.kifu.game.Notes;
import org.kifu.game.Remark;
import org.kifu.notation.WrittenTimes;

/**
 * The comments, times and values between the moves of a game and behind them, in the order of the
 * text. A game whose moves are in another order has none.
 */
final class GameRemarks {
  /** The least number of times that run down by no accident. */
  private static final int CLEAR_RUN = 4;

  /** A time, a value with its sign, or a result as chess writes it. */
  private static final Pattern SHORT =
      Pattern.compile(
          "(?:(?<=\\s)(?:\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\.\\d{1,3})?|\\d{1,2}\\.\\d{1,2}"
              + "|1-0|0-1|1/2-1/2)|(?<=[\\s:])[-+−]\\d{1,2}(?:\\.\\d{1,2})?)(?=\\s|$)");

  private static final String SIGNS_OF_SHORT = ":.-+−/";

  /** The most characters of a move in brackets. */
  private static final int MOST_OF_MOVE = 5;

  private static final Pattern SQUARES = Pattern.compile("(?i)(?:[a-h][1-8]\\W*+){2,}+");

  private final MovePlaces places;
  private final FoundCaption caption;
  private final List<Remark> remarks = new ArrayList<>(0);
  private final List<ClockTime> clocks = new ArrayList<>(0);

  private GameRemarks(MovePlaces places, FoundCaption caption) {
    this.places = places;
    this.caption = caption;
  }

  /**
   * The notes of a game, with those of its caption.
   *
   * @param shared the numbers of the rows on which another game is as well; of them only what is
   *     between moves of the game belongs to it
   */
  static Notes of(FoundGame game, MovesWithPasses moves, FoundCaption caption, BitSet shared) {
    GameRemarks found = new GameRemarks(moves.places(), caption);
    if (found.places.areInOrder()) {
      List<WrittenSquare> squares = game.squares();
      int from = 0;
      for (int i = found.places.areJoined() ? Math.max(1, squares.size()) : 1;
          i <= squares.size();
          i++) {
        WrittenSquare first = squares.get(from);
        if (i == squares.size() || !squares.get(i).isBeside(first)) {
          WrittenSquare last = squares.get(i - 1);
          boolean areJoined = last.to() - first.from() == 2 * (i - from);
          if (!areJoined || !isAtEnd(last)) {
            found.take(first, last, shared.get(first.row().number()));
          }
          from = i;
        }
      }
      ValueColumn.of(squares).forEach(found::takeValue);
    }
    for (PlacedText remark : caption.remarks()) {
      int before = found.places.areInOrder() ? found.movesBefore(remark.at(0).offset()) : 0;
      found.remarks.add(new Remark(before, remark.raw()));
    }
    return found.notes();
  }

  /** Whether nothing is behind a square in its cell. */
  private static boolean isAtEnd(WrittenSquare square) {
    return square.to() == square.row().cells().get(square.cell()).text().length();
  }

  /** Takes what is between the first and the last square of a cell, and behind the last one. */
  private void take(WrittenSquare first, WrittenSquare last, boolean isShared) {
    if (first.row().kind() != RowKind.DATA) {
      PlacedText text = first.row().cells().get(first.cell()).text();
      take(text.piece(first.from(), isShared ? last.to() : text.length()));
    }
  }

  private void take(PlacedText text) {
    String written = text.toString();
    List<CommentSpan> comments = CommentSpan.in(written);
    List<CommentSpan> spans = new ArrayList<>(comments);
    if (!hasSign(written)) {
      spans.forEach(span -> take(text, span));
      return;
    }
    Matcher match = SHORT.matcher(written);
    while (match.find()) {
      int at = match.start();
      if (comments.stream().noneMatch(span -> span.holds(at))) {
        spans.add(new CommentSpan(at, match.end(), at, match.end()));
      }
    }
    spans.sort(Comparator.comparingInt(CommentSpan::from));
    spans.forEach(span -> take(text, span));
  }

  /** Whether a text has a sign without which there is no time, value or result. */
  private static boolean hasSign(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (SIGNS_OF_SHORT.indexOf(text.charAt(i)) >= 0) {
        return true;
      }
    }
    return false;
  }

  private void take(PlacedText text, CommentSpan span) {
    PlacedText said = text.piece(span.textFrom(), span.textTo()).strip();
    int before = movesBefore(text.at(span.from()).offset());
    if (said.length() == 0 || before == 0 || isFact(text, span) || isMove(text, span)) {
      return;
    }
    add(said, before);
  }

  /** Takes a value in a column of its own. */
  private void takeValue(PlacedText value) {
    int before = movesBefore(value.at(0).offset());
    if (!isFact(value, new CommentSpan(0, value.length(), 0, value.length()))) {
      add(value, before);
    }
  }

  private void add(PlacedText said, int before) {
    Optional<Double> seconds = WrittenTimes.seconds(said.toString());
    boolean isSecond =
        seconds.isPresent() && !clocks.isEmpty() && clocks.getLast().move() == before - 1;
    if (seconds.isPresent() && !isSecond && !isScore(said, before)) {
      clocks.add(new ClockTime(before - 1, seconds.get()));
    } else {
      remarks.add(new Remark(before, said.raw()));
    }
  }

  /** Whether the only time of a game, behind its last move, has the form of a score. */
  private boolean isScore(PlacedText said, int before) {
    return clocks.isEmpty()
        && before == places.count()
        && WrittenTimes.score(said.toString()).isPresent();
  }

  /** Whether moves of the game are written in brackets, and no more. */
  private boolean isMove(PlacedText text, CommentSpan span) {
    boolean mayBe =
        span.textTo() - span.textFrom() <= MOST_OF_MOVE
            || SQUARES.matcher(text.piece(span.textFrom(), span.textTo())).matches();
    if (!mayBe) {
      return false;
    }
    long from = text.at(span.from()).offset();
    long past = text.after(span.to() - 1).offset();
    return places.areWithin(from, past);
  }

  private boolean isFact(PlacedText text, CommentSpan span) {
    long from = text.at(span.from()).offset();
    long past = text.after(span.to() - 1).offset();
    return caption.places().values().stream()
        .anyMatch(place -> place.offset() >= from && place.offset() < past);
  }

  /** The number of moves and passes before a place. */
  private int movesBefore(long offset) {
    int moves = places.count();
    while (moves > 0 && places.of(moves - 1).offset() > offset) {
      moves--;
    }
    return moves;
  }

  /** The notes; times that run down on both sides are the time left, which is a comment. */
  private Notes notes() {
    if (remarks.isEmpty() && clocks.isEmpty()) {
      return caption.notes();
    }
    clocks.sort(Comparator.comparingInt(ClockTime::move));
    boolean areLeft = runDown(0) && runDown(1);
    if (areLeft) {
      clocks.forEach(clock -> remarks.add(new Remark(clock.move() + 1, text(clock.seconds()))));
    }
    remarks.addAll(0, caption.notes().remarks());
    remarks.sort(Comparator.comparingInt(Remark::move));
    List<ClockTime> times =
        areLeft ? List.of() : clocks.isEmpty() ? caption.notes().clocks() : clocks;
    return new Notes(remarks, times, List.of(), caption.notes().tags(), List.of());
  }

  /** Whether a side has times and each is shorter than the one before. */
  private boolean runDown(int side) {
    List<ClockTime> times = clocks.stream().filter(each -> each.move() % 2 == side).toList();
    boolean runDown = times.size() >= CLEAR_RUN;
    for (int i = 1; i < times.size(); i++) {
      runDown &= times.get(i).seconds() < times.get(i - 1).seconds();
    }
    return runDown;
  }

  private static String text(double seconds) {
    int whole = (int) seconds;
    return String.format(Locale.ROOT, "%d:%02d left", whole / 60, whole % 60);
  }
}
