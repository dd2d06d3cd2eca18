package org.kifu.app.openings;

import java.io.IOException;
import java.io.StringWriter;
import java.util.Locale;
import java.util.Optional;
import org.kifu.app.library.GameCriteria;
import org.kifu.app.library.Library;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.archive.query.GameFilter;
import org.kifu.base.Base;
import org.kifu.base.BaseFacts;
import org.kifu.base.BaseOpenings;
import org.kifu.base.FactsIterator;
import org.kifu.base.GameCondition;
import org.kifu.base.GameOpenings;
import org.kifu.board.BoardText;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.json.JsonObject;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningName;
import org.kifu.opening.OpeningNames;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.output.OpeningJson;

/**
 * Requests for what was played in a position, and how it scored.
 *
 * @param library the games
 * @param language the language of the names of openings
 */
record OpeningRequests(Library library, Locale language) {
  /** Answers with the moves of a position, in the JSON of {@code kifu openings --at}. */
  public Answer openings(Asked asked) throws IOException, RefusedException {
    OpeningLine line = GameCriteria.line(asked.text("moves"));
    return library.read(base -> Answer.json(told(base, line, asked)));
  }

  private String told(Base base, OpeningLine line, Asked asked)
      throws IOException, RefusedException {
    OpeningTable table = OpeningTable.of(counts(base, line, asked), names());
    StringWriter statistics = new StringWriter();
    OpeningJson.write(table, GameFilter.ALL, statistics, 1);
    Position position = line.position();
    String board = BoardText.write(position);
    JsonObject object =
        new JsonObject()
            .put("moves", line.moves())
            .put("board", board.substring(0, Square.COUNT))
            .put("toMove", board.substring(Square.COUNT + 1))
            .put("name", names().of(position).map(OpeningName::toString).orElse(null));
    return Answer.joined(object, "statistics", statistics.toString());
  }

  private OpeningNames names() {
    return OpeningNames.in(language);
  }

  private OpeningCounts counts(Base base, OpeningLine line, Asked asked)
      throws IOException, RefusedException {
    OpeningSettings settings = OpeningSettings.at(line);
    GameCondition chosen = GameCriteria.of(base, new GameOpenings(language), asked);
    BaseFacts facts = new BaseFacts(base);
    if (chosen.equals(GameCondition.all())) {
      Optional<OpeningCounts> known = new BaseOpenings(facts).count(settings, _ -> {});
      if (known.isPresent()) {
        return known.get();
      }
    }
    GameCondition reached = line.ply() == 0 ? chosen : chosen.and(GameCriteria.reached(base, line));
    try (FactsIterator games = facts.rows(reached)) {
      return OpeningCounts.of(games, settings, 1);
    }
  }
}
