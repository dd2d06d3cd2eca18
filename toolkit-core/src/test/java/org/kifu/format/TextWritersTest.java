package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.BoardText;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.game.ClockTime;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.game.TheoreticalScore;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.testing.Draw;
import org.kifu.testing.Games;
import org.kifu.testing.Property;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/** Transcripts and diagrams: what is written and read back is the same game. */
class TextWritersTest {
  private static final GameRecord FULL =
      new GameRecord(
          new GameHeader("A", "B", "C", "D", GameDate.ofYear(1997)),
          "othello",
          StartSpec.STANDARD,
          read("f5d6"),
          new Outcome(Outcome.Kind.RESIGNED, OptionalInt.of(40)),
          List.of(new Remark(1, "good")),
          List.of(new ClockTime(0, 1.5)),
          Optional.of(new TheoreticalScore(32, 24)));

  @Property(tries = 60)
  void aTranscriptKeepsTheMoves(Draw draw) {
    int seed = draw.between(0, 500);
    List<GameRecord> games = List.of(random(2 * seed), random(2 * seed + 1));
    assertThat(written("transcript", games)).isEqualTo(games);
  }

  @Property(tries = 60)
  void aTranscriptKeepsTheStart(Draw draw) {
    int seed = draw.between(0, 500);
    int plies = draw.between(0, 40);
    GameRecord game = continued(random(seed), plies);
    assertThat(written("transcript", List.of(game))).containsExactly(game);
  }

  @Property(tries = 60)
  void aDiagramKeepsTheStart(Draw draw) throws IOException {
    int seed = draw.between(0, 500);
    int plies = draw.between(1, 70);
    GameRecord game = continued(random(seed), plies);
    Reading reading = Reading.of(text("diagram", List.of(game)));
    assertThat(reading.records()).containsExactly(game);
    assertThat(reading.codes()).containsExactly("diagram-position");
  }

  /** The rest of a game after some plies, from the position there. */
  private static GameRecord continued(GameRecord whole, int plies) {
    var steps = Replay.of(Othello.RULES, whole).steps();
    var at = steps.get(Math.min(plies, steps.size() - 1));
    List<MoveToken> rest =
        steps.stream()
            .skip(Math.min(plies, steps.size() - 1))
            .filter(step -> !step.move().isPass())
            .map(step -> Othello.RULES.token(step.move()))
            .toList();
    return GameRecord.ofMoves(MoveList.of(rest)).withStart(StartSpec.of(at.before()));
  }

  @Slow
  @Property(tries = 60)
  void aDiagramKeepsMovesNamesDateAndScore(Draw draw) {
    int seed = draw.between(0, 500);
    String black = draw.textOf("ABCXYZabcxyz", 9);
    String white = draw.textOf("ABCXYZabcxyz", 9);
    int score = draw.between(0, 64);
    GameHeader header = new GameHeader(black, white, "E 1-2", "Tokyo", new GameDate(1997, 8, 7));
    GameRecord game = GameRecord.of(header, random(seed).moves(), Outcome.ofBlackDiscs(score));
    GameRecord bare = random(seed + 1);
    assertThat(written("diagram", List.of(game, bare, game))).containsExactly(game, bare, game);
  }

  @Test
  void pgnKeepsWhatTheClocksShow() throws IOException {
    String text =
        "[TimeControl \"300+3\"]\n"
            + "1. f5! {[%clk 0:04:58] a} d6 {[%clk 5:01.5]} 2. c3 {[%clk 0:04:50]} *";
    List<GameRecord> games = Reading.of(text, "pgn").records();
    assertThat(games.getFirst().clocks()).hasSize(3);
    assertThat(written("pgn", games)).isEqualTo(games);
    assertThat(text("pgn", games)).contains("{[%clk 5:01.5]}");
    assertThat(losses("pgn", games.getFirst())).isEmpty();
  }

  @Test
  void writesOneGameALineInLowerCase() throws IOException {
    assertThat(text("transcript", List.of(FULL, GameRecord.ofMoves(read("F5 F6 e6")))))
        .isEqualTo("f5d6\nf5f6e6\n");
  }

  @Test
  void aGameWithoutMovesIsABoard() throws IOException {
    GameRecord empty = GameRecord.ofMoves(MoveList.EMPTY);
    assertThat(written("transcript", List.of(empty))).containsExactly(empty);
    Reading diagram = Reading.of(text("diagram", List.of(empty)), "diagram");
    assertThat(diagram.records()).containsExactly(empty);
    assertThat(diagram.findings()).singleElement().asString().contains("[diagram-position]");
    List<GameRecord> games = List.of(empty, GameRecord.ofMoves(read("f5d6")), empty);
    assertThat(written("transcript", games)).isEqualTo(games);
  }

  @Test
  void leavesOutOnlyForcedPasses() throws IOException {
    String moves =
        "f5d6c3d3c4f4c5b3c2e3d2b4e2e6e7f3g4g3g5f2f1c1c7f6f7d7c6b5c8h5h6h4b6h7a5g6d1f8e8d8h2b8a2a3a4"
            + "a7b1e1b2b7g2h1h3g1h8a1a6";
    GameRecord forced = GameRecord.ofMoves(read(moves + "paa8pag8g7"));
    GameRecord wrong = GameRecord.ofMoves(read("f5pad6"));
    assertThat(text("transcript", List.of(forced, wrong))).isEqualTo(moves + "a8g8g7\nf5pad6\n");
    assertThat(text("diagram", List.of(forced))).contains("58", "59", "60").doesNotContain("61");
    assertThat(refusal("diagram", wrong)).contains("a pass that is not forced");
  }

  @ParameterizedTest
  @ValueSource(strings = {"transcript", "diagram", "ggf", "sgf", "pgn"})
  void saysThatAScoreWithoutTheEmptySquaresIsWrittenWithThem(String format) throws IOException {
    GameRecord game =
        GameRecord.of(
            GameHeader.NONE,
            read("f5d6c5f4e3f6g5e6e7"),
            Outcome.ofBlackDiscs(64).withBoardDiff(13));
    String phrase = "that the declared score leaves out the empty squares";
    assertThat(losses(format, game)).contains(phrase);
    GameRecord full = GameRecord.of(GameHeader.NONE, game.moves(), Outcome.ofBlackDiscs(64));
    assertThat(losses(format, full)).doesNotContain(phrase);
  }

  @Test
  void saysWhatIsLost() throws IOException {
    assertThat(losses("transcript", FULL))
        .containsExactly(
            "the players' names",
            "the event",
            "the place",
            "the date",
            "the declared score",
            "how the game ended",
            "comments",
            "times",
            "the theoretical score");
    assertThat(losses("diagram", FULL))
        .containsExactly("how the game ended", "comments", "times", "the theoretical score");
    GameRecord bare = GameRecord.ofMoves(read("f5"));
    assertThat(losses("transcript", bare)).isEmpty();
    assertThat(losses("diagram", bare)).isEmpty();
  }

  @Test
  void refusesWhatWouldBecomeAnotherGame() throws IOException {
    GameRecord badStart = FULL.withStart(new StartSpec.Setup("no board"));
    GameRecord badMove =
        GameRecord.ofMoves(MoveList.of(List.of(new MoveToken.NoSquare("code 99"))));
    GameRecord small =
        new GameRecord(
            FULL.header(),
            "grid:6x6",
            FULL.start(),
            FULL.moves(),
            FULL.declared(),
            FULL.theory(),
            FULL.notes());
    assertThat(refusal("transcript", small)).contains("grid:6x6");
    assertThat(refusal("diagram", small)).contains("needs legal moves");
    GameRecord elsewhere =
        FULL.withStart(new StartSpec.Setup(BoardText.write(Position.START.passed())));
    assertThat(refusal("transcript", badStart)).contains("8x8");
    assertThat(refusal("transcript", badMove)).contains("does not name a square");
    assertThat(refusal("diagram", badMove)).contains("not a square");
    assertThat(refusal("diagram", elsewhere)).contains("standard start");
    assertThat(refusal("diagram", GameRecord.ofMoves(read("f5d6f5")))).contains("f5 was taken");
    assertThat(refusal("diagram", GameRecord.ofMoves(read("f5d4")))).contains("d4 was taken");
    GameRecord blackAlone = FULL.withStart(new StartSpec.Setup("X" + "-".repeat(63) + " X"));
    assertThat(refusal("diagram", blackAlone)).contains("shows other discs");
    byte[] squares = new byte[61];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = (byte) (i + 2);
    }
    StartSpec twoDiscs = new StartSpec.Setup("XO" + "-".repeat(62) + " X");
    assertThat(
            refusal("diagram", GameRecord.ofMoves(MoveList.ofSquares(squares)).withStart(twoDiscs)))
        .contains("no number above 60");
    assertThatThrownBy(() -> text("transcript", List.of(badMove)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "parallel",
        "eight-stars",
        "black-hole:c3",
        "grid:5x5",
        "grid:4x6:parallel",
        "grid:16x7",
        "grid:6x6:parallel"
      })
  void sgfNamesTheRulesThatTheSizeDoesNotSay(String name) throws IOException {
    Rules<?, ?> rules = Catalogue.byName(name).orElseThrow().rules();
    GameRecord game = played(rules, StartSpec.STANDARD);
    assertThat(written("sgf", List.of(game))).containsExactly(game);
    assertThat(losses("sgf", game)).isEmpty();
    GameRecord later = played(rules, new StartSpec.Setup(keyAfterAMove(rules)));
    assertThat(written("sgf", List.of(later, game))).containsExactly(later, game);
    assertThat(text("sgf", List.of(later))).contains("RU[" + name + "]", "PL[W]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ravensburger", "one-way", "reversi-1880", "anti", "solo", "anti:5x5"})
  void sgfHasNoResultForGamesThatCountInAnotherWay(String name) throws IOException {
    Rules<?, ?> rules = Catalogue.byName(name).orElseThrow().rules();
    assertThat(refusal("sgf", played(rules, StartSpec.STANDARD))).contains(name);
  }

  /** Some moves by the rules, each time another of the legal ones. */
  private static <P, M> GameRecord played(Rules<P, M> rules, StartSpec start) {
    P position = rules.start(start).orElseThrow();
    List<MoveToken> moves = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      List<M> legal = rules.legalMoves(position);
      M move = legal.get(i % legal.size());
      moves.add(rules.token(move));
      position = rules.play(position, move);
    }
    Outcome declared = Outcome.ofBlackDiscs(rules.count(position).blackDiscs());
    return new GameRecord(
        new GameHeader("A", "B", "C", "D", GameDate.ofYear(2006)),
        rules.name(),
        start,
        MoveList.of(moves),
        declared,
        Optional.empty(),
        Notes.NONE);
  }

  private static <P, M> String keyAfterAMove(Rules<P, M> rules) {
    P start = rules.start(StartSpec.STANDARD).orElseThrow();
    return rules.key(rules.play(start, rules.legalMoves(start).getFirst()));
  }

  @Test
  void keepsSquaresBeyondTheBoard() throws IOException {
    MoveList moves =
        MoveList.of(
            List.of(
                new MoveToken.Place(5, 4), new MoveToken.Place(2, 8), new MoveToken.Place(9, 9)));
    assertThat(text("transcript", List.of(GameRecord.ofMoves(moves)))).isEqualTo("f5c9j10\n");
  }

  private static MoveList read(String moves) {
    return Reading.of(moves, "transcript").records().getFirst().moves();
  }

  private static GameRecord random(int seed) {
    List<Integer> squares = Games.randomGame(new Random(seed));
    byte[] bytes = new byte[squares.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = squares.get(i).byteValue();
    }
    return GameRecord.ofMoves(MoveList.ofSquares(bytes));
  }

  private static List<GameRecord> written(String format, List<GameRecord> games) {
    try {
      Reading reading = Reading.of(text(format, games), format);
      assertThat(reading.findings()).isEmpty();
      return reading.records();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(String format, List<GameRecord> games) throws IOException {
    Path target = Files.createTempFile("written", ".txt");
    try {
      try (GameWriter writer = GameWriter.open(format, target)) {
        for (GameRecord game : games) {
          writer.write(game);
        }
      }
      return Files.readString(target);
    } finally {
      Files.delete(target);
    }
  }

  private static List<String> losses(String format, GameRecord game) throws IOException {
    Path target = Files.createTempFile("written", ".txt");
    try (GameWriter writer = GameWriter.open(format, target)) {
      return writer.losses(game);
    } finally {
      Files.delete(target);
    }
  }

  private static String refusal(String format, GameRecord game) throws IOException {
    Path target = Files.createTempFile("written", ".txt");
    try (GameWriter writer = GameWriter.open(format, target)) {
      return writer.refusal(game).orElse("");
    } finally {
      Files.delete(target);
    }
  }
}
