package org.kifu.format.text.games;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.kifu.board.StartSpec;
import org.kifu.format.text.grid.DrawnPosition;
import org.kifu.format.text.page.Cell;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Origin;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.text.TextLine;

/** A position that stands alone on a page, as a record without moves. */
final class PositionRecord {
  private PositionRecord() {}

  static ParsedGame of(int number, DrawnPosition drawn) {
    TreeMap<Long, TextLine> lines = new TreeMap<>();
    drawn.rows().stream()
        .flatMap(row -> row.cells().stream())
        .map(Cell::text)
        .map(text -> text.line(0))
        .forEach(line -> lines.put(line.at(0).offset(), line));
    SourceLocation where = lines.firstEntry().getValue().at(0);
    GameRecord record =
        new GameRecord(
            GameHeader.NONE,
            GameRecord.OTHELLO,
            StartSpec.of(drawn.position().board()),
            MoveList.EMPTY,
            Outcome.NONE,
            Optional.empty(),
            Notes.NONE);
    Origin origin = TextGameOrigin.ofLines(where, lines);
    Problem problem = new Problem(ProblemCode.DIAGRAM_POSITION, where, number, 0, drawn.words());
    return new ParsedGame(number, Optional.of(record), origin, List.of(problem));
  }
}
