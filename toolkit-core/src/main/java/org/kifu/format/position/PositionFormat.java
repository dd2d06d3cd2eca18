package org.kifu.format.position;

import java.io.InputStream;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.StartSpec;
import org.kifu.format.GameFormat;
import org.kifu.format.ReadOptions;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.Commented;
import org.kifu.notation.Comments;
import org.kifu.notation.LinesOrigin;
import org.kifu.notation.StrayMoves;
import org.kifu.source.Source;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;

/** Positions of other boards than 8x8; the grammar is in the package's description. */
public final class PositionFormat implements GameFormat, Commented {
  private static final int USUAL_CELLS = 64;

  @Override
  public String name() {
    return "position";
  }

  @Override
  public boolean isOfLines() {
    return true;
  }

  @Override
  public Comments comments() {
    return Comments.ofLines("#%");
  }

  /** Likely if half of the lines are positions, and half of those are not of the usual board. */
  @Override
  public int recognise(byte[] head) {
    List<CellLine> lines =
        TextLines.of(head).stream()
            .filter(line -> !CellLine.isEmpty(line))
            .map(CellLine::read)
            .toList();
    List<CellLine> positions =
        lines.stream()
            .filter(CellLine::isPosition)
            // From there on it belongs to a game.
            .filter(line -> !StrayMoves.areIn(line.line().text()))
            .toList();
    long others = positions.stream().filter(line -> line.cells() != USUAL_CELLS).count();
    boolean areOther = others > 0 && 2 * others >= positions.size();
    return areOther && 2 * positions.size() >= lines.size() ? 80 : 0;
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return new PositionGames(source, stream, options);
  }

  /** The positions of one source. */
  private static final class PositionGames implements Iterator<ParsedGame> {
    private final TextLines lines;
    private final ReadOptions options;
    private Optional<TextLine> ahead;
    private int games;

    PositionGames(Source source, InputStream stream, ReadOptions options) {
      this.options = options;
      this.lines = new TextLines(source, stream);
      this.ahead = nextLine();
      if (ahead.isEmpty()) {
        SourceLocation start = SourceLocation.atByte(source.name(), 0);
        options
            .problems()
            .accept(Problem.of(ProblemCode.NO_GAMES, start, "no line holds a position"));
      }
    }

    private Optional<TextLine> nextLine() {
      Optional<TextLine> line = lines.next();
      while (line.isPresent() && CellLine.isEmpty(line.get())) {
        line = lines.next();
      }
      return line;
    }

    @Override
    public boolean hasNext() {
      return ahead.isPresent();
    }

    @Override
    public ParsedGame next() {
      CellLine line = CellLine.read(ahead.orElseThrow(NoSuchElementException::new));
      ahead = nextLine();
      games++;
      Origin origin = new LinesOrigin(List.of(line.line()));
      return line.text()
          .map(text -> new ParsedGame(games, Optional.of(record(text)), origin, List.of()))
          .orElseGet(
              () -> new ParsedGame(games, Optional.empty(), origin, List.of(unreadable(line))));
    }

    private GameRecord record(String text) {
      return GameRecord.of(options.rules().name(), new StartSpec.Setup(text), MoveList.EMPTY);
    }

    private Problem unreadable(CellLine line) {
      return new Problem(
          ProblemCode.UNREADABLE,
          line.line().at(0),
          games,
          0,
          "expected 16 to 256 cells of X, O and -, and the side to move");
    }
  }

  /**
   * One line.
   *
   * @param line the line
   * @param text the position in its usual signs; nothing if the line is not a position
   * @param cells the number of its squares
   */
  private record CellLine(TextLine line, Optional<String> text, int cells) {
    private static final Pattern POSITION =
        Pattern.compile("\\s*([XxOo*.-]{16,256})\\s+([XxOo*])((?:\\s+\\d{1,3}){2})?\\s*(?:;.*)?");

    static boolean isEmpty(TextLine line) {
      String text = line.text().strip();
      return text.isEmpty() || "%#".indexOf(text.charAt(0)) >= 0;
    }

    static CellLine read(TextLine line) {
      Matcher matcher = POSITION.matcher(line.text());
      if (line.isTooLong() || !matcher.matches()) {
        return new CellLine(line, Optional.empty(), 0);
      }
      String left = matcher.group(3) == null ? "" : matcher.group(3).replaceAll("\\s+", " ");
      String text = usual(matcher.group(1)) + " " + usual(matcher.group(2)) + left;
      return new CellLine(line, Optional.of(text), matcher.group(1).length());
    }

    private static String usual(String signs) {
      return signs.replaceAll("[x*]", "X").replace('o', 'O').replace('.', '-');
    }

    boolean isPosition() {
      return text.isPresent();
    }
  }
}
