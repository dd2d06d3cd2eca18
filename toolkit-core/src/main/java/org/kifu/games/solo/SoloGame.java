package org.kifu.games.solo;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Coloured;
import org.kifu.board.MoveToken.NoSquare;
import org.kifu.board.MoveToken.Place;
import org.kifu.game.Counted;
import org.kifu.game.GameDate;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.games.solo.SoloPosition.SoloMove;
import org.kifu.games.solo.SoloSource.SoloLines;
import org.kifu.notation.RecordDraft;
import org.kifu.notation.SmallLetters;
import org.kifu.replay.Replay;
import org.kifu.source.text.TextLine;

/** One record that is being read. */
final class SoloGame {
  private static final Pattern LABEL =
      Pattern.compile("(?i)\\s*(player|event|place|date|tiles|score)\\s*:\\s*(.*)");

  /** The number of a move, a move, a tile, a single square, a separator, or anything else. */
  private static final Pattern WORD =
      Pattern.compile(
          "(?i)(?<number>\\d{1,3}[.)])|(?<colour>gold|black)[: ]\\s*(?<square>[a-h]\\d{1,2})\\b"
              + "|(?<tile>[a-h]\\d{1,2})(?:=(?<face>[^\\s,;#]*))?(?![^\\s,;#])"
              + "|(?<gap>[\\s,;]+)|(?<other>[^\\s,;#]+)");

  private final RecordDraft draft;
  private final List<TextLine> lines;
  private final SoloTiles tiles;
  private final SoloScoreLine score;

  SoloGame(int number, List<TextLine> lines) {
    this.lines = lines;
    this.draft = new RecordDraft(number, lines.getFirst().at(0));
    this.tiles = new SoloTiles(draft);
    this.score = new SoloScoreLine(draft);
    draft.rules(SoloRules.RULES.name());
  }

  void take(TextLine line) {
    if (line.isTooLong()) {
      draft.problem(ProblemCode.UNREADABLE, line.at(0), "a line too long for a record");
      return;
    }
    Matcher label = LABEL.matcher(line.text());
    if (!label.matches()) {
      words(line, 0);
      return;
    }
    int from = label.start(2);
    String value = line.raw(from, line.text().length()).strip();
    SourceLocation where = line.at(from);
    switch (SmallLetters.of(label.group(1))) {
      case "player" -> draft.name(Fact.BLACK, value, where);
      case "event" -> draft.name(Fact.EVENT, value, where);
      case "place" -> draft.name(Fact.PLACE, value, where);
      case "date" -> date(value, where);
      case "score" -> score.take(value, where);
      default -> words(line, from);
    }
  }

  /**
   * Reports that the record is not read further, because it has reached the greatest number of
   * lines.
   */
  void endBefore(TextLine line) {
    String message =
        "a record of more than %d lines; the rest is read as another".formatted(SoloLines.MOST);
    draft.problem(ProblemCode.UNREADABLE, line.at(0), message);
  }

  private void date(String value, SourceLocation where) {
    GameDate.parse(value)
        .ifPresentOrElse(
            date -> draft.date(date, where),
            () -> {
              String message = "'%s' is not a date like 2006-12-24".formatted(value);
              draft.problem(ProblemCode.BAD_VALUE, where, message);
            });
  }

  private void words(TextLine line, int from) {
    Matcher word = WORD.matcher(line.text());
    int at = from;
    while (word.find(at)) {
      if (word.start() > at) {
        break; // only a comment is not a word
      }
      take(word, line.at(at));
      at = word.end();
    }
    int comment = line.text().indexOf('#', at);
    if (comment >= 0) {
      draft.line().remark(line.raw(comment + 1, line.text().length()));
    }
  }

  private void take(Matcher word, SourceLocation where) {
    if (word.group("square") != null) {
      move(word.group("colour"), word.group("square"), where);
    } else if (word.group("tile") != null) {
      tile(word, where);
    } else if (word.group("other") != null) {
      draft.move(new NoSquare(word.group("other")), where);
    }
  }

  private void move(String colour, String square, SourceLocation where) {
    Disc side = colour.equalsIgnoreCase("gold") ? Disc.WHITE : Disc.BLACK;
    if (MoveToken.parse(square) instanceof Place place) {
      tiles.moveTo(place);
      draft.move(new Coloured(side, place), where);
    } else {
      draft.move(new NoSquare(colour + ":" + square), where);
    }
  }

  /**
   * Takes a square. Before the moves it is the square of a tile; among the moves it is a move
   * without its colour.
   */
  private void tile(Matcher word, SourceLocation where) {
    String square = SmallLetters.of(word.group("tile"));
    String face = word.group("face");
    if (face == null && draft.line().size() > 0) {
      draft.move(MoveToken.parse(square), where);
    } else {
      tiles.take(square, face == null ? "?" : SmallLetters.of(face), where);
    }
  }

  ParsedGame parsed() {
    tiles.finish();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    lines.forEach(line -> bytes.writeBytes(line.bytes()));
    TextLine last = lines.getLast();
    SourceLocation end = last.at(last.text().length());
    long length = end.offset() - draft.where().offset();
    ParsedGame game = draft.parsed(end, bytes.toByteArray(), length);
    return score.check(game);
  }

  /** The declared score of a record, compared with its moves. */
  static final class SoloScoreLine {
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
        String message = "'%s' is not a score like 24 tiles, 110 points".formatted(written);
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

    /** Returns the game, with a finding if its moves give another score. */
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
              ProblemCode.SCORE_MISMATCH,
              game.origin().of(Fact.RESULT),
              game.number(),
              0,
              message));
      return new ParsedGame(game.number(), game.record(), game.origin(), problems);
    }

    private static boolean agrees(@Nullable String declared, int number) {
      return declared == null || Integer.parseInt(declared) == number;
    }

    private String declared() {
      String ofTiles = counted(tiles, "tile");
      String ofPoints = counted(points, "point");
      return ofTiles + (ofTiles.isEmpty() || ofPoints.isEmpty() ? "" : ", ") + ofPoints;
    }

    private static String counted(@Nullable String number, String noun) {
      return number == null ? "" : Counted.of(Integer.parseInt(number), noun);
    }
  }
}
