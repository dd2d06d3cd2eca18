package org.kifu.base;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import org.kifu.base.GameMarks.MarkChange;
import org.kifu.base.GameMarks.MarkedGame;
import org.kifu.base.GameMarks.Note;
import org.kifu.base.GameVariations.Variation;

/**
 * The marks on the games of a source whose bytes are replaced by others. A game with the same moves
 * takes them over: one with the same players and the same date before another one.
 */
final class CarriedMarks {
  private static final String GAMES =
      "SELECT g.game, coalesce(g.moves, ''),"
          + " json_array(b.name, w.name, g.date) FROM games g"
          + " LEFT JOIN players b ON b.player = g.black LEFT JOIN players w ON w.player = g.white"
          + " WHERE g.source = ? AND g.moves <> '' ORDER BY g.game";

  private final Map<Long, MarkedGame> marked;
  private final List<Moves> before;

  /**
   * The moves of a game.
   *
   * @param facts the players and the date
   */
  private record Moves(long game, String moves, String facts) {
    boolean isLike(Moves other) {
      return moves.equals(other.moves);
    }

    boolean isOf(Moves other) {
      return isLike(other) && facts.equals(other.facts);
    }
  }

  private CarriedMarks(Map<Long, MarkedGame> marked, List<Moves> before) {
    this.marked = marked;
    this.before = before;
  }

  /** The marks of the games of a source that is still in the base. */
  static CarriedMarks of(Connection tables, long source) throws SQLException {
    Map<Long, MarkedGame> marked = GameMarks.markedOf(tables, source);
    List<Moves> before = new ArrayList<>();
    if (!marked.isEmpty()) {
      before.addAll(games(tables, source));
      before.removeIf(each -> !marked.containsKey(each.game()));
    }
    return new CarriedMarks(marked, before);
  }

  private static List<Moves> games(Connection tables, long source) throws SQLException {
    List<Moves> found = new ArrayList<>();
    try (PreparedStatement asked = tables.prepareStatement(GAMES)) {
      asked.setLong(1, source);
      try (ResultSet rows = asked.executeQuery()) {
        while (rows.next()) {
          found.add(new Moves(rows.getLong(1), rows.getString(2), rows.getString(3)));
        }
      }
    }
    return found;
  }

  /**
   * Puts the marks on the games of another source.
   *
   * @return the games of the first source whose marks others took over
   */
  Set<Long> putOn(Connection tables, long source) throws SQLException {
    if (marked.isEmpty()) {
      return Set.of();
    }
    Map<Long, MarkedGame> lost = new HashMap<>(marked);
    Map<String, List<Moves>> after = new HashMap<>();
    for (Moves each : games(tables, source)) {
      after.computeIfAbsent(each.moves(), _ -> new ArrayList<>(1)).add(each);
    }
    for (BiPredicate<Moves, Moves> rule :
        List.<BiPredicate<Moves, Moves>>of(Moves::isOf, Moves::isLike)) {
      for (Moves each : before) {
        MarkedGame marks = lost.get(each.game());
        List<Moves> like = after.getOrDefault(each.moves(), List.of());
        Optional<Moves> same = like.stream().filter(other -> rule.test(each, other)).findFirst();
        if (marks != null && same.isPresent()) {
          put(tables, same.get().game(), marks);
          like.remove(same.get());
          lost.remove(each.game());
        }
      }
    }
    Set<Long> taken = new HashSet<>(marked.keySet());
    taken.removeAll(lost.keySet());
    return taken;
  }

  /** Puts marks on a game. */
  static void put(Connection tables, long game, MarkedGame marks) throws SQLException {
    GameMarks.change(tables, game, MarkChange.adding(marks));
    for (Note note : marks.notes()) {
      GameMarks.run(tables, GameMarks.ADD_NOTE, game, note.ply(), note.text());
    }
    for (Variation each : marks.variations()) {
      GameVariations.add(tables, game, each);
    }
    if (marks.decision().isPresent()) {
      GameDecisions.put(tables, game, marks.decision().get());
    }
  }
}
