package org.kifu.format.text.arrange;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.find.Run;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.Judge;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.Row;

/**
 * A list of black's moves and a list of white's: by words for the colours, every second row, two
 * halves, or two columns. The side to move plays the next move of its list.
 */
public final class SideLists {
  /** The price of this arrangement for the judge, in squares. */
  public static final double COST = 1;

  /** The layout, for a person. */
  public static final String NAME = "a list of black's moves and a list of white's";

  private static final int LEAST = 8;

  /** The difference of the lengths of two lists, with a part of the squares for passes. */
  private static final int MOST_DIFFERENT = 6;

  private static final int PART_FOR_PASSES = 8;

  /** The most parts into which the lists of a game are divided. */
  private static final int MOST_PARTS = 8;

  /** The length of the beginning of a row in which a colour is looked for. */
  private static final int BEGINNING = 60;

  private static final Pattern COLOUR =
      Pattern.compile(
          "[^\\p{L}\\p{N}_●○⚫⚪▲△]{0,9}(\\p{L}{1,20}|[●○⚫⚪▲△])"
              + "(?:[\\s'’]{0,3}(?:s|moves|coups|züge))?\\s{0,9}(?:[:=\\-(\\s].*|)",
          Pattern.DOTALL);

  private static final Pattern IN_BRACKETS =
      Pattern.compile("[(（\\[](\\p{L}{1,20}|[●○⚫⚪▲△])[)）\\]]");

  private final Judge judge;

  /** An arrangement for the rules of a judge. */
  public SideLists(Judge judge) {
    this.judge = judge;
  }

  /** Two lists that may be those of the sides. */
  private record Lists(List<WrittenSquare> first, List<WrittenSquare> second) {
    Lists exchanged() {
      return new Lists(second, first);
    }
  }

  /** The game of two lists above which words name the sides, each of which plays its own list. */
  Optional<FoundGame> named(Block block) {
    return byColours(block).flatMap(this::inTurn);
  }

  /** The games that two lists on a block make, if all their squares are legal in turn. */
  public List<FoundGame> games(Block block) {
    List<FoundGame> games = new ArrayList<>();
    if (block.squares().size() >= LEAST) {
      for (Lists lists : lists(block)) {
        int most = MOST_DIFFERENT + block.squares().size() / PART_FOR_PASSES;
        if (!lists.first().isEmpty()
            && !lists.second().isEmpty()
            && Math.abs(lists.first().size() - lists.second().size()) <= most) {
          inTurn(lists).or(() -> inTurn(lists.exchanged())).ifPresent(games::add);
        }
      }
    }
    return games;
  }

  /**
   * The blocks that follow one another, each with the names of both sides before their moves, as
   * one region each: the lists of a long game may stand in several parts.
   */
  static List<List<Row>> continued(List<List<Row>> blocks) {
    List<List<Row>> regions = new ArrayList<>();
    int first = 0;
    for (int i = 0; i <= blocks.size(); i++) {
      boolean isOfBoth = i < blocks.size() && isOfBoth(blocks.get(i));
      if (!isOfBoth) {
        if (i - first > 1 && i - first <= MOST_PARTS) {
          regions.add(blocks.subList(first, i).stream().flatMap(List::stream).toList());
        }
        first = i + 1;
      }
    }
    return regions;
  }

  private static boolean isOfBoth(List<Row> block) {
    int side = block.size() == 2 ? colour(block.getFirst(), "") : 0;
    return side != 0 && colour(block.getLast(), "") == -side;
  }

  private List<Lists> lists(Block block) {
    List<WrittenSquare> squares = block.squares();
    List<Lists> all = new ArrayList<>();
    byColours(block).ifPresent(all::add);
    List<Integer> rows = List.copyOf(block.byRow().keySet());
    if (rows.size() >= 2 && 2 * rows.size() <= squares.size()) {
      Set<Integer> odd = new LinkedHashSet<>();
      for (int i = 0; i < rows.size(); i += 2) {
        odd.add(rows.get(i));
      }
      all.add(divided(squares, square -> odd.contains(square.row().number())));
      int last = lastRowOfHalf(block.byRow(), squares.size());
      all.add(divided(squares, square -> square.row().number() <= last));
    }
    List<Integer> cells = block.cells();
    if (cells.size() == 2) {
      all.add(divided(squares, square -> square.cell() == cells.getFirst()));
    }
    return all;
  }

  private static Lists divided(List<WrittenSquare> squares, Predicate<WrittenSquare> isOfFirst) {
    Map<Boolean, List<WrittenSquare>> parts =
        squares.stream().collect(Collectors.partitioningBy(isOfFirst));
    return new Lists(parts.getOrDefault(true, List.of()), parts.getOrDefault(false, List.of()));
  }

  private static int lastRowOfHalf(Map<Integer, List<WrittenSquare>> rows, int squares) {
    int last = -1;
    int taken = 0;
    for (Map.Entry<Integer, List<WrittenSquare>> row : rows.entrySet()) {
      if (2 * taken + row.getValue().size() > squares) {
        break;
      }
      taken += row.getValue().size();
      last = row.getKey();
    }
    return last;
  }

  /** The squares behind the words for either colour, which may stand on a row of their own. */
  private static Optional<Lists> byColours(Block block) {
    Map<Integer, Row> rows =
        block.rows().stream().collect(Collectors.toMap(Row::number, row -> row, (a, b) -> a));
    Lists lists = new Lists(new ArrayList<>(), new ArrayList<>());
    int side = 0;
    int last = -1;
    for (Run run : block.runs()) {
      int row = run.row().number();
      if (row != last) {
        int own = colour(run.row(), run.label());
        Row above = last < row - 1 ? rows.get(row - 1) : null;
        own = own == 0 && above != null ? colour(above, "") : own;
        side = own == 0 ? side : own;
        last = row;
      }
      int ofLabel = Labels.side(run.label().toLowerCase(Locale.ROOT));
      side = ofLabel == 0 ? side : ofLabel;
      if (side != 0) {
        (side > 0 ? lists.first() : lists.second()).addAll(run.squares());
      }
    }
    boolean hasBoth = !lists.first().isEmpty() && !lists.second().isEmpty();
    return hasBoth ? Optional.of(lists) : Optional.empty();
  }

  /** The number of squares whose number counts the moves of its side, give or take a pass. */
  static long numbered(FoundGame game) {
    return IntStream.range(0, game.size())
        .filter(i -> Math.abs(game.squares().get(i).number() - (i / 2 + 1)) <= 1)
        .count();
  }

  /** The side that the beginning of a row, or its label, names: 1, -1, or 0 for neither. */
  static int colour(Row row, String label) {
    Cell first = row.cells().getFirst();
    String written = label.isEmpty() ? first.label() : label;
    String text = written.isEmpty() ? first.written() : written;
    String beginning =
        text.strip()
            .substring(0, Math.min(BEGINNING, text.strip().length()))
            .toLowerCase(Locale.ROOT);
    Matcher colour = COLOUR.matcher(beginning);
    int side = colour.matches() ? Labels.side(colour.group(1)) : 0;
    Matcher inBrackets = IN_BRACKETS.matcher(beginning);
    side = side == 0 && inBrackets.find() ? Labels.side(inBrackets.group(1)) : side;
    return side == 0 ? Labels.side(beginning) : side;
  }

  /** The game of two lists; nothing if a square is not legal in its turn. */
  private Optional<FoundGame> inTurn(Lists lists) {
    List<WrittenSquare> played = new ArrayList<>();
    JudgedPosition position = judge.start();
    int black = 0;
    int white = 0;
    while (black < lists.first().size() || white < lists.second().size()) {
      boolean isBlack = position.isBlackToMove() != position.mustPass();
      List<WrittenSquare> list = isBlack ? lists.first() : lists.second();
      int next = isBlack ? black : white;
      JudgedPosition after = next < list.size() ? position.play(list.get(next).square()) : null;
      if (after == null) {
        return Optional.empty();
      }
      played.add(list.get(next));
      black += isBlack ? 1 : 0;
      white += isBlack ? 0 : 1;
      position = after;
    }
    return played.size() < LEAST
        ? Optional.empty()
        : Optional.of(FoundGame.legal(played, position));
  }
}
