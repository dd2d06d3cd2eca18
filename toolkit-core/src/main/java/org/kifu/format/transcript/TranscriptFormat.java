package org.kifu.format.transcript;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.kifu.format.GameWriter;
import org.kifu.format.ReadOptions;
import org.kifu.format.WritableFormat;
import org.kifu.format.transcript.line.LineParser;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.MoveWord;
import org.kifu.format.transcript.page.PageLines;
import org.kifu.format.transcript.text.Legality;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.rules.Othello;
import org.kifu.source.Source;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;

/** Lists of squares in plain text; the grammar is in the package's description. */
public final class TranscriptFormat implements WritableFormat {
  /** The number of moves in one line that text does not have by chance. */
  private static final int CLEAR_RUN = 5;

  /** The same number for moves that are legal. */
  private static final int CLEAR_BEGINNING = 3;

  @Override
  public String name() {
    return "transcript";
  }

  @Override
  public boolean isOfLines() {
    return true;
  }

  @Override
  public int recognise(byte[] head) {
    long ofMoves = 0;
    long ofAll = 0;
    int longest = 0;
    for (LineReading reading : readings(head)) {
      int moves = moves(reading);
      longest = Math.max(longest, moves);
      ofMoves += 2L * moves;
      ofAll += isAside(reading.kind()) ? 0L : letters(reading);
    }
    boolean isMostlyMoves = ofMoves > 0 && 2 * ofMoves >= ofAll;
    int least = longest >= CLEAR_BEGINNING ? CLEAR_BEGINNING : CLEAR_RUN;
    boolean holdsGame = longest >= CLEAR_RUN || holdsGame(head, least);
    return isMostlyMoves ? 50 : holdsGame ? 30 : 0;
  }

  private static List<LineReading> readings(byte[] head) {
    List<LineReading> readings = new ArrayList<>();
    Iterator<TextLine> all = TextLines.of(head).iterator();
    PageLines lines =
        new PageLines(
            () -> all.hasNext() ? Optional.of(all.next()) : Optional.empty(),
            head.length == Source.HEAD_BYTES);
    for (Optional<TextLine> line = lines.next(); line.isPresent(); line = lines.next()) {
      readings.add(LineParser.read(line.get(), lines.hidden()));
    }
    return readings;
  }

  /** Whether lines, in any prose, make a game not legal by chance, or one of two games. */
  private static boolean holdsGame(byte[] head, int least) {
    List<ProblemCode> told = new ArrayList<>();
    TranscriptGames games =
        new TranscriptGames(
            Source.of("", head),
            new ByteArrayInputStream(head),
            ReadOptions.reportingTo(problem -> told.add(problem.code())),
            true);
    boolean holdsGame = false;
    while (!holdsGame && games.hasNext()) {
      Legality.LegalPart verdict = games.nextDraft().verdict();
      holdsGame = verdict.used() >= least && !verdict.isTolerated();
    }
    return holdsGame || told.contains(ProblemCode.LAYOUT_UNCLEAR);
  }

  private static boolean isAside(ReadingKind kind) {
    return switch (kind) {
      case EMPTY, COMMENT, PLAYERS, LABEL, ROW -> true;
      case TEXT, HIDDEN, RESULT, CODES, PROSE, MOVES -> false;
    };
  }

  /** Whether a line of digits, or of moves before a sentence, does not make a game. */
  private static boolean isNoGame(LineReading reading) {
    return (reading.kind() == ReadingKind.CODES || reading.kind() == ReadingKind.PROSE)
        && !assembly().isGame(reading);
  }

  private static LineAssembly assembly() {
    return new LineAssembly(new Legality(Othello.RULES), false);
  }

  /** The number of letters and digits of a line, without its comments and its board. */
  private static long letters(LineReading reading) {
    long all = reading.line().text().chars().filter(Character::isLetterOrDigit).count();
    boolean isOnlyMoves = reading.start().isPresent() || reading.facts().isPresent();
    return isOnlyMoves ? 2L * moves(reading) : all - reading.aside();
  }

  /** The number of moves of a line, including squares after damage. */
  private static int moves(LineReading line) {
    LineReading reading = EnclosedGame.in(line, assembly()).orElse(line);
    if (isNoGame(reading)) {
      return 0;
    }
    String text = reading.line().text();
    int unread =
        reading.damage().map(flaw -> MoveWord.squares(text, flaw.at(), text.length())).orElse(0);
    return reading.moves().size() + unread;
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return new TranscriptGames(source, stream, options, true);
  }

  @Override
  public GameWriter writer(OutputStream out) {
    return new TranscriptWriter(out, false);
  }
}
