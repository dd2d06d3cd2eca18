package org.kifu.base;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Confidence;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Phase;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.archive.review.BadMoves;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.board.Symmetry;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Othello;

/**
 * The bad moves in the annotated games of a base: those with a label, and those that gave away as
 * much of the chance to win as {@link BadMoves#LEAST_LOSS}. They are read from the tables, so that
 * many thousands of games take moments.
 */
public final class StoredProblems {
  private static final double CENTIDISCS = 100;
  private static final double CHANCES = 10_000;
  private static final int START_EMPTIES = 60;

  /** The bad plies of the games that were annotated after a number. */
  private static final String BAD =
      """
      SELECT a.game, n.ply, n.mover, n.black_value, n.best_black_value, n.win_loss, n.confidence,
        n.cause, g.squares, g.start, b.name, w.name, o.name
      FROM annotations n JOIN annotated_games a USING (annotation) JOIN games g USING (game)
        LEFT JOIN players b ON b.player = g.black LEFT JOIN players w ON w.player = g.white
        LEFT JOIN openings o ON o.opening = g.opening
      WHERE n.annotation > ? AND (n.label NOTNULL OR n.win_loss >= ?)
        AND n.black_value <> n.best_black_value AND g.rules = 'othello' AND g.squares NOTNULL
        AND a.annotation = (SELECT max(annotation) FROM annotated_games c WHERE c.game = a.game)
      ORDER BY n.annotation, n.ply\
      """;

  private static final String AFTER = "SELECT game FROM annotated_games WHERE annotation > ?";

  private static final String NAMES =
      """
      SELECT b.name, w.name, o.name FROM games g
        LEFT JOIN players b ON b.player = g.black LEFT JOIN players w ON w.player = g.white
        LEFT JOIN openings o ON o.opening = g.opening WHERE g.game = ?\
      """;

  private final Base base;
  private final Map<String, String> names = new HashMap<>();

  /** The bad moves of an open base. */
  public StoredProblems(Base base) {
    this.base = base;
  }

  /**
   * The bad moves of the games that the base annotated after an annotation, by game; a game without
   * bad moves is there too.
   *
   * @param annotation the number of the annotation, 0 for all
   */
  public Map<Long, List<StoredProblem>> after(long annotation) throws IOException {
    Map<Long, List<StoredProblem>> found = new TreeMap<>();
    if (base.isOfThisVersion()) {
      base.<Boolean>read(
          tables -> {
            try (PreparedStatement games = tables.prepareStatement(AFTER);
                PreparedStatement plies = tables.prepareStatement(BAD)) {
              games.setLong(1, annotation);
              try (ResultSet rows = games.executeQuery()) {
                while (rows.next()) {
                  found.put(rows.getLong(1), new ArrayList<>());
                }
              }
              plies.setLong(1, annotation);
              plies.setDouble(2, BadMoves.LEAST_LOSS / CHANCES);
              try (ResultSet rows = plies.executeQuery()) {
                read(rows, found);
              }
            }
            return true;
          });
    }
    return found;
  }

  private void read(ResultSet rows, Map<Long, List<StoredProblem>> found) throws SQLException {
    long last = 0;
    List<Position> played = List.of();
    while (rows.next()) {
      long game = rows.getLong(1);
      if (game != last) {
        last = game;
        played = positions(rows.getBytes(9), rows.getString(10));
      }
      int ply = rows.getInt(2);
      if (ply <= played.size() && found.containsKey(game)) {
        found.get(game).add(problem(rows, played.get(ply - 1)));
      }
    }
  }

  private StoredProblem problem(ResultSet row, Position before) throws SQLException {
    boolean isBlack = before.sideToMove() == Disc.BLACK;
    double loss = Math.abs(row.getDouble(5) - row.getDouble(4));
    return new StoredProblem(
        row.getLong(1),
        row.getInt(2),
        before,
        canonical(before),
        Phase.of(before.empties(), START_EMPTIES),
        known(row.getString(isBlack ? 11 : 12)),
        known(row.getString(13)),
        known(row.getString(8)),
        (int) Math.round(CHANCES * row.getDouble(6)),
        (int) Math.round(CENTIDISCS * loss),
        confidence(row.getString(7)));
  }

  private static Confidence confidence(String label) {
    return Arrays.stream(Confidence.values())
        .filter(each -> each.label().equals(label))
        .findFirst()
        .orElse(Confidence.ESTIMATED);
  }

  private static Position canonical(Position position) {
    return Symmetry.toCanonical(position).apply(position);
  }

  /** A text that many rows have, once in memory. */
  private Optional<String> known(@Nullable String text) {
    return text == null || text.isBlank()
        ? Optional.empty()
        : Optional.of(names.computeIfAbsent(text, same -> same));
  }

  /** The bad moves of a source that is itself a file of annotated games, by game. */
  public Map<Long, List<StoredProblem>> ofFile(StoredSource source) throws IOException {
    Map<Long, List<StoredProblem>> found = new TreeMap<>();
    try (NumberedGames games = new NumberedGames(base, List.of(source), _ -> {})) {
      while (games.hasNext()) {
        StoredGame game = games.next();
        Optional<AnnotatedGame> annotated = AnnotationReader.annotation(game.game(), _ -> {});
        if (annotated.filter(AnnotatedGame::isOnBoard).isPresent()) {
          found.put(game.number(), problems(game.number(), annotated.get()));
        }
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return found;
  }

  private List<StoredProblem> problems(long number, AnnotatedGame game) throws IOException {
    List<Optional<String>> told =
        base.read(
            tables -> {
              try (PreparedStatement asked = tables.prepareStatement(NAMES)) {
                asked.setLong(1, number);
                try (ResultSet row = asked.executeQuery()) {
                  return row.next()
                      ? List.of(
                          known(row.getString(1)), known(row.getString(2)), known(row.getString(3)))
                      : List.of(Optional.empty(), Optional.empty(), Optional.empty());
                }
              }
            });
    List<StoredProblem> problems = new ArrayList<>();
    for (int i = 0; i < game.moves().size(); i++) {
      AnnotatedMove move = game.moves().get(i);
      Position before = game.positions().get(i);
      if (BadMoves.isBad(move) && !move.line().isEmpty()) {
        problems.add(
            new StoredProblem(
                number,
                move.ply(),
                before,
                canonical(before),
                Phase.of(move.empties(), START_EMPTIES),
                told.get(move.mover() == Disc.BLACK ? 0 : 1),
                told.get(2),
                move.reasons().stream().findFirst().flatMap(why -> known(why.motif().code())),
                move.winLoss().orElse(0),
                move.lossCentidiscs(),
                move.certainty().confidence()));
      }
    }
    return problems;
  }

  /** The positions of a game on the usual board before each ply, passes counted. */
  static List<Position> positions(byte[] squares, @Nullable String board) {
    StartSpec start = board == null ? StartSpec.STANDARD : new StartSpec.Setup(board);
    GameRecord record = GameRecord.of(GameRecord.OTHELLO, start, MoveList.ofSquares(squares));
    return Replay.of(Othello.RULES, record).steps().stream().map(Step::before).toList();
  }
}
