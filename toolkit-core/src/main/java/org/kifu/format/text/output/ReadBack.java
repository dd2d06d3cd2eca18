package org.kifu.format.text.output;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.kifu.format.GameFormat;
import org.kifu.format.ReadOptions;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.source.Source;

/**
 * A written text as it is read again.
 *
 * @param games the first two games
 * @param problems the problems of the text as a whole, told until then
 */
record ReadBack(List<ParsedGame> games, List<Problem> problems) {
  static ReadBack of(GameFormat reader, String text) {
    List<Problem> problems = new ArrayList<>();
    List<ParsedGame> games = new ArrayList<>();
    try {
      Iterator<ParsedGame> all =
          reader.read(
              Source.of("", new byte[0]),
              new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
              ReadOptions.reportingTo(problems::add));
      while (games.size() < 2 && all.hasNext()) {
        games.add(all.next());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e); // bytes in memory do not break
    }
    return new ReadBack(games, problems);
  }

  /** The record of the first game. */
  Optional<GameRecord> first() {
    return games.stream().findFirst().flatMap(ParsedGame::record);
  }

  /** The record of the only game, if nothing is said of it or of the text. */
  Optional<GameRecord> alone() {
    boolean isAlone =
        games.size() == 1 && problems.isEmpty() && games.getFirst().problems().isEmpty();
    return isAlone ? first() : Optional.empty();
  }
}
