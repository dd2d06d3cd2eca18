package org.kifu.format.wthor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.game.TheoreticalScore;

/** Reads the whole records of one game file. What many games share is made once. */
final class RecordParser {
  private static final Outcome[] OUTCOMES = new Outcome[Layout.MAX_SCORE + 1];

  static {
    Arrays.setAll(OUTCOMES, Outcome::ofBlackDiscs);
  }

  private final Names players;
  private final Names tournaments;
  private final GameDate date;
  private final List<Optional<TheoreticalScore>> theories = new ArrayList<>();

  RecordParser(Names players, Names tournaments, GameDate date, int theoryEmpties) {
    this.players = players;
    this.tournaments = tournaments;
    this.date = date;
    for (int score = 0; score <= Layout.MAX_SCORE; score++) {
      theories.add(Optional.of(new TheoreticalScore(score, theoryEmpties)));
    }
  }

  ParsedGame parse(WthorOrigin origin, int number) {
    byte[] bytes = origin.chunk();
    int at = origin.at();
    Problems problems = new Problems(origin, number);
    GameRecord record =
        new GameRecord(
            header(bytes, at, problems),
            GameRecord.OTHELLO,
            StartSpec.STANDARD,
            moves(bytes, at, problems),
            outcome(Layout.u8(bytes, at + 6), problems),
            List.of(),
            List.of(),
            theory(Layout.u8(bytes, at + 7), problems));
    return new ParsedGame(number, Optional.of(record), origin, problems.list);
  }

  private GameHeader header(byte[] bytes, int at, Problems problems) {
    int tournament = Layout.u16(bytes, at);
    int black = Layout.u16(bytes, at + 2);
    int white = Layout.u16(bytes, at + 4);
    check(tournaments, tournament, "tournament", Fact.EVENT, problems);
    check(players, black, "black player", Fact.BLACK, problems);
    check(players, white, "white player", Fact.WHITE, problems);
    if (black == white && black != Layout.UNKNOWN) {
      problems.add(
          ProblemCode.WTHOR_SAME_PLAYER,
          problems.origin.of(Fact.WHITE),
          "player %d has both sides".formatted(black));
    }
    return new GameHeader(
        players.get(black, Layout.UNKNOWN_PLAYER),
        players.get(white, Layout.UNKNOWN_PLAYER),
        tournaments.get(tournament, Layout.SEVERAL_TOURNAMENTS),
        "",
        date);
  }

  private static void check(Names names, int number, String what, Fact fact, Problems problems) {
    if (names.isPresent() && !names.has(number)) {
      problems.add(
          ProblemCode.WTHOR_INDEX,
          problems.origin.of(fact),
          "%s %d is beyond the %d names of the file beside it"
              .formatted(what, number, names.entries().size()));
    }
  }

  private static MoveList moves(byte[] bytes, int at, Problems problems) {
    int start = at + Layout.MOVES;
    int count = 0;
    int squares = 0;
    while (count < Layout.MAX_MOVES && bytes[start + count] != 0) {
      squares += Layout.square(bytes[start + count]) == Layout.NO_SQUARE ? 0 : 1;
      count++;
    }
    checkPadding(bytes, start, count, problems);
    return squares == count ? compact(bytes, start, count) : withCodes(bytes, start, count);
  }

  private static MoveList compact(byte[] bytes, int start, int count) {
    byte[] squares = new byte[count];
    for (int i = 0; i < count; i++) {
      squares[i] = (byte) Layout.square(bytes[start + i]);
    }
    return MoveList.ofSquares(squares);
  }

  private static MoveList withCodes(byte[] bytes, int start, int count) {
    List<MoveToken> tokens = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      int square = Layout.square(bytes[start + i]);
      tokens.add(
          square == Layout.NO_SQUARE
              ? new MoveToken.NoSquare(WthorCode.text(Layout.u8(bytes, start + i)))
              : MoveToken.Place.on8x8(square));
    }
    return MoveList.of(tokens);
  }

  private static void checkPadding(byte[] bytes, int start, int count, Problems problems) {
    int last = Layout.MAX_MOVES;
    while (last > count && bytes[start + last - 1] == 0) {
      last--;
    }
    if (last > count) {
      problems.add(
          ProblemCode.WTHOR_MOVE_AFTER_ZERO,
          problems.origin.ofMove(count),
          "the zero in the place of move %d ends the moves; %d bytes after it are not read"
              .formatted(count + 1, last - count - 1));
    }
  }

  private static Outcome outcome(int score, Problems problems) {
    if (score <= Layout.MAX_SCORE) {
      return OUTCOMES[score];
    }
    checkScore(score, "score", Fact.RESULT, problems);
    return Outcome.NONE;
  }

  private Optional<TheoreticalScore> theory(int score, Problems problems) {
    if (score <= Layout.MAX_SCORE) {
      return theories.get(score);
    }
    checkScore(score, "theoretical score", Fact.THEORY, problems);
    return Optional.empty();
  }

  private static void checkScore(int score, String what, Fact fact, Problems problems) {
    if (score != Layout.NO_SCORE) {
      problems.add(
          ProblemCode.SCORE_OUT_OF_RANGE,
          problems.origin.of(fact),
          "%s %d is more than the %d squares of the board"
              .formatted(what, score, Layout.MAX_SCORE));
    }
  }

  /** What was met in one record; most have nothing. */
  private static final class Problems {
    final WthorOrigin origin;
    final int number;
    List<Problem> list = List.of();

    Problems(WthorOrigin origin, int number) {
      this.origin = origin;
      this.number = number;
    }

    void add(ProblemCode code, SourceLocation where, String message) {
      list = list.isEmpty() ? new ArrayList<>() : list;
      list.add(new Problem(code, where, number, 0, message));
    }
  }
}
