package org.kifu.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.DiscSigns;
import org.kifu.board.StartSpec;
import org.kifu.format.GameWriter;
import org.kifu.format.text.DiagramFormat;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.DrawnStart;
import org.kifu.rules.Rules;
import org.kifu.testing.RandomRecords;
import org.kifu.testing.Reading;

/** Sheets of games by other rules than those of the tournament game, which are read again. */
class RuledSheetsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "parallel",
        "grid:5x6",
        "grid:16x16:parallel",
        "grand",
        "eight-stars",
        "anti",
        "anti:eight-stars",
        "black-hole:c3",
        "ravensburger",
        "ravensburger:7x9:parallel",
        "one-way",
        "one-way:10x10",
        "reversi-1880",
        "reversi-1880:supply=30:quiet=always"
      })
  void everyGameComesBack(String name) throws IOException {
    assertComesBack(Catalogue.byName(name).orElseThrow().rules(), new Random(name.hashCode()));
  }

  private static <P, M> void assertComesBack(Rules<P, M> rules, Random random) throws IOException {
    for (DiscSigns signs : DiscSigns.values()) {
      GameRecord record = RandomRecords.byRules(rules, StartSpec.STANDARD, random);
      Replay<P, M> game = Replay.of(rules, record);
      String sheet = KifuSheet.of(game).text(signs);
      assertIs(read(sheet, rules), game, 0);
      assertIs(read(written(record), rules), game, 0);
      int from = random.nextInt(game.steps().size());
      boolean isTold =
          DrawnStart.of(
                  rules,
                  rules.display().face(game.steps().get(from).before()).orElseThrow(),
                  rules.sideToMove(game.steps().get(from).before()))
              .flatMap(rules::start)
              .filter(game.steps().get(from).before()::equals)
              .isPresent();
      if (isTold && rules.forcedPass(game.steps().get(from).before()).isEmpty()) {
        String rest = KifuSheet.of(game, from + 1, game.steps().size()).text(DiscSigns.DISCS);
        assertIs(read(rest, rules), game, from);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "eight-stars, no squares: a1 b1 i1 j1, 548",
    "black-hole:c3, no squares: c3, 452",
    "grid:5x6, side to move: black, 452",
    "one-way, gold: e4 d5; side to move: gold; moves: 1, 452",
    "reversi-1880, black: ; white: ; side to move: white; moves: 1, 452"
  })
  void aPictureHasTheBoardOfItsRules(String name, String described, int width) {
    Picture picture = picture(Catalogue.byName(name).orElseThrow().rules());
    assertThat(picture.description()).contains(described);
    assertThat(picture.width()).isEqualTo(width);
  }

  private static <P, M> Picture picture(Rules<P, M> rules) {
    GameRecord record = RandomRecords.byRules(rules, StartSpec.STANDARD, new Random(1));
    return BoardPicture.kifu(
        KifuSheet.of(Replay.of(rules, record)), GameCaption.NONE, BoardLook.USUAL);
  }

  @Test
  void damagedDiagramsAreReportedWhereTheyAreDamaged() {
    String text =
        """
          a b c d
        1 . 1 . .
        2 3 O X .
        3 . X O 5
        4 . . 2 .
        """;
    ParsedGame game = Reading.byRules(text, "grid:4x4").games().getFirst();
    assertThat(game.problems())
        .anySatisfy(problem -> assertThat(problem.message()).contains("number 4 is missing"));
  }

  private static String written(GameRecord game) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GameWriter writer = new DiagramFormat().writer(out)) {
      assertThat(writer.refusal(game)).isEmpty();
      writer.write(game);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  private static ParsedGame read(String text, Rules<?, ?> rules) {
    Reading reading = Reading.byRules(text, rules.name());
    assertThat(reading.problems()).as(text).isEmpty();
    assertThat(reading.games()).as(text).hasSize(1);
    return reading.games().getFirst();
  }

  private static <P, M> void assertIs(ParsedGame read, Replay<P, M> game, int from) {
    Replay<P, M> again = Replay.of(game.rules(), read.record().orElseThrow());
    assertThat(again.steps().stream().map(Replay.Step::move).toList())
        .isEqualTo(game.steps().stream().skip(from).map(Replay.Step::move).toList());
    assertThat(again.end()).isEqualTo(game.end());
    assertThat(again.isComplete()).isEqualTo(game.isComplete());
  }
}
