package org.kifu.format.position;

import java.io.InputStream;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.kifu.board.StartSpec;
import org.kifu.format.ReadOptions;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Origin;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.LinesOrigin;
import org.kifu.source.Source;
import org.kifu.source.TextLine;
import org.kifu.source.TextLines;

/** The positions of one source. */
final class PositionGames implements Iterator<ParsedGame> {
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
          .accept(new Problem(ProblemCode.NO_GAMES, start, 0, 0, "no line holds a position"));
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
    return new GameRecord(
        GameHeader.NONE,
        options.rules().name(),
        new StartSpec.Setup(text),
        MoveList.EMPTY,
        Outcome.NONE,
        List.of(),
        List.of(),
        Optional.empty());
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
