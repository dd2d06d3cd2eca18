package org.kifu.format.solo;

import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.Source;
import org.kifu.format.TextLine;
import org.kifu.format.TextLines;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/**
 * The records of one source, each from its first line to the next one's. Where that is damaged, the
 * next record is known by what stands behind a blank line and does not go on with the moves, by a
 * label that this one has had, and by its tiles: no record has any behind its moves.
 */
final class SoloGames implements Iterator<ParsedGame> {
  private static final Pattern HEAD = Pattern.compile("(?i)\\s*solo\\b.*");
  private static final Pattern TILES = Pattern.compile("(?i)\\s*tiles\\s*:.*");
  private static final Pattern MOVES = Pattern.compile("(?i).*(?:gold|black)[: ]\\s*[a-h]\\d.*");

  private static final Pattern LABEL =
      Pattern.compile("(?i)\\s*(player|event|place|date|tiles|score)\\s*:.*");
  private static final Pattern MOVE =
      Pattern.compile("(?i)\\s*(?:(\\d{1,3})[.)]\\s*)?(?:gold|black)[: ]\\s*[a-h]\\d.*");

  private final TextLines lines;

  /** Lines that were read before it was known whose they are. */
  private final Deque<TextLine> putBack = new ArrayDeque<>();

  private Optional<TextLine> ahead;
  private int games;

  SoloGames(Source source, InputStream stream, Consumer<Problem> problems) {
    this.lines = new TextLines(source, stream);
    this.ahead = nextLine();
    if (ahead.isEmpty()) {
      SourceLocation start = SourceLocation.atByte(source.name(), 0);
      problems.accept(new Problem(ProblemCode.NO_GAMES, start, 0, 0, "no line holds anything"));
    }
  }

  private Optional<TextLine> nextLine() {
    if (!putBack.isEmpty()) {
      return Optional.of(putBack.removeFirst());
    }
    Optional<TextLine> line = lines.next();
    while (line.filter(TextLine::isBlank).isPresent()) {
      line = lines.next();
    }
    return line;
  }

  private static boolean isHead(TextLine line) {
    return HEAD.matcher(line.text()).matches();
  }

  @Override
  public boolean hasNext() {
    return ahead.isPresent();
  }

  /** The first record may do without its first line. */
  @Override
  public ParsedGame next() {
    List<TextLine> own = new ArrayList<>(List.of(ahead.orElseThrow(NoSuchElementException::new)));
    ahead = nextLine();
    while (ahead.filter(line -> !isHead(line) && !isOfAnother(line, own)).isPresent()) {
      own.add(ahead.get());
      ahead = nextLine();
    }
    ahead.filter(line -> isTilesBehindMoves(line, own)).ifPresent(line -> giveBack(own, line));
    games++;
    SoloGame game = new SoloGame(games, own);
    own.stream().skip(isHead(own.getFirst()) ? 1 : 0).forEach(game::take);
    return game.parsed();
  }

  private static boolean isOfAnother(TextLine line, List<TextLine> own) {
    return isTilesBehindMoves(line, own)
        || isApart(line, own)
        || label(line).filter(label -> isAmong(label, own)).isPresent();
  }

  private static boolean isTilesBehindMoves(TextLine line, List<TextLine> own) {
    return TILES.matcher(line.text()).matches() && own.stream().anyMatch(SoloGames::hasMoves);
  }

  /** Whether a blank line and what is no more of these moves, their score or a comment come. */
  private static boolean isApart(TextLine line, List<TextLine> own) {
    boolean isBehindBlank = line.at(0).line() > own.getLast().at(0).line() + 1;
    return isBehindBlank
        && own.stream().anyMatch(SoloGames::hasMoves)
        && !line.text().strip().startsWith("#")
        && label(line).filter("score"::equals).isEmpty()
        && !isNext(number(line), number(own));
  }

  private static boolean isNext(int number, int last) {
    return number == last + 1 && last > 0 || number == 0 && last == 0;
  }

  /** The number of the last move. */
  private static int number(List<TextLine> own) {
    TextLine last = own.reversed().stream().filter(SoloGames::hasMoves).findFirst().orElseThrow();
    return number(last);
  }

  /** The number of the move that a line begins with: 0 for a move without one, -1 for no move. */
  private static int number(TextLine line) {
    Matcher move = MOVE.matcher(line.text());
    return !move.matches() ? -1 : move.group(1) == null ? 0 : Integer.parseInt(move.group(1));
  }

  private static boolean isAmong(String label, List<TextLine> own) {
    return own.stream().anyMatch(line -> label(line).filter(label::equals).isPresent());
  }

  private static Optional<String> label(TextLine line) {
    Matcher label = LABEL.matcher(line.text());
    return label.matches()
        ? Optional.of(label.group(1).toLowerCase(Locale.ROOT))
        : Optional.empty();
  }

  private static boolean hasMoves(TextLine line) {
    return MOVES.matcher(line.text()).matches();
  }

  /**
   * What stands between the moves of this record and the tiles of the next one is the next one's.
   */
  private void giveBack(List<TextLine> own, TextLine tiles) {
    putBack.addFirst(tiles);
    while (!hasMoves(own.getLast())) {
      putBack.addFirst(own.removeLast());
    }
    ahead = nextLine();
  }
}
