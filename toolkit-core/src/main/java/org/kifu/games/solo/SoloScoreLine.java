package org.kifu.games.solo;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.RecordDraft;
import org.kifu.replay.Replay;

/** The score that a record declares, held against its moves. */
final class SoloScoreLine {
  static final String TILES = "solo:tiles";
  static final String POINTS = "solo:points";

  private static final Pattern WRITTEN =
      Pattern.compile(
          "(?i)(?:(\\d{1,3})\\s*(?:of\\s*24\\s*)?tiles?)?[,; ]*(?:(\\d{1,3})\\s*points?)?");

  private final RecordDraft draft;
  private @Nullable SourceLocation where;
  private @Nullable String tiles;
  private @Nullable String points;

  SoloScoreLine(RecordDraft draft) {
    this.draft = draft;
  }

  void take(String written, SourceLocation at) {
    Matcher matcher = WRITTEN.matcher(written);
    if (written.isEmpty() || !matcher.matches()) {
      String message = "'%s' is no score like 24 tiles, 110 points".formatted(written);
      draft.problem(ProblemCode.BAD_VALUE, at, message);
      return;
    }
    where = at;
    tiles = keep(TILES, matcher.group(1));
    points = keep(POINTS, matcher.group(2));
    draft.declare(Outcome.NONE, at);
  }

  private @Nullable String keep(String tag, @Nullable String number) {
    if (number != null) {
      draft.line().gameTag(tag, number);
    }
    return number;
  }

  /** The game with a finding if its moves give another score. */
  ParsedGame check(ParsedGame game) {
    if (where == null || game.record().isEmpty() || game.firstError().isPresent()) {
      return game;
    }
    GameRecord record = game.record().get();
    Replay<SoloPosition, SoloMove> replay = Replay.of(SoloRules.RULES, record);
    boolean isLegal =
        !(replay.ending() instanceof Replay.Ending.Illegal)
            && !(replay.ending() instanceof Replay.Ending.BadStart);
    SoloScore score = SoloScore.of(replay.end());
    if (!isLegal || agrees(tiles, score.tiles()) && agrees(points, score.points())) {
      return game;
    }
    List<Problem> problems = new ArrayList<>(game.problems());
    String message = "declared %s, the moves give %s".formatted(declared(), score);
    problems.add(
        new Problem(
            ProblemCode.SCORE_MISMATCH, game.origin().of(Fact.RESULT), game.number(), 0, message));
    return new ParsedGame(game.number(), game.record(), game.origin(), problems);
  }

  private static boolean agrees(@Nullable String declared, int number) {
    return declared == null || Integer.parseInt(declared) == number;
  }

  private String declared() {
    String ofTiles = tiles == null ? "" : tiles + " tiles";
    return points == null ? ofTiles : ofTiles + (tiles == null ? "" : ", ") + points + " points";
  }
}
