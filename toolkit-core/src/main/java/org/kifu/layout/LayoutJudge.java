package org.kifu.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.board.Position;
import org.kifu.layout.SquareBlock.Cell;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.CompactReplay.End;

/** A judge that replays the orders that layouts propose, and chooses the one that is a game. */
public final class LayoutJudge {
  /** The four squares of the start as bits, bit 0 for a1; no game has a move there. */
  public static final long START = Position.START.player() | Position.START.opponent();

  /** The layouts, the most certain first. */
  private static final List<Layout> LAYOUTS =
      List.of(
          new NumberedMoves(),
          new RunningText(),
          new ColourLists(),
          new ColumnsDown(),
          new NewestFirst());

  private final CompactReplay replay = new CompactReplay();

  /** A judge for one thread. */
  public LayoutJudge() {}

  /**
   * A game as it is laid out on a page.
   *
   * @param words a description of the layout for a person
   * @param stretches the moves in the order of play; moves that follow each other on a line form
   *     one stretch
   * @param ignored the place, in each line, of the first word that is not about the moves
   */
  public record LaidOutGame(String words, List<Stretch> stretches, List<OptionalInt> ignored) {}

  /**
   * One or more moves that follow each other on a line.
   *
   * @param line the index of the line
   */
  public record Stretch(int line, List<PlacedMove> moves) {}

  /**
   * A move and its place in the text.
   *
   * @param square 0 to 63
   * @param at the index of its first character in the line
   */
  public record PlacedMove(int square, int at) {}

  /**
   * A verdict on some lines.
   *
   * @param game the game in these lines; nothing if they are not a game in any layout, or if they
   *     are several games
   * @param layouts descriptions of the layouts, for a person, if the lines are different games in
   *     several of them
   */
  public record Verdict(Optional<LaidOutGame> game, List<String> layouts) {
    private static final Verdict NONE = new Verdict(Optional.empty(), List.of());
  }

  private record Proposal(Layout layout, Spelling spelling, SquareBlock block, List<Cell> order) {}

  /**
   * The squares of a line in the usual spelling as bits, bit 0 for a1; with those of the start if a
   * square occurs twice. A game never has a square twice, nor a square of the start.
   */
  public static long squares(String line) {
    return SquareBlock.bits(line);
  }

  /** Whether lines are a list of squares down the page, one on each line, numbered from 1. */
  public static boolean isList(List<String> lines) {
    return SquareBlock.isList(lines);
  }

  /** Whether a line has squares as pairs of numbers, file and rank. */
  public static boolean hasPairs(String line) {
    return Spelling.hasPairs(line);
  }

  /**
   * Decides which game these lines hold.
   *
   * @param isRunning whether the lines are known to be read as moves one after the other
   * @param isDamaged whether the lines may hold a move that cannot be read; then only the numbers
   *     of the moves show that none is missing
   */
  public Verdict judge(List<String> lines, boolean isRunning, boolean isDamaged) {
    for (Spelling spelling : Spelling.values()) {
      Optional<SquareBlock> block = block(lines, spelling);
      boolean isSure = !isDamaged || spelling != Spelling.USUAL;
      List<Proposal> games =
          block.map(each -> games(spelling, each)).orElse(List.of()).stream()
              .filter(game -> isSure || game.layout() instanceof NumberedMoves)
              .toList();
      if (!games.isEmpty()) {
        Proposal first = games.getFirst();
        boolean isUsual = isRunning && spelling == Spelling.USUAL;
        boolean isKnown = isUsual && first.order().equals(first.block().running());
        return isKnown ? Verdict.NONE : verdict(games, lines);
      }
    }
    return Verdict.NONE;
  }

  /**
   * The verdict on some games. It is clear if the first layout follows the text itself, or if all
   * games are the same.
   */
  private static Verdict verdict(List<Proposal> games, List<String> lines) {
    Proposal first = games.getFirst();
    List<String> layouts = new ArrayList<>(List.of(first.layout().words()));
    for (Proposal other : first.layout().isPlain() ? List.<Proposal>of() : games) {
      if (!other.order().equals(first.order())) {
        layouts.add(other.layout().words());
      }
    }
    return layouts.size() == 1
        ? new Verdict(Optional.of(laidOut(first, lines)), List.of())
        : new Verdict(Optional.empty(), layouts.stream().distinct().toList());
  }

  private static Optional<SquareBlock> block(List<String> lines, Spelling spelling) {
    if (spelling == Spelling.USUAL) {
      return SquareBlock.of(lines);
    }
    List<String> usual = new ArrayList<>();
    boolean isOther = false;
    for (String line : lines) {
      Optional<String> written = spelling.usual(line);
      isOther |= written.isPresent();
      usual.add(written.orElse(line));
    }
    return isOther ? SquareBlock.of(usual) : Optional.empty();
  }

  /** The orders that are legal to the end; if some of them finish the game, only those. */
  private List<Proposal> games(Spelling spelling, SquareBlock block) {
    List<Proposal> legal = new ArrayList<>();
    List<Proposal> over = new ArrayList<>();
    for (Layout layout : LAYOUTS) {
      for (List<Cell> order : layout.orders(block)) {
        End end = replay.play(squares(order), 0, order.size());
        if (end != End.ILLEGAL) {
          Proposal game = new Proposal(layout, spelling, block, order);
          (end == End.COMPLETE ? over : legal).add(game);
        }
      }
    }
    return over.isEmpty() ? legal : over;
  }

  private static LaidOutGame laidOut(Proposal game, List<String> lines) {
    List<Stretch> stretches = new ArrayList<>();
    List<Cell> together = new ArrayList<>();
    List<Cell> running = game.block().running();
    int expected = -1;
    for (Cell cell : game.order()) {
      int index = running.indexOf(cell);
      boolean goesOn = index == expected && together.getLast().line() == cell.line();
      if (!goesOn && !together.isEmpty()) {
        stretches.add(stretch(together));
        together.clear();
      }
      together.add(cell);
      expected = index + 1;
    }
    stretches.add(stretch(together));
    List<OptionalInt> words = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      words.add(game.block().word(i));
    }
    String layout = game.layout().words();
    String spelling = game.spelling().words();
    return new LaidOutGame(
        spelling.isEmpty() ? layout : layout + ", " + spelling, stretches, words);
  }

  private static Stretch stretch(List<Cell> cells) {
    return new Stretch(
        cells.getFirst().line(),
        cells.stream().map(cell -> new PlacedMove(cell.square(), cell.at())).toList());
  }

  private static byte[] squares(List<Cell> cells) {
    byte[] squares = new byte[cells.size()];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = (byte) cells.get(i).square();
    }
    return squares;
  }
}
