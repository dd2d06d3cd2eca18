package org.kifu.opening;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.kifu.bitboard.Flips;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.opening.OpeningName.NamedOpening;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;

/**
 * Names of positions, for any order of the moves and any orientation of the board. The names are in
 * a table of this package, {@code names.csv}, which also states its sources.
 */
public final class OpeningNames {
  private static final String TABLE = "names.csv";
  private static final String HEADER = "moves,name,ja";

  // Columns of the table. Some positions do not have a name in every language.
  private static final int ENGLISH = 1;
  private static final int JAPANESE = 2;
  private static final String JAPANESE_CODE = "ja";
  private static final String REMARK = "#";

  /**
   * One line of the table.
   *
   * @param moves squares from the start, such as {@code f5d6c3}
   * @param name the names of the position that they lead to
   */
  record NameRow(String moves, OpeningName name) {}

  private static final class English {
    private static final OpeningNames NAMES = new OpeningNames(rows());
  }

  private static final class Japanese {
    private static final OpeningNames NAMES = new OpeningNames(japaneseRows());
  }

  private final Map<PositionKey, OpeningName> names;

  /** The positions on the lines that lead to a name, including the ends. */
  private final Set<PositionKey> known = new HashSet<>();

  private OpeningNames(List<NameRow> rows) {
    names = HashMap.newHashMap(rows.size());
    for (NameRow row : rows) {
      names.put(PositionKey.of(position(row.moves())), row.name());
      for (int length = 2; length <= row.moves().length(); length += 2) {
        known.add(PositionKey.of(position(row.moves().substring(0, length))));
      }
    }
  }

  /** The English and international names. */
  public static OpeningNames english() {
    return English.NAMES;
  }

  /** The names that Japanese players use. */
  public static OpeningNames japanese() {
    return Japanese.NAMES;
  }

  /**
   * The names that people of a language use, which are English if there is no list of their own.
   * Lists are not mixed: a position without a name in the list has none.
   */
  public static OpeningNames in(Locale language) {
    return areEnglish(language) ? english() : japanese();
  }

  /** Whether people of a language use the English names. */
  public static boolean areEnglish(Locale language) {
    return !language.getLanguage().equals(JAPANESE_CODE);
  }

  /** The names of exactly this position. */
  public Optional<OpeningName> of(Position position) {
    return of(PositionKey.of(position));
  }

  /** The names of exactly this position. */
  public Optional<OpeningName> of(PositionKey position) {
    return Optional.ofNullable(names.get(position));
  }

  /** The positions that have a name. */
  public Set<PositionKey> positions() {
    return Collections.unmodifiableSet(names.keySet());
  }

  /**
   * The name of the deepest named position of a game; nothing if none of its positions has a name.
   */
  public Optional<NamedOpening> deepest(Replay<Position, Move> game) {
    List<NamedOpening> passed = passed(game);
    return passed.isEmpty() ? Optional.empty() : Optional.of(passed.getLast());
  }

  /** The name of the deepest named position after a move of a walk; nothing if none has a name. */
  public Optional<OpeningName> deepest(GameWalk walk) {
    for (int k = walk.positions() - 1; k > 0; k--) {
      Optional<OpeningName> name = of(walk.key(k));
      if (name.isPresent()) {
        return name;
      }
    }
    return Optional.empty();
  }

  /** The named positions that a game passed through, in order. */
  public List<NamedOpening> passed(Replay<Position, Move> game) {
    List<NamedOpening> passed = new ArrayList<>();
    StringBuilder moves = new StringBuilder();
    List<Step<Position, Move>> steps = game.steps();
    for (int ply = 1; ply <= steps.size(); ply++) {
      Step<Position, Move> step = steps.get(ply - 1);
      if (!step.move().isPass()) {
        moves.append(step.move());
        Optional<OpeningName> name = of(after(game, ply - 1));
        if (name.isPresent()) {
          passed.add(new NamedOpening(name.get(), ply, moves.toString()));
        }
      }
    }
    return passed;
  }

  /**
   * The number of plies from the start of a game whose positions are all on lines that lead to a
   * name.
   */
  public int knownPlies(Replay<Position, Move> game) {
    List<Step<Position, Move>> steps = game.steps();
    int plies = 0;
    while (plies < steps.size() && known.contains(PositionKey.of(after(game, plies)))) {
      plies++;
    }
    return plies;
  }

  /** The position after the ply with this index. */
  private static Position after(Replay<Position, Move> game, int index) {
    List<Step<Position, Move>> steps = game.steps();
    return index + 1 < steps.size() ? steps.get(index + 1).before() : game.end();
  }

  /**
   * The lines of moves from the start to the named positions, such as {@code f5d6c3}, with their
   * English and international names, in the order of the table.
   */
  public static Map<String, OpeningName> lines() {
    Map<String, OpeningName> lines = new LinkedHashMap<>();
    rows().forEach(row -> lines.putIfAbsent(row.moves(), row.name()));
    return Collections.unmodifiableMap(lines);
  }

  /** The lines of the table that have an English name. */
  static List<NameRow> rows() {
    return rows(ENGLISH);
  }

  /** The lines that have a Japanese name. */
  static List<NameRow> japaneseRows() {
    return rows(JAPANESE);
  }

  private static List<NameRow> rows(int language) {
    InputStream table = OpeningNames.class.getResourceAsStream(TABLE);
    Objects.requireNonNull(table, TABLE);
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
      List<NameRow> rows = new ArrayList<>();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String[] cells = line.split(",", -1);
        if (!line.startsWith(REMARK) && !line.equals(HEADER) && !cells[language].isEmpty()) {
          rows.add(new NameRow(cells[0], OpeningName.of(cells[language])));
        }
      }
      return rows;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Position position(String moves) {
    Position position = Position.START;
    for (int i = 0; i < moves.length(); i += 2) {
      int square = Square.parse(moves.substring(i, i + 2));
      long flips = Flips.flips(square, position.player(), position.opponent());
      position = position.played(square, flips);
    }
    return position;
  }
}
