package org.kifu.format.transcript;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.function.Consumer;
import org.kifu.format.transcript.line.HiddenElements;
import org.kifu.format.transcript.line.LineFacts;
import org.kifu.format.transcript.line.LineParser;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.LineReading.Tolerated;
import org.kifu.format.transcript.line.MoveRun;
import org.kifu.format.transcript.line.SpacedLine;
import org.kifu.format.transcript.line.TokenReader;
import org.kifu.format.transcript.line.WrittenMoves;
import org.kifu.format.transcript.page.PageLines;
import org.kifu.format.transcript.table.MoveRows;
import org.kifu.game.Outcome;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.layout.LayoutJudge;
import org.kifu.layout.LayoutJudge.LaidOutGame;
import org.kifu.layout.LayoutJudge.PlacedMove;
import org.kifu.layout.LayoutJudge.Stretch;
import org.kifu.source.text.TextLine;

/**
 * The lines of a text, but for those of a paragraph whose moves stand in another layout than one
 * after the other: these are a game.
 */
final class Paragraphs {
  private static final int MOST_LINES = 200;

  private static final int MOST_BYTES = 1 << 14;

  /** A paragraph with fewer squares is none, whatever a scanner's program misread. */
  private static final int FEWEST_SQUARES = 8;

  private final PageLines lines;
  private final HiddenElements hidden;
  private final LayoutJudge judge = new LayoutJudge();
  private final Legality legality;
  private final Queue<TextLine> before = new ArrayDeque<>();
  private final Queue<TextLine> after = new ArrayDeque<>();
  private List<LineReading> game = List.of();
  private final boolean mayBeLaidOut;
  private final Consumer<Problem> problems;
  private boolean isAtStart = true;

  /** Readings of lines that come next, of which the first is often the only one. */
  private List<LineReading> known = List.of();

  /**
   * Starts at the first line.
   *
   * @param mayBeLaidOut whether there may be such games; they are judged by the rules of Othello
   */
  Paragraphs(PageLines lines, Legality legality, boolean mayBeLaidOut, Consumer<Problem> problems) {
    this.lines = lines;
    this.legality = legality;
    this.problems = problems;
    this.mayBeLaidOut = mayBeLaidOut;
    this.hidden = lines.hidden();
  }

  /** Returns the next line that is not of such a game; nothing where one comes, or at the end. */
  Optional<TextLine> next() {
    if (before.isEmpty() && game.isEmpty() && after.isEmpty()) {
      read();
    }
    return Optional.ofNullable(before.poll())
        .or(() -> game.isEmpty() ? Optional.ofNullable(after.poll()) : Optional.empty());
  }

  /** Reads a line that came last. */
  LineReading reading(TextLine line) {
    for (int i = 0; i < known.size(); i++) {
      if (known.get(i).line() == line) {
        return known.get(i);
      }
    }
    return LineParser.read(line, hidden);
  }

  /** Takes the game that comes next, piece by piece in the order of play; empty if none does. */
  List<LineReading> takeGame() {
    List<LineReading> taken = before.isEmpty() ? game : List.of();
    game = taken.isEmpty() ? game : List.of();
    return taken;
  }

  /** Whether such a game comes next. */
  boolean beginsGame() {
    return before.isEmpty() && !game.isEmpty();
  }

  private void read() {
    Optional<TextLine> first = lines.next();
    if (first.isEmpty()) {
      return;
    }
    boolean mayBegin = mayBeLaidOut && isAtStart && !hidden.isOpen();
    isAtStart = first.get().isBlank();
    boolean isPlain = isAtStart || !mayBegin || isGame(first.get());
    if (isPlain || MoveRows.named(first.get().text()).isPresent()) {
      before.add(first.get());
    } else {
      readParagraph(first.get());
    }
  }

  /** Whether a line is a game in the usual form, as nearly all are. */
  private boolean isGame(TextLine line) {
    Optional<LineReading> joined = SpacedLine.JoinedLine.read(line);
    boolean isGame = joined.isPresent() && isLegal(joined.get().moves());
    known = isGame ? List.of(joined.get()) : List.of();
    return isGame;
  }

  /**
   * Whether a line below others is a game in the usual form, so that no layout is to be looked for.
   */
  private boolean isWholeGame(TextLine line) {
    if (line.text().length() < 2 * MoveRun.WHOLE_GAME) {
      return false;
    }
    Optional<LineReading> usual = SpacedLine.JoinedLine.read(line);
    usual = usual.isPresent() ? usual : SpacedLine.read(line);
    boolean isGame =
        usual.isPresent()
            && usual.get().moves().size() >= MoveRun.WHOLE_GAME
            && isLegal(usual.get().moves());
    known = isGame ? List.of(usual.get()) : known;
    return isGame;
  }

  private boolean isLegal(WrittenMoves moves) {
    Legality.LegalPart part = legality.judge(moves);
    return part.isLegal() && !part.isTolerated();
  }

  private void readParagraph(TextLine first) {
    List<TextLine> paragraph = new ArrayList<>();
    long played = LayoutJudge.START;
    int bytes = 0;
    Optional<TextLine> line = Optional.of(first);
    while (line.isPresent() && !line.get().isBlank()) {
      paragraph.add(line.get());
      bytes += line.get().byteCount();
      long squares = LayoutJudge.squares(line.get().text());
      boolean isTooMuch =
          (squares & played) != 0
              || bytes > MOST_BYTES
              || paragraph.size() == MOST_LINES
              || line.get().isTooLong()
              || MoveRows.named(line.get().text()).isPresent()
              || line.get().text().indexOf('<') >= 0;
      if (isTooMuch || isWholeGame(line.get())) {
        before.addAll(paragraph);
        return;
      }
      played |= squares;
      line = lines.next();
    }
    isAtStart = true;
    boolean isFew = Long.bitCount(played & ~LayoutJudge.START) < FEWEST_SQUARES;
    if (isFew && paragraph.stream().allMatch(Paragraphs::hasUsualSquares)) {
      before.addAll(paragraph);
    } else {
      take(paragraph);
    }
    line.ifPresent(after::add);
  }

  /** Whether squares stand in it as a letter and a digit, if there are any. */
  private static boolean hasUsualSquares(TextLine line) {
    return line.isAscii() && !LayoutJudge.hasPairs(line.text());
  }

  private void take(List<TextLine> paragraph) {
    List<String> texts = paragraph.stream().map(TextLine::text).toList();
    List<LineReading> readings = paragraph.stream().map(LineParser::readAlone).toList();
    known = readings; // no tag opens in a paragraph, so they are read alike beside others
    LayoutJudge.Verdict verdict =
        judge.judge(
            texts,
            readings.stream().allMatch(Paragraphs::isRunning),
            readings.stream().anyMatch(reading -> reading.damage().isPresent()));
    if (!verdict.layouts().isEmpty()) {
      tell(paragraph.getFirst(), verdict.layouts());
    }
    verdict.game().ifPresentOrElse(found -> take(paragraph, found), () -> before.addAll(paragraph));
  }

  /** Tells that lines are different games in several layouts; they are read as they stand. */
  private void tell(TextLine first, List<String> layouts) {
    String ways =
        layouts.size() == 1
            ? layouts.getFirst() + " in two ways"
            : String.join(" and as ", layouts);
    String message =
        "the moves from here on are different games as %s; none was taken".formatted(ways);
    problems.accept(Problem.of(ProblemCode.LAYOUT_UNCLEAR, first.at(0), message));
  }

  private void take(List<TextLine> paragraph, LaidOutGame found) {
    List<Stretch> stretches = found.stretches();
    int first = paragraph.size();
    int last = 0;
    for (Stretch each : stretches) {
      first = Math.min(first, each.line());
      last = Math.max(last, each.line());
    }
    before.addAll(paragraph.subList(0, first));
    after.addAll(paragraph.subList(last + 1, paragraph.size()));
    game = new Pieces(paragraph, found).readings(first, last);
  }

  /** Whether a line is read as the moves that it holds. */
  private static boolean isRunning(LineReading reading) {
    long squares = LayoutJudge.squares(reading.line().text());
    long read = reading.hasMoves() ? reading.moves().bits(-1) : 0;
    return Long.bitCount(read) == Long.bitCount(squares) && reading.damage().isEmpty();
  }

  /** The lines of a game cut into the pieces that its moves stand in. */
  private record Pieces(List<TextLine> paragraph, LaidOutGame game) {
    /**
     * Returns the pieces in the order of play, and behind them the lines without moves.
     *
     * @param first the first line with moves
     * @param last the last of them
     */
    List<LineReading> readings(int first, int last) {
      List<LineReading> readings = new ArrayList<>();
      for (Stretch stretch : game.stretches()) {
        readings.add(reading(stretch));
      }
      for (int line = first; line <= last; line++) {
        tell(readings, line);
      }
      String message = "read as " + game.words();
      LineReading start = readings.getFirst();
      readings.set(
          0,
          start.tolerating(new Tolerated(ProblemCode.LAYOUT, start.moves().placeOf(0), message)));
      return readings;
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

    /** A piece begins where its first move does, the first of a line at its front. */
    private int from(Stretch stretch) {
      int own = first(stretch);
      return isFirst(stretch.line(), own) ? 0 : own;
    }

    private boolean isFirst(int line, int own) {
      return game.stretches().stream()
          .noneMatch(other -> other.line() == line && first(other) < own);
    }

    private int to(Stretch stretch) {
      int to = paragraph.get(stretch.line()).text().length();
      for (Stretch other : game.stretches()) {
        boolean isBehind = other.line() == stretch.line() && first(other) > first(stretch);
        to = isBehind ? Math.min(to, first(other)) : to;
      }
      return to;
    }

    /** Words among the moves are told; a line without moves is a comment. */
    private void tell(List<LineReading> readings, int line) {
      int index = firstOf(line);
      OptionalInt word = game.passedOver().get(line);
      if (index < 0) {
        readings.add(
            LineReading.of(paragraph.get(line), ReadingKind.TEXT, Outcome.NONE, 0).asComment());
      } else if (word.isPresent()) {
        Optional<LineFacts> player =
            LineFacts.ofSide(paragraph.get(line), word.getAsInt(), end(index));
        if (player.isPresent()) {
          readings.set(index, readings.get(index).of(player.get()));
          return;
        }
        String text = paragraph.get(line).text();
        String quoted = TokenReader.quoted(text, word.getAsInt(), next(line, word.getAsInt()));
        String message = "passed over " + quoted;
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

    /**
     * The place of the next move of a line behind a place; the end of the line if there is none.
     */
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
}
