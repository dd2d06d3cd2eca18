package org.kifu.app;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.app.library.Library;
import org.kifu.base.Base;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.opening.OpeningNames;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;

/** The names of openings that a list has for the moves of games. */
final class NamesOfMoves {
  private NamesOfMoves() {}

  /** The names of the games of a base by their numbers; empty for a game without one. */
  static Map<Long, String> of(Path file, OpeningNames names) throws Exception {
    Map<Long, String> found = new TreeMap<>();
    try (Base base = Base.open(file)) {
      for (var row : Library.rows(base, "SELECT game, squares FROM games ORDER BY game")) {
        found.put((Long) row.get(0), row.get(1) instanceof byte[] moves ? of(moves, names) : "");
      }
    }
    return found;
  }

  private static String of(byte[] moves, OpeningNames names) {
    GameRecord record = GameRecord.ofMoves(MoveList.ofSquares(moves));
    return names
        .deepest(Replay.of(Othello.RULES, record))
        .map(each -> each.name().name())
        .orElse("");
  }

  /** The English names that no name of the Japanese list is. */
  static Set<String> onlyEnglish() {
    Set<String> japanese = japanese();
    return OpeningNames.lines().values().stream()
        .flatMap(each -> Stream.of(each.name(), each.toString()))
        .filter(each -> !japanese.contains(each))
        .collect(Collectors.toSet());
  }

  /** The names of the Japanese list, alone and with the other names of their positions. */
  static Set<String> japanese() {
    OpeningNames names = OpeningNames.japanese();
    return names.positions().stream()
        .map(each -> names.of(each).orElseThrow())
        .flatMap(each -> Stream.of(each.name(), each.toString()))
        .collect(Collectors.toSet());
  }
}
