package org.kifu.format;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.StartSpec;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.replay.LikelyRules;

/** Names the rules by which the moves of a text are legal that the asked rules do not explain. */
final class OtherRules {
  /** The most moves that are looked at. */
  private static final int MOST = 400;

  /** A square of a board of any size, which is no end of a word. */
  private static final Pattern SQUARE = Pattern.compile("(?<!\\p{L})[a-zA-Z][1-9]\\d?");

  private OtherRules() {}

  /** The game; if its text is not read as a whole, with a problem that names other rules. */
  static ParsedGame told(ParsedGame game, ReadOptions options) {
    boolean isSetUp = game.record().stream().anyMatch(it -> !it.start().equals(StartSpec.STANDARD));
    if (isSetUp || game.problems().stream().noneMatch(OtherRules::isOfText)) {
      return game;
    }
    return LikelyRules.of(moves(game), options.rules().name())
        .map(name -> told(game, options.advice().rules() + " " + name))
        .orElse(game);
  }

  private static ParsedGame told(ParsedGame game, String advice) {
    String message = "the moves are legal by other rules: " + advice;
    List<Problem> problems = new ArrayList<>(game.problems());
    problems.add(
        new Problem(ProblemCode.OTHER_RULES, game.origin().start(), game.number(), 0, message));
    return new ParsedGame(game.number(), game.record(), game.origin(), problems);
  }

  /** Whether a problem says that a part of the text is not read. */
  private static boolean isOfText(Problem problem) {
    return switch (problem.code()) {
      case MOVES_NOT_READ, MOVES_IGNORED, TEXT_IGNORED, UNREADABLE, BAD_SQUARE, LAYOUT -> true;
      default -> false;
    };
  }

  private static List<Place> moves(ParsedGame game) {
    String text = new String(game.origin().bytes(), StandardCharsets.ISO_8859_1);
    return SQUARE
        .matcher(text)
        .results()
        .limit(MOST)
        .map(square -> MoveToken.parse(square.group()))
        .flatMap(move -> move instanceof Place place ? Stream.of(place) : Stream.empty())
        .toList();
  }
}
