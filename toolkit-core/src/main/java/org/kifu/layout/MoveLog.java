package org.kifu.layout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kifu.game.Counted;
import org.kifu.layout.LayoutJudge.LaidOutGame;
import org.kifu.layout.LayoutJudge.PlacedMove;
import org.kifu.layout.LayoutJudge.Stretch;
import org.kifu.layout.LogSquares.LogSquare;

/**
 * A log of moves, as in the output of engines and servers and in subtitles: a text with one or a
 * few moves on a line among other words. The words before the moves distinguish them from other
 * squares, and the rules decide whether they are games. A word tells apart games that were played
 * at the same time.
 *
 * @param games the games in the order in which they begin
 * @param unclear descriptions of the two choices of squares, for a person, if these are different
 *     games
 */
public record MoveLog(List<LogGame> games, List<String> unclear) {
  /** The least number of moves whose legal replay is not an accident. */
  public static final int FEWEST_MOVES = LogGames.FEWEST_MOVES;

  /** A command that takes back some of the moves before it. */
  private static final Pattern TAKEN_BACK =
      Pattern.compile("(?i)[\\s>=<\\d:.\\[\\]-]*(?:gg-)?(?:undo|take-?\\s?back)\\b.*");

  /** The result if no log was found. */
  public static final MoveLog NONE = new MoveLog(List.of(), List.of());

  /**
   * A game of a log.
   *
   * @param own the indices of the lines of the game, in order
   */
  public record LogGame(LaidOutGame game, List<Integer> own) {
    /** The line of the first move. */
    public int first() {
      return game.stretches().getFirst().line();
    }

    /** The line of the last move. */
    public int last() {
      return game.stretches().getLast().line();
    }
  }

  /** Returns the number of squares in a line, however they are joined. */
  public static int squares(String line) {
    return LogSquares.of(0, line).size();
  }

  /**
   * Reads a log.
   *
   * @param isWhole whether these are all lines of the log; if not, only games that are over are
   *     taken
   */
  public static MoveLog in(List<String> lines, boolean isWhole) {
    List<LogSquare> squares = LogSquares.of(lines);
    boolean isTakenBack = lines.stream().anyMatch(line -> TAKEN_BACK.matcher(line).matches());
    if (squares.size() < FEWEST_MOVES || isTakenBack) {
      return NONE;
    }
    List<LogGames> found = LogGames.in(squares, isWhole);
    if (found.size() > 1) {
      return new MoveLog(List.of(), found.stream().map(MoveLog::words).distinct().toList());
    }
    return found.isEmpty()
        ? isWhole ? parted(lines, squares) : NONE
        : new MoveLog(inTurn(found.getFirst(), squares, lines), List.of());
  }

  /** The games of a log one after the other; lines between two games belong to the second. */
  private static List<LogGame> inTurn(LogGames found, List<LogSquare> squares, List<String> lines) {
    List<LogGame> games = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < found.games().size(); i++) {
      List<LogSquare> moves = found.games().get(i);
      boolean isLast = i + 1 == found.games().size();
      int next = isLast ? 0 : found.games().get(i + 1).getFirst().line();
      int to = endOf(moves, lines, next);
      List<Integer> own = IntStream.range(Math.min(from, to - 1), to).boxed().toList();
      games.add(game(moves, own, words(found) + others(moves, own, squares)));
      from = to;
    }
    return games;
  }

  /** The end of a game: after its last move, or after a line below that states its disc count. */
  private static int endOf(List<LogSquare> moves, List<String> lines, int next) {
    int end = moves.getLast().line() + 1;
    byte[] squares = new byte[moves.size()];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = (byte) moves.get(i).square();
    }
    Optional<ScoreJudge> judge = ScoreJudge.of(squares);
    for (int line = end; line < next && judge.isPresent(); line++) {
      end = judge.get().inSentence(lines.get(line)).isPresent() ? line + 1 : end;
    }
    return end;
  }

  /** Games at the same time: the first way to split the lines in which each part is a game. */
  private static MoveLog parted(List<String> lines, List<LogSquare> squares) {
    Set<Integer> withSquares =
        squares.stream().map(LogSquare::line).collect(Collectors.toCollection(TreeSet::new));
    return LogParts.of(lines, withSquares).stream()
        .map(parts -> games(parts, squares))
        .flatMap(Optional::stream)
        .findFirst()
        .map(games -> new MoveLog(games, List.of()))
        .orElse(NONE);
  }

  private static Optional<List<LogGame>> games(List<List<Integer>> parts, List<LogSquare> squares) {
    List<LogGame> games = new ArrayList<>();
    for (List<Integer> part : parts) {
      Set<Integer> lines = new HashSet<>(part);
      List<LogSquare> own = squares.stream().filter(each -> lines.contains(each.line())).toList();
      List<LogGames> found = LogGames.in(own, true);
      if (found.size() != 1 || found.getFirst().games().size() != 1) {
        return Optional.empty();
      }
      List<LogSquare> moves = found.getFirst().games().getFirst();
      String words = "one of %d games in a log of moves".formatted(parts.size());
      games.add(game(moves, part, words + others(moves, part, own)));
    }
    games.sort(Comparator.comparingInt(game -> game.own().getFirst()));
    return Optional.of(games);
  }

  private static String words(LogGames found) {
    return found.contexts().isEmpty()
        ? "a log of moves"
        : "a log of moves, those behind "
            + found.contexts().stream()
                .sorted()
                .map("'%s'"::formatted)
                .collect(Collectors.joining(" and "));
  }

  /** A clause about the squares of these lines that are not moves. */
  private static String others(List<LogSquare> moves, List<Integer> own, List<LogSquare> squares) {
    Set<Integer> lines = new HashSet<>(own);
    long all = squares.stream().filter(each -> lines.contains(each.line())).count();
    long others = all - moves.size();
    return others == 0 ? "" : ", with %s ignored".formatted(Counted.of(others, "other square"));
  }

  private static LogGame game(List<LogSquare> moves, List<Integer> own, String words) {
    List<Stretch> stretches = new ArrayList<>();
    List<PlacedMove> together = new ArrayList<>();
    int line = moves.getFirst().line();
    for (LogSquare move : moves) {
      if (move.line() != line) {
        stretches.add(new Stretch(line, List.copyOf(together)));
        together.clear();
      }
      line = move.line();
      together.add(new PlacedMove(move.square(), move.at()));
    }
    stretches.add(new Stretch(line, List.copyOf(together)));
    List<OptionalInt> ignored = Collections.nCopies(own.getLast() + 1, OptionalInt.empty());
    return new LogGame(new LaidOutGame(words, stretches, ignored), own);
  }
}
