package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.kifu.format.text.caption.FoundCaption;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.find.PassTable;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.Group;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;
import org.kifu.game.ClockTime;
import org.kifu.game.GameHeader;
import org.kifu.game.Origin;
import org.kifu.game.Tag;

/**
 * Notes of a program on a game: all that its data say besides its moves and its facts. The time of
 * a move is its time; each other value is kept as a tag with its path in the object of the game.
 */
final class DataNotes {
  private static final String PREFIX = "quest:";

  /** Keys of a time in milliseconds. */
  private static final Set<String> MILLISECONDS = Set.of("t", "ms", "time_ms");

  private static final double PER_SECOND = 1000;
  private static final Pattern TIME = Pattern.compile("\\d{1,9}");

  /** The most characters of a value that is kept. */
  private static final int MOST_CHARACTERS = 200;

  /** The most objects around a list of moves, from the one that holds it on. */
  private static final int MOST_AROUND = 2;

  private final FoundCaption caption;
  private final Group list;
  private final Group object;
  private final List<Tag> tags = new ArrayList<>();
  private final List<ClockTime> clocks = new ArrayList<>();

  /** The cells with squares of a game on each row, by its number. */
  private final Map<Integer, BitSet> ofGames;

  /** The index of the last move of each row, among moves and passes, by its number. */
  private final NavigableMap<Integer, Integer> moves = new TreeMap<>();

  /** Whether each element of the list is a move, or something else. */
  private final boolean areElements;

  /** Whether passes are written among the moves. */
  private final boolean hasPasses;

  private final int count;

  private DataNotes(
      FoundGame game,
      FoundCaption caption,
      MovePlaces places,
      Group object,
      Map<Integer, BitSet> ofGames) {
    this.ofGames = ofGames;
    this.caption = caption;
    this.list = list(game);
    this.object = object;
    this.areElements = list.depth() < game.squares().getFirst().row().group().depth();
    this.count = places.count();
    this.hasPasses = count > game.size();
    int index = 0;
    for (WrittenSquare square : game.squares()) {
      while (index + 1 < count && isPass(places, index)) {
        index++;
      }
      moves.put(square.row().number(), index++);
    }
  }

  /** Whether a move is a pass, which has the place of the move behind it. */
  private static boolean isPass(MovePlaces places, int index) {
    return places.of(index).offset() == places.of(index + 1).offset();
  }

  /**
   * The captions of games, with what data say of each besides.
   *
   * @param rows the rows of the page
   * @param captions the captions of the games, in their order
   * @param places the places of the moves and passes of a game
   */
  static List<FoundCaption> of(
      List<Row> rows,
      List<FoundGame> games,
      List<FoundCaption> captions,
      Function<FoundGame, MovePlaces> places) {
    Map<Integer, BitSet> ofGames = Map.of();
    List<FoundCaption> noted = new ArrayList<>(captions);
    for (int i = 0; i < games.size(); i++) {
      Group object = object(games, i);
      if (object.depth() > 0) {
        ofGames = ofGames.isEmpty() ? cells(games) : ofGames;
        FoundGame game = games.get(i);
        DataNotes notes = new DataNotes(game, captions.get(i), places.apply(game), object, ofGames);
        List<Row> kept = new ArrayList<>();
        for (Row row : around(game, object, rows)) {
          if (!ofGames.containsKey(row.number()) || notes.moves.containsKey(row.number())) {
            notes.take(row);
            kept.add(row);
          }
        }
        noted.set(i, captions.get(i).with(kept, notes.tags, notes.clocks));
      }
    }
    return noted;
  }

  /** The cells with squares of games on each row, by its number. */
  private static Map<Integer, BitSet> cells(List<FoundGame> games) {
    Map<Integer, BitSet> cells = new HashMap<>();
    for (FoundGame game : games) {
      for (WrittenSquare square : game.squares()) {
        cells.computeIfAbsent(square.row().number(), _ -> new BitSet()).set(square.cell());
      }
    }
    return cells;
  }

  /** The rows of the container of a game, which stand together. */
  private static List<Row> around(FoundGame game, Group object, List<Row> rows) {
    int from = game.firstRow();
    int to = from + 1;
    while (from > 0 && isIn(rows.get(from - 1), object)) {
      from--;
    }
    while (to < rows.size() && isIn(rows.get(to), object)) {
      to++;
    }
    return rows.subList(from, to);
  }

  private static boolean isIn(Row row, Group group) {
    return row.kind() == RowKind.DATA && row.group().common(group) == group.depth();
  }

  /** The innermost container of all squares of a game. */
  private static Group list(FoundGame game) {
    Group list = game.squares().getFirst().row().group();
    for (WrittenSquare square : game.squares()) {
      int common = list.common(square.row().group());
      while (list.depth() > common) {
        list = list.parent();
      }
    }
    return list;
  }

  /** The container of a game, without other games; the page if its moves are in no data. */
  private static Group object(List<FoundGame> games, int index) {
    FoundGame game = games.get(index);
    if (game.size() == 0 || game.squares().getFirst().row().kind() != RowKind.DATA) {
      return Group.PAGE;
    }
    Group object = list(game);
    for (int i = 0; i < MOST_AROUND && isKey(object); i++) {
      Group outer = object.parent();
      boolean isShared =
          index > 0 && isIn(games.get(index - 1), outer)
              || index + 1 < games.size() && isIn(games.get(index + 1), outer);
      object = isShared ? object : outer;
    }
    return object;
  }

  private static boolean isIn(FoundGame game, Group group) {
    return game.size() > 0 && isIn(game.squares().getFirst().row(), group);
  }

  private static boolean isKey(Group group) {
    return group.depth() > 1 && group.steps().getLast().kind() == Group.Kind.KEY;
  }

  private void take(Row row) {
    BitSet ofRow = ofGames.getOrDefault(row.number(), new BitSet());
    for (int i = 0; i < row.cells().size(); i++) {
      Cell cell = row.cells().get(i);
      boolean isLeft = !ofRow.get(i) && cell.text().length() <= MOST_CHARACTERS;
      boolean isOfList =
          isIn(row, list) && (areElements ? !row.group().equals(list) : !ofRow.isEmpty());
      if (isLeft && isOfList && areElements) {
        takeOfMove(cell, row);
      } else if (isLeft && !isFact(cell) && !(isOfList && hasPasses && isPass(cell))) {
        tag(0, path(row, i), cell);
      }
    }
  }

  /** Takes a value of an element of the list: that of a move, of a pass, or of something else. */
  private void takeOfMove(Cell cell, Row row) {
    Map.Entry<Integer, Integer> at = moves.ceilingEntry(row.number());
    int next = at == null ? count : at.getValue();
    boolean isPass = next > 0 && !moves.containsValue(next - 1) && hasPass(row);
    boolean isMove = moves.containsKey(row.number());
    int index = isPass ? next - 1 : next;
    String label = cell.label().toLowerCase(Locale.ROOT);
    String value = cell.written().strip();
    List<LabelKind> kinds = Labels.kinds(label);
    boolean isSaid =
        kinds.contains(LabelKind.X)
            || kinds.contains(LabelKind.Y)
            || isPass && isPass(cell)
            || Labels.side(value.toLowerCase(Locale.ROOT)) != 0
            || value.equals(Integer.toString(index + 1));
    if (!isMove && !isPass) {
      tag(next, cell.label(), cell);
    } else if (MILLISECONDS.contains(label) && TIME.matcher(value).matches()) {
      clocks.add(new ClockTime(index, Long.parseLong(value) / PER_SECOND));
    } else if (!isSaid) {
      tag(index + 1, cell.label(), cell);
    }
  }

  private static boolean hasPass(Row row) {
    return row.cells().stream().anyMatch(DataNotes::isPass);
  }

  private static boolean isPass(Cell cell) {
    String value = cell.written().strip().toLowerCase(Locale.ROOT);
    return value.equals("-") || PassTable.strength(value) > 0;
  }

  /** Whether all that a value says is a fact of the game; a day may have a time behind it. */
  private boolean isFact(Cell cell) {
    GameHeader header = caption.header();
    String value = cell.text().raw().strip();
    long place = cell.text().at(0).offset();
    return List.of(header.black(), header.white(), header.event(), header.place()).contains(value)
        || header.date().toString().equals(value)
        || caption.places().entrySet().stream()
            .anyMatch(
                fact -> fact.getKey() != Origin.Fact.DATE && fact.getValue().offset() == place);
  }

  /** The path of a value in the object of the game. */
  private String path(Row row, int cell) {
    StringBuilder path = new StringBuilder();
    List<Group.Step> steps = row.group().steps();
    for (Group.Step step : steps.subList(object.depth(), steps.size())) {
      path.append(step.kind() == Group.Kind.ITEM ? step.number() : step.name()).append('/');
    }
    String label = row.cells().get(cell).label();
    boolean isElement = isKey(row.group()) && steps.getLast().name().equals(label);
    return path.append(isElement ? cell : label).toString();
  }

  private void tag(int move, String path, Cell cell) {
    if (cell.text().length() > 0) {
      tags.add(new Tag(move, PREFIX + path, cell.text().raw()));
    }
  }
}
