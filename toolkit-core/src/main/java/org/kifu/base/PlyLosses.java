package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.analysis.Confidence;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.output.AnnotationReader;

/**
 * The values of the first moves of annotated games: of each game the last annotation of the base,
 * otherwise that of its source, if this is a file of annotated games.
 */
public final class PlyLosses {
  private static final String ASKED =
      "SELECT g.game, a.ply, a.black_value, a.best_black_value, a.confidence"
          + " FROM json_each(?) j JOIN annotated_games g ON g.game = j.value"
          + " JOIN annotations a ON a.annotation = g.annotation"
          + " WHERE a.ply <= ? AND a.move <> 'pass' AND g.annotation ="
          + " (SELECT max(annotation) FROM annotated_games b WHERE b.game = g.game)"
          + " ORDER BY g.game, a.ply";

  private static final String LAST =
      "SELECT max(annotation) FROM annotated_games"
          + " WHERE game IN (SELECT value FROM json_each(?)) GROUP BY game";

  private static final String SOURCE = "SELECT source FROM games WHERE game = ";

  private PlyLosses() {}

  /**
   * The value of a move. Values are hundredths of a disc for black.
   *
   * @param ply the number of the move from 1, passes counted
   * @param blackCentidiscs the value after the move
   * @param bestBlackCentidiscs the value after a best move
   * @param isExact whether both values reach the end of the game
   */
  public record PlyValue(int ply, int blackCentidiscs, int bestBlackCentidiscs, boolean isExact) {
    /** The hundredths of a disc that the side to move lost, at least 0. */
    public int lossCentidiscs() {
      return Math.abs(bestBlackCentidiscs - blackCentidiscs);
    }
  }

  /**
   * The values of the moves of games, in their order and without passes; games that are not
   * annotated have none.
   *
   * @param games the numbers of games of the usual rules
   * @param plies the number of plies, passes counted
   */
  public static Map<Long, List<PlyValue>> of(Base base, Collection<Long> games, int plies)
      throws IOException {
    Map<Long, List<PlyValue>> found = new HashMap<>();
    if (base.isOfThisVersion()) {
      found.putAll(base.read(tables -> of(tables, games, plies)));
    }
    Map<Long, Boolean> areAnnotated = new HashMap<>();
    for (long game : games) {
      if (!found.containsKey(game) && isInFile(base, game, areAnnotated)) {
        found.put(game, ofFile(base, game, plies));
      }
    }
    return found;
  }

  /** Whether the source of a game is a file of annotated games. */
  private static boolean isInFile(Base base, long game, Map<Long, Boolean> known)
      throws IOException {
    long source = base.read(tables -> Base.longNumber(tables, SOURCE + game));
    if (!known.containsKey(source)) {
      Optional<StoredSource> stored = new StoredSources(base).games(source);
      known.put(source, stored.isPresent() && new StoredAnnotations(base).areIn(stored.get()));
    }
    return known.get(source);
  }

  private static List<PlyValue> ofFile(Base base, long game, int plies) throws IOException {
    return new StoredGames(base)
            .game(game)
            .flatMap(read -> AnnotationReader.annotation(read.game(), _ -> {}))
            .map(AnnotatedGame::moves)
            .orElse(List.of())
            .stream()
            .filter(move -> move.ply() <= plies && !move.isPass())
            .map(
                move ->
                    new PlyValue(
                        move.ply(),
                        move.blackCentidiscs(),
                        move.bestBlackCentidiscs(),
                        move.certainty().confidence() == Confidence.EXACT))
            .toList();
  }

  private static Map<Long, List<PlyValue>> of(Connection tables, Collection<Long> games, int plies)
      throws SQLException {
    String listed = "[" + StoredValue.listed(games) + "]";
    AnnotationSums.prove(tables, last(tables, listed));
    Map<Long, List<PlyValue>> found = new HashMap<>();
    try (PreparedStatement asked = tables.prepareStatement(ASKED)) {
      asked.setString(1, listed);
      asked.setInt(2, plies);
      try (ResultSet rows = asked.executeQuery()) {
        while (rows.next()) {
          found
              .computeIfAbsent(rows.getLong(1), _ -> new ArrayList<>())
              .add(
                  new PlyValue(
                      rows.getInt(2),
                      centidiscs(rows.getDouble(3)),
                      centidiscs(rows.getDouble(4)),
                      "exact".equals(rows.getString(5))));
        }
      }
    }
    return found;
  }

  private static List<Long> last(Connection tables, String games) throws SQLException {
    List<Long> annotations = new ArrayList<>();
    try (PreparedStatement asked = tables.prepareStatement(LAST)) {
      asked.setString(1, games);
      try (ResultSet rows = asked.executeQuery()) {
        while (rows.next()) {
          annotations.add(rows.getLong(1));
        }
      }
    }
    return annotations;
  }

  private static int centidiscs(double discs) {
    return (int) Math.round(100 * discs);
  }
}
