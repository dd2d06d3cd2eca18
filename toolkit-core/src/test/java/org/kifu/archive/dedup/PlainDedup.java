package org.kifu.archive.dedup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Groups found by comparing each game with each other one, as the definitions say. */
final class PlainDedup {
  /**
   * A game of few facts.
   *
   * @param squares legal moves from the standard start, 0 to 63
   * @param meeting who met whom; empty if that is not known
   * @param discs the 64 squares at the end
   */
  record Plain(List<Integer> squares, String meeting, String discs) {}

  private final List<Plain> games;
  private final int boardFrom;
  private final List<String> boards;
  private final int[] firstOfLine;
  private final int[] firstOfFacts;
  private final int[] firstAsWritten;
  private final int[] longestBeginning;
  private final List<Found> found = new ArrayList<>();

  private record Found(int name, DuplicateReason reason, String text) {}

  private PlainDedup(List<Plain> games, int boardFrom) {
    this.games = games;
    this.boardFrom = boardFrom;
    this.boards = games.stream().map(PlainDedup::board).toList();
    this.firstOfLine = firsts(this::isTurned);
    this.firstOfFacts = firsts((i, j) -> firstOfLine[i] == firstOfLine[j] && sameFacts(i, j));
    this.firstAsWritten = firsts((i, j) -> sameFacts(i, j) && squares(i).equals(squares(j)));
    this.longestBeginning =
        IntStream.range(0, games.size()).map(this::findLongestBeginning).toArray();
  }

  private int[] firsts(BiPredicate<Integer, Integer> same) {
    return IntStream.range(0, games.size())
        .map(
            i -> IntStream.rangeClosed(0, i).filter(j -> same.test(j, i)).findFirst().orElseThrow())
        .toArray();
  }

  static List<String> groups(List<Plain> games, int boardFrom) {
    return new PlainDedup(games, boardFrom).groups();
  }

  private List<String> groups() {
    for (int i = 0; i < games.size(); i++) {
      int name = i;
      group(DuplicateReason.IDENTICAL, name, all(j -> firstAsWritten[j] == name));
      group(
          DuplicateReason.SYMMETRIC,
          name,
          all(j -> firstOfFacts[j] == name && firstAsWritten[j] == j));
      if (!squares(name).isEmpty()) {
        group(
            DuplicateReason.SAME_GAME,
            name,
            all(j -> firstOfFacts[j] == j && firstOfGame(j) == name));
        group(
            DuplicateReason.SAME_MOVES,
            name,
            all(j -> firstOfLine[j] == name && firstOfFacts[j] == j && firstOfGame(j) == j));
      }
      samePlayers(name);
      if (firstOfLine[name] == name) {
        begins(name);
        sameBoard(name);
      }
    }
    found.sort(Comparator.comparingInt(Found::name).thenComparing(Found::reason));
    return found.stream().map(Found::text).toList();
  }

  private List<Integer> all(IntPredicate such) {
    return IntStream.range(0, games.size()).filter(such).boxed().toList();
  }

  private List<Integer> squares(int game) {
    return games.get(game).squares;
  }

  private boolean sameFacts(int i, int j) {
    return games.get(i).meeting.equals(games.get(j).meeting);
  }

  /** A game of which nothing is known is that of the only meeting with its moves. */
  private int firstOfGame(int game) {
    List<Integer> ofLine = all(j -> firstOfLine[j] == firstOfLine[game] && firstOfFacts[j] == j);
    boolean isOneGame =
        ofLine.size() == 2 && ofLine.stream().anyMatch(j -> games.get(j).meeting.isEmpty());
    return isOneGame ? ofLine.getFirst() : game;
  }

  private boolean isTurned(int i, int j) {
    return squares(i).size() == squares(j).size() && begins(i, j);
  }

  /** Whether the moves of one game, turned, are the beginning of the other's. */
  private boolean begins(int shorter, int longer) {
    List<Integer> one = games.get(shorter).squares;
    List<Integer> other = games.get(longer).squares;
    if (one.size() > other.size()) {
      return false;
    }
    return IntStream.range(0, 4)
        .anyMatch(
            turn ->
                IntStream.range(0, one.size())
                    .allMatch(i -> turned(one.get(i), turn) == other.get(i)));
  }

  /** Half turn, and the two mirrorings along a diagonal, none of which changes the start. */
  private static int turned(int square, int turn) {
    int file = square % 8;
    int rank = square / 8;
    return switch (turn) {
      case 0 -> square;
      case 1 -> 63 - square;
      case 2 -> 8 * file + rank;
      default -> 8 * (7 - file) + 7 - rank;
    };
  }

  private void begins(int shorter) {
    List<Integer> group = new ArrayList<>();
    group.add(shorter);
    if (!squares(shorter).isEmpty()) {
      group.addAll(all(j -> j == firstOfLine[j] && longestBeginning[j] == shorter));
    }
    group(DuplicateReason.PREFIX, shorter, group);
  }

  /** The longest of the other lines, but for the empty one, that begins a game; else -1. */
  private int findLongestBeginning(int game) {
    return all(j -> j != game && firstOfLine[j] == j && !squares(j).isEmpty() && begins(j, game))
        .stream()
        .max(Comparator.comparingInt(j -> squares(j).size()))
        .orElse(-1);
  }

  private void samePlayers(int name) {
    if (games.get(name).meeting.isEmpty() || firstOfFacts[name] != name) {
      return;
    }
    List<Integer> distinct = all(j -> sameFacts(name, j) && firstOfFacts[j] == j);
    group(
        DuplicateReason.SAME_PLAYERS,
        name,
        distinct.stream()
            .filter(
                j ->
                    squares(j).isEmpty()
                        || distinct.stream().noneMatch(k -> !k.equals(j) && begins(j, k)))
            .toList());
  }

  private void sameBoard(int name) {
    List<Integer> same =
        all(
            j ->
                firstOfLine[j] == j
                    && squares(j).size() >= boardFrom
                    && boards.get(j).matches(".*(B.*W|W.*B).*")
                    && boards.get(j).equals(boards.get(name)));
    group(
        DuplicateReason.SAME_FINAL_BOARD,
        name,
        same.stream()
            .filter(
                j ->
                    games.get(j).meeting.isEmpty()
                        || same.stream().noneMatch(k -> k < j && sameFacts(j, k)))
            .toList());
  }

  /** The smallest of the eight ways to write the board down. */
  private static String board(Plain game) {
    List<String> eight = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      StringBuilder text = new StringBuilder();
      for (int square = 0; square < 64; square++) {
        int file = (i & 1) == 0 ? square % 8 : 7 - square % 8;
        int turned = turned(8 * (square / 8) + file, i >> 1);
        text.append(game.discs.charAt(turned));
      }
      eight.add(text.toString());
    }
    return Collections.min(eight);
  }

  /** Notes a group if this game gives it its name. */
  private void group(DuplicateReason reason, int name, List<Integer> members) {
    if (members.size() > 1 && members.getFirst() == name) {
      String text =
          members.stream()
              .map(String::valueOf)
              .reduce(reason.label(), (all, one) -> all + " " + one);
      found.add(new Found(name, reason, text));
    }
  }
}
