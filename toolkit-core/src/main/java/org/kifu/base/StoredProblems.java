package org.kifu.base;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.opening.PositionKey;
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

  /** The bad plies of some annotations. */
  private static final String BAD =
      """
      SELECT a.game, n.ply, n.black_value, n.best_black_value, n.win_loss, n.confidence, n.cause,
        g.squares, g.start, g.black, g.white, o.name
      FROM annotations n JOIN annotated_games a USING (annotation) JOIN games g USING (game)
        LEFT JOIN openings o ON o.opening = g.opening
      WHERE n.annotation > ? AND n.annotation <= ? AND (n.label NOTNULL OR n.win_loss >= ?)
        AND n.black_value <> n.best_black_value AND g.rules = 'othello' AND g.squares NOTNULL
        AND a.annotation = (SELECT max(annotation) FROM annotated_games c WHERE c.game = a.game)
      ORDER BY n.annotation, n.ply\
      """;

  private static final String GAMES =
      "SELECT game FROM annotated_games WHERE annotation > ? AND annotation <= ?";

  private static final String ROW =
      """
      SELECT black, white, o.name, squares, start FROM games g
        LEFT JOIN openings o ON o.opening = g.opening WHERE game = ?\
      """;

  private final Base base;
  private final GameOpenings openings;
  private final Map<String, Optional<String>> causes = new HashMap<>();
  private final Map<String, String> names = new HashMap<>();

  /** The bad moves of an open base, with its own names of openings. */
  public StoredProblems(Base base) {
    this(base, new GameOpenings(Locale.ENGLISH));
  }

  /**
   * The bad moves of an open base.
   *
   * @param openings names the openings of games
   */
  public StoredProblems(Base base, GameOpenings openings) {
    this.base = base;
    this.openings = openings;
  }

  /**
   * The bad moves of the games that the base annotated; of a game with several annotations, those
   * of the last one.
   *
   * @param after the number of the annotation before them, 0 for none
   * @param upTo the number of the last annotation
   */
  public List<StoredProblem> annotated(long after, long upTo) throws IOException {
    List<StoredProblem> found = new ArrayList<>();
    if (base.isOfThisVersion()) {
      base.<Boolean>read(
          tables -> {
            AnnotationSums.prove(tables, after, upTo);
            GameRowSum.prove(tables, games(tables, after, upTo));
            try (PreparedStatement plies = tables.prepareStatement(BAD)) {
              plies.setLong(1, after);
              plies.setLong(2, upTo);
              plies.setDouble(3, BadMoves.LEAST_LOSS / CHANCES);
              try (ResultSet rows = plies.executeQuery()) {
                read(rows, found);
              }
            }
            return true;
          });
    }
    return found;
  }

  /** The games of some annotations: those whose rows say wrongly that they do not count, too. */
  private static Set<Long> games(Connection tables, long after, long upTo) throws SQLException {
    Set<Long> games = new HashSet<>();
    try (PreparedStatement asked = tables.prepareStatement(GAMES)) {
      asked.setLong(1, after);
      asked.setLong(2, upTo);
      try (ResultSet rows = asked.executeQuery()) {
        while (rows.next()) {
          games.add(rows.getLong(1));
        }
      }
    }
    return games;
  }

  private void read(ResultSet rows, List<StoredProblem> found) throws SQLException {
    long last = 0;
    List<Position> played = List.of();
    String opening = "";
    while (rows.next()) {
      long game = rows.getLong(1);
      if (game != last) {
        last = game;
        played = positions(rows.getBytes(8), rows.getString(9));
        opening = opening(rows.getString(12), rows.getBytes(8), rows.getString(9));
      }
      int ply = rows.getInt(2);
      if (ply <= played.size()) {
        found.add(problem(rows, played.get(ply - 1), opening));
      }
    }
  }

  private StoredProblem problem(ResultSet row, Position before, String opening)
      throws SQLException {
    double loss = Math.abs(row.getDouble(4) - row.getDouble(3));
    return new StoredProblem(
        row.getLong(1),
        key(before),
        row.getInt(2),
        Phase.of(before.empties(), START_EMPTIES),
        row.getInt(before.sideToMove() == Disc.BLACK ? 10 : 11),
        opening,
        cause(row.getString(7)),
        (int) Math.round(CHANCES * row.getDouble(5)),
        (int) Math.round(CENTIDISCS * loss),
        confidence(row.getString(6)));
  }

  /** The number under which a position is known in all its symmetric forms. */
  public static long key(Position position) {
    return PositionNumber.of(PositionKey.of(position));
  }

  private static Confidence confidence(String label) {
    return Arrays.stream(Confidence.values())
        .filter(each -> each.label().equals(label))
        .findFirst()
        .orElse(Confidence.ESTIMATED);
  }

  /** A text that many rows have, once in memory. */
  private Optional<String> cause(@Nullable String code) {
    return code == null ? Optional.empty() : causes.computeIfAbsent(code, Optional::of);
  }

  /** The name of the opening of a game, once in memory; empty if it has none. */
  private String opening(
      @Nullable String stored, byte @Nullable [] squares, @Nullable String start) {
    String name = openings.name(stored, squares, start).orElse("");
    return names.computeIfAbsent(name, each -> each);
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
    List<Integer> players =
        ofGame(number, row -> List.of(row.getInt(1), row.getInt(2))).orElse(List.of(0, 0));
    String opening =
        ofGame(number, row -> opening(row.getString(3), row.getBytes(4), row.getString(5)))
            .orElse("");
    List<StoredProblem> problems = new ArrayList<>();
    for (int i = 0; i < game.moves().size(); i++) {
      AnnotatedMove move = game.moves().get(i);
      if (BadMoves.isBad(move) && !move.line().isEmpty()) {
        problems.add(
            new StoredProblem(
                number,
                key(game.positions().get(i)),
                move.ply(),
                Phase.of(move.empties(), START_EMPTIES),
                players.get(move.mover() == Disc.BLACK ? 0 : 1),
                opening,
                move.reasons().stream().findFirst().flatMap(why -> cause(why.motif().code())),
                move.winLoss().orElse(0),
                move.lossCentidiscs(),
                move.certainty().confidence()));
      }
    }
    return problems;
  }

  /** A reader of the row of a game. */
  @FunctionalInterface
  private interface RowReader<T> {
    T read(ResultSet row) throws SQLException;
  }

  private <T> Optional<T> ofGame(long game, RowReader<T> reader) throws IOException {
    return base.read(
        tables -> {
          try (PreparedStatement asked = tables.prepareStatement(ROW)) {
            asked.setLong(1, game);
            try (ResultSet row = asked.executeQuery()) {
              return row.next() ? Optional.of(reader.read(row)) : Optional.empty();
            }
          }
        });
  }

  /**
   * The position before a bad move; nothing if its game is gone.
   *
   * @throws IOException if the base cannot be read
   */
  public Optional<Position> position(StoredProblem problem) throws IOException {
    List<Position> played =
        ofGame(problem.game(), row -> positions(row.getBytes(4), row.getString(5)))
            .orElse(List.of());
    return played.stream().skip(problem.ply() - 1).findFirst();
  }

  /** The positions of a game on the usual board before each ply, passes counted. */
  static List<Position> positions(byte @Nullable [] squares, @Nullable String board) {
    if (squares == null) {
      return List.of();
    }
    StartSpec start = board == null ? StartSpec.STANDARD : new StartSpec.Setup(board);
    GameRecord record = GameRecord.of(GameRecord.OTHELLO, start, MoveList.ofSquares(squares));
    return Replay.of(Othello.RULES, record).steps().stream().map(Step::before).toList();
  }
}
