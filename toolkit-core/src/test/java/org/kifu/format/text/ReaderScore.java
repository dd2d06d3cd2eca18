package org.kifu.format.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;

/**
 * What a reader made of some cases.
 *
 * @param cases the number of cases
 * @param moves the number of cases with the right games
 * @param facts the number of cases with the right games and facts
 * @param wrong the number of games that nobody expects and of which nothing is told
 * @param told the number of other games that nobody expects
 * @param missing the number of expected games that are not there
 */
record ReaderScore(int cases, int moves, int facts, int wrong, int told, int missing) {
  static final ReaderScore NONE = new ReaderScore(0, 0, 0, 0, 0, 0);

  /** The score of the games that a reader made of one case. */
  static ReaderScore of(ComparedCase each, List<ParsedGame> games) {
    List<String> got = games.stream().map(ComparedCase::moves).toList();
    boolean areMovesRight = areRight(each.games(), got);
    List<String> left = new ArrayList<>(each.games().stream().flatMap(Optional::stream).toList());
    List<ParsedGame> unexpected = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      if (!left.remove(got.get(i))) {
        unexpected.add(games.get(i));
      }
    }
    long free = each.games().stream().filter(Optional::isEmpty).count();
    List<ParsedGame> others = unexpected.stream().skip(free).toList();
    int told = (int) others.stream().filter(ReaderScore::isTold).count();
    return new ReaderScore(
        1,
        areMovesRight ? 1 : 0,
        areMovesRight && wrongFacts(each, games).isEmpty() ? 1 : 0,
        others.size() - told,
        told,
        left.size());
  }

  ReaderScore plus(ReaderScore other) {
    return new ReaderScore(
        cases + other.cases,
        moves + other.moves,
        facts + other.facts,
        wrong + other.wrong,
        told + other.told,
        missing + other.missing);
  }

  boolean isRight() {
    return facts == cases;
  }

  /** Whether no number is worse than in another score of the same cases. */
  boolean isNoWorseThan(ReaderScore other) {
    return cases == other.cases
        && moves >= other.moves
        && facts >= other.facts
        && wrong <= other.wrong
        && told <= other.told
        && missing <= other.missing;
  }

  private static boolean areRight(List<Optional<String>> expected, List<String> got) {
    boolean areRight = expected.size() == got.size();
    for (int i = 0; areRight && i < got.size(); i++) {
      areRight = expected.get(i).isEmpty() || expected.get(i).get().equals(got.get(i));
    }
    return areRight;
  }

  /** The facts that are not as expected, such as {@code game 1: black 'Bob', expected [Ann]}. */
  static List<String> wrongFacts(ComparedCase each, List<ParsedGame> games) {
    List<Map<String, List<String>>> expected = each.facts();
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < Math.min(expected.size(), games.size()); i++) {
      Optional<GameRecord> record = games.get(i).record();
      for (Map.Entry<String, List<String>> fact : expected.get(i).entrySet()) {
        String value = record.map(game -> value(game, fact.getKey())).orElse("");
        if (!fact.getValue().contains(value)) {
          wrong.add(
              "game %d: %s '%s', expected %s"
                  .formatted(i + 1, fact.getKey(), value, fact.getValue()));
        }
      }
    }
    return wrong;
  }

  private static String value(GameRecord game, String fact) {
    GameHeader header = game.header();
    return switch (fact) {
      case "black" -> header.black();
      case "white" -> header.white();
      case "event" -> header.event();
      case "place" -> header.place();
      case "date" -> header.date().toString();
      case "score" ->
          game.declared().blackDiscs().isPresent()
              ? Integer.toString(game.declared().blackDiscs().getAsInt())
              : "";
      default -> throw new IllegalArgumentException(fact);
    };
  }

  /** Whether a finding says that something is wrong with a game, or that it may be another one. */
  private static boolean isTold(ParsedGame game) {
    return game.firstError().isPresent()
        || game.problems().stream().anyMatch(each -> each.code() == ProblemCode.LAYOUT_UNCLEAR)
        || game.record()
            .map(record -> Replay.of(Othello.RULES, record).ending())
            .filter(Replay.Ending.Illegal.class::isInstance)
            .isPresent();
  }
}
