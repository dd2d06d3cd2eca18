package org.kifu.format.wthor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.kifu.board.StartSpec;
import org.kifu.game.Counted;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Origin;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.game.TheoreticalScore;

/** A parser of whole records of one game file. Values that many games share are made once. */
final class RecordParser {
  private static final Outcome[] OUTCOMES = new Outcome[GameLayout.TEN.mostDiscs() + 1];

  static {
    Arrays.setAll(OUTCOMES, Outcome::ofBlackDiscs);
  }

  private final GameLayout layout;
  private final NameFile players;
  private final NameFile tournaments;
  private final GameDate date;
  private final List<Optional<TheoreticalScore>> theories = new ArrayList<>();

  RecordParser(
      GameLayout layout, NameFile players, NameFile tournaments, GameDate date, int theoryEmpties) {
    this.layout = layout;
    this.players = players;
    this.tournaments = tournaments;
    this.date = date;
    for (int score = 0; score <= WthorLayout.MAX_SCORE; score++) {
      theories.add(Optional.of(new TheoreticalScore(score, theoryEmpties)));
    }
  }

  /** The parser of another file with the same names. */
  RecordParser of(GameDate otherDate, int theoryEmpties) {
    return new RecordParser(layout, players, tournaments, otherDate, theoryEmpties);
  }

  ParsedGame parse(WthorOrigin origin, int number) {
    byte[] bytes = origin.chunk();
    int at = origin.at();
    Problems problems = new Problems(origin, number);
    GameRecord record =
        new GameRecord(
            header(bytes, at, problems),
            layout.rules(),
            StartSpec.STANDARD,
            moves(bytes, at, problems),
            outcome(WthorLayout.u8(bytes, at + 6), problems),
            List.of(),
            List.of(),
            theory(WthorLayout.u8(bytes, at + 7), problems));
    return new ParsedGame(number, Optional.of(record), origin, problems.list);
  }

  private GameHeader header(byte[] bytes, int at, Problems problems) {
    int tournament = WthorLayout.u16(bytes, at);
    int black = WthorLayout.u16(bytes, at + 2);
    int white = WthorLayout.u16(bytes, at + 4);
    check(tournaments, tournament, "tournament", Fact.EVENT, problems);
    check(players, black, "black player", Fact.BLACK, problems);
    check(players, white, "white player", Fact.WHITE, problems);
    if (black == white && black != WthorLayout.UNKNOWN) {
      problems.add(
          ProblemCode.WTHOR_SAME_PLAYER,
          problems.origin.of(Fact.WHITE),
          "player %d has both sides".formatted(black));
    }
    return new GameHeader(
        players.get(black, WthorLayout.UNKNOWN_PLAYER),
        players.get(white, WthorLayout.UNKNOWN_PLAYER),
        tournaments.get(tournament, WthorLayout.SEVERAL_TOURNAMENTS),
        "",
        date);
  }

  private static void check(NameFile names, int number, String what, Fact fact, Problems problems) {
    if (names.isPresent() && !names.has(number)) {
      problems.add(
          ProblemCode.WTHOR_INDEX,
          problems.origin.of(fact),
          "%s %d is beyond the %s of the file beside it"
              .formatted(what, number, Counted.of(names.entries().size(), "name")));
    }
  }

  private MoveList moves(byte[] bytes, int at, Problems problems) {
    int start = at + WthorLayout.MOVES;
    int count = 0;
    while (count < layout.mostMoves() && bytes[start + count] != 0) {
      count++;
    }
    checkPadding(bytes, start, count, problems);
    return layout.moves(bytes, start, count);
  }

  private void checkPadding(byte[] bytes, int start, int count, Problems problems) {
    int last = layout.mostMoves();
    while (last > count && bytes[start + last - 1] == 0) {
      last--;
    }
    if (last > count) {
      problems.add(
          ProblemCode.WTHOR_MOVE_AFTER_ZERO,
          problems.origin.ofMove(count),
          "the zero in the place of move %d ends the moves; %s not read"
              .formatted(
                  count + 1,
                  Counted.of(last - count - 1, "byte after it is", "bytes after it are")));
    }
  }

  private Outcome outcome(int score, Problems problems) {
    if (score <= layout.mostDiscs()) {
      return OUTCOMES[score];
    }
    checkScore(score, "score", Fact.RESULT, problems);
    return Outcome.NONE;
  }

  /** The theoretical score; none for 10x10 squares, which nobody plays perfectly. */
  private Optional<TheoreticalScore> theory(int score, Problems problems) {
    if (layout == GameLayout.TEN) {
      return Optional.empty();
    }
    if (score <= WthorLayout.MAX_SCORE) {
      return theories.get(score);
    }
    checkScore(score, "theoretical score", Fact.THEORY, problems);
    return Optional.empty();
  }

  private void checkScore(int score, String what, Fact fact, Problems problems) {
    if (score != WthorLayout.NO_SCORE) {
      problems.add(
          ProblemCode.SCORE_OUT_OF_RANGE,
          problems.origin.of(fact),
          "%s %d is more than the %d squares of the board"
              .formatted(what, score, layout.mostDiscs()));
    }
  }

  /** The problems of one record; most have none. */
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

  /** A record of a game file: 68 bytes, or less if the source ends in it. */
  static final class WthorOrigin implements Origin {
    private final String source;
    private final long offset;
    private final byte[] chunk;
    private final int at;
    private final int length;

    WthorOrigin(String source, long offset, byte[] chunk, int at, int length) {
      this.source = source;
      this.offset = offset;
      this.chunk = chunk;
      this.at = at;
      this.length = length;
    }

    /** The bytes that were read together with the record, which starts at {@link #at}. */
    byte[] chunk() {
      return chunk;
    }

    int at() {
      return at;
    }

    int length() {
      return length;
    }

    @Override
    public SourceLocation start() {
      return byteAt(0);
    }

    @Override
    public SourceLocation of(Fact fact) {
      return byteAt(
          switch (fact) {
            case EVENT -> 0;
            case BLACK -> 2;
            case WHITE -> 4;
            case RESULT -> 6;
            case THEORY -> 7;
            case PLACE, DATE, START -> 0;
          });
    }

    @Override
    public SourceLocation ofMove(int index) {
      return byteAt(Math.min(WthorLayout.MOVES + index, length));
    }

    @Override
    public int byteCount() {
      return length;
    }

    @Override
    public void spans(SpanTaker taker) {
      taker.take(offset, offset + length);
    }

    @Override
    public byte[] bytes() {
      return Arrays.copyOfRange(chunk, at, at + length);
    }

    private SourceLocation byteAt(int inRecord) {
      return SourceLocation.atByte(source, offset + inRecord);
    }
  }
}
