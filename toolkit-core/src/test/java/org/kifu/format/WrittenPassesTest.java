package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.MoveToken;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.source.Source;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Reading;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

/** Archives without passes, whose games have them in the notations that other programs read. */
class WrittenPassesTest {
  private static final Pattern SIDED = Pattern.compile("(?<![A-Z])([BW])\\[(\\w\\w)[^]]*]");
  private static final Pattern MOVETEXT = Pattern.compile("\\n\\n(1\\..*) \\d+-\\d+\\n");

  /** The counts were made by a program of its own, square by square. */
  @Slow
  @ParameterizedTest
  @ValueSource(strings = {"ggf", "sgf", "pgn"})
  void aYearHasItsPasses(String notation) throws IOException {
    Path year = RealData.folder("wthor").resolve("WTH_2025.wtb");
    List<GameRecord> games = Reading.of(Source.of(year), Optional.of("wthor")).records();
    List<List<String>> written = plies(notation, games);
    assertThat(written).hasSize(2920);
    assertThat(written.stream().filter(plies -> plies.contains("PA"))).hasSize(1872);
    assertThat(written.stream().flatMap(List::stream).filter("PA"::equals)).hasSize(4091);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggf", "sgf", "pgn"})
  void theSidesTakeTurnsAsAPlainBoardHasThem(String notation) throws IOException {
    Path year = Path.of("../examples/wthor/WTH_1983.wtb");
    List<GameRecord> games = Reading.of(Source.of(year), Optional.of("wthor")).records();
    assertThat(games).hasSize(199);
    assertThat(plies(notation, games))
        .isEqualTo(games.stream().map(game -> played(game.moves())).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggf", "sgf", "pgn"})
  void theGamesAreReadBack(String notation) throws IOException {
    Path year = Path.of("../examples/wthor/WTH_1983.wtb");
    List<GameRecord> games = Reading.of(Source.of(year), Optional.of("wthor")).records();
    Reading reading = Reading.of(text(notation, games), notation);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().stream().map(game -> squares(game.moves())))
        .containsExactlyElementsOf(games.stream().map(game -> squares(game.moves())).toList());
    assertThat(reading.records().stream().map(GameRecord::declared))
        .containsExactlyElementsOf(games.stream().map(GameRecord::declared).toList());
  }

  /** The plies of each game in a text; each must be of the side whose turn it is. */
  private static List<List<String>> plies(String notation, List<GameRecord> games)
      throws IOException {
    String text = text(notation, games);
    return notation.equals("pgn")
        ? MOVETEXT.matcher(text).results().map(game -> numbered(game.group(1))).toList()
        : text.lines().map(WrittenPassesTest::sided).toList();
  }

  private static List<String> sided(String game) {
    List<String> plies = new ArrayList<>();
    for (MatchResult move : SIDED.matcher(game).results().toList()) {
      assertThat(move.group(1)).isEqualTo(plies.size() % 2 == 0 ? "B" : "W");
      plies.add(move.group(2));
    }
    return plies;
  }

  /** Reads {@code 1. f5 d6 2. c3}: a number before each move of black, and none is left out. */
  private static List<String> numbered(String game) {
    List<String> plies = new ArrayList<>();
    int words = 0;
    for (String word : Pattern.compile(" ").splitAsStream(game).toList()) {
      if (words++ % 3 == 0) {
        assertThat(word).isEqualTo(plies.size() / 2 + 1 + ".");
      } else {
        plies.add(word.equals("--") ? "PA" : word);
      }
    }
    return plies;
  }

  private static List<String> played(MoveList moves) {
    PlainBoard board = PlainBoard.start(8);
    List<String> plies = new ArrayList<>();
    for (MoveToken move : moves) {
      if (board.legalMoves().isEmpty()) {
        board.pass();
        plies.add("PA");
      }
      board.play(move.squareOn8x8());
      plies.add(move.toString());
    }
    return plies;
  }

  private static List<MoveToken> squares(MoveList moves) {
    return moves.stream().filter(move -> !(move instanceof MoveToken.Pass)).toList();
  }

  private static String text(String notation, List<GameRecord> games) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GameWriter writer = GameWriter.open(notation, out)) {
      for (GameRecord game : games) {
        writer.write(game);
      }
    }
    return out.toString(StandardCharsets.UTF_8);
  }
}
