package org.kifu.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.Replay.Ending;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;

/**
 * The other rules by which the moves of a game are legal from the usual start. They are only named
 * in messages: nobody reads a game by rules that its reader was not asked to use.
 */
public final class LikelyRules {
  /** The least number of moves that are not legal by accident. */
  private static final int LEAST = 8;

  /** The number of legal moves from which on an illegal one is damage. */
  private static final int CLEAR = 20;

  /** The least side of a board of its own. */
  private static final int LEAST_SIDE = 4;

  /** The side of the greatest square board that is looked at. */
  private static final int MOST_SIDE = 12;

  private LikelyRules() {}

  /**
   * The rules by which most moves are legal one after the other: all of them, or at least the first
   * twenty. If twenty are legal by the asked rules, too, the moves must be a whole game by others:
   * a wrong square is the better reason. The rules of the catalogue come before boards of other
   * sizes.
   *
   * @param moves the moves; passes may be left out
   * @param asked the name of the rules that were asked for
   * @return nothing if those rules explain as many
   */
  public static Optional<String> of(List<? extends MoveToken> moves, String asked) {
    MoveList list = MoveList.of(moves);
    int own = moves.size() < LEAST ? moves.size() : legal(asked, list);
    if (own == moves.size()) {
      return Optional.empty();
    }
    int least = Math.max(own + 1, Math.min(CLEAR, moves.size()));
    int mostUnlikely = own < CLEAR ? 2 * least - 1 : 2 * moves.size();
    return best(fixed(), list, mostUnlikely).or(() -> best(boards(moves), list, mostUnlikely));
  }

  /**
   * The first of the rules whose {@link #worth} is the greatest, and above that of unlikely ones.
   */
  private static Optional<String> best(Stream<String> names, MoveList moves, int mostUnlikely) {
    int most = mostUnlikely;
    @Nullable String best = null;
    for (String name : names.toList()) {
      int worth = worth(name, moves);
      best = worth > most ? name : best;
      most = Math.max(most, worth);
    }
    return Optional.ofNullable(best);
  }

  private static Stream<String> fixed() {
    return Catalogue.entries().stream()
        .map(Catalogue.Entry::rules)
        .filter(rules -> !rules.isForOnePlayer())
        .map(Rules::name);
  }

  /** The least board that holds all squares, and all even ones up to some size, the least first. */
  private static Stream<String> boards(List<? extends MoveToken> moves) {
    int width = LEAST_SIDE;
    int height = LEAST_SIDE;
    for (MoveToken move : moves) {
      if (move instanceof Place(int file, int rank)) {
        width = Math.max(width, file + 1);
        height = Math.max(height, rank + 1);
      }
    }
    List<String> boards = new ArrayList<>(List.of(board(width, height)));
    boards.add(boards.getFirst() + ":parallel");
    for (int sum = even(width) + even(height); sum <= 2 * MOST_SIDE; sum += 2) {
      for (int high = even(height); sum - high >= even(width); high += 2) {
        boards.add(board(sum - high, high));
      }
    }
    return boards.stream().distinct();
  }

  private static int even(int side) {
    return side + side % 2;
  }

  private static String board(int width, int height) {
    return "grid:%dx%d".formatted(width, height);
  }

  /** The number of moves that are legal by some rules, one after the other. */
  private static int legal(String name, MoveList moves) {
    return ending(name, moves).map(ending -> legal(ending, moves)).orElse(0);
  }

  private static int legal(Ending ending, MoveList moves) {
    return ending instanceof Ending.Illegal illegal ? illegal.token() : moves.size();
  }

  /** Twice the number of moves that are legal, and one more if they are a whole game. */
  private static int worth(String name, MoveList moves) {
    Optional<Ending> ending = ending(name, moves);
    boolean isWhole = ending.filter(Ending.Complete.class::isInstance).isPresent();
    return 2 * ending.map(each -> legal(each, moves)).orElse(0) + (isWhole ? 1 : 0);
  }

  private static Optional<Ending> ending(String name, MoveList moves) {
    return Catalogue.byName(name)
        .map(Catalogue.Entry::rules)
        .filter(rules -> rules.start(StartSpec.STANDARD).isPresent())
        .map(rules -> Replay.of(rules, GameRecord.of(name, StartSpec.STANDARD, moves)).ending());
  }
}
