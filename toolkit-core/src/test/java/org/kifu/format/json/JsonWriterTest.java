package org.kifu.format.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.format.GameWriter;
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Origin;
import org.kifu.game.Origin.FixedOrigin;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Remark;
import org.kifu.game.SourceLocation;
import org.kifu.game.Tag;
import org.kifu.game.TheoreticalScore;
import org.kifu.game.Variation;
import org.kifu.testing.Games;

class JsonWriterTest {
  private static final Origin ORIGIN = new FixedOrigin(SourceLocation.atByte("x.wtb", 424));
  private static final GameRecord FULL =
      new GameRecord(
          new GameHeader(
              "Murakami \"T\"", "Logistello", "Défi", "Princeton", new GameDate(1997, 8, 7)),
          "othello",
          StartSpec.STANDARD,
          MoveList.ofSquares(new byte[] {37, 43, MoveList.PASS}),
          new Outcome(Outcome.Kind.RESIGNED, OptionalInt.of(31)),
          List.of(new Remark(1, "two\nlines")),
          List.of(new ClockTime(0, 1.5)),
          Optional.of(new TheoreticalScore(31, 22)));

  @Test
  void writesEverythingThatARecordHolds() throws IOException {
    assertThat(written(new ParsedGame(7, Optional.of(FULL), ORIGIN, List.of())))
        .isEqualTo(
            """
            [
            {"schemaVersion":1,"game":{"black":"Murakami \\"T\\"","white":"Logistello",\
            "event":"Défi","place":"Princeton","date":"1997-08-07","rules":"othello",\
            "start":"standard","result":{"kind":"resigned","declaredBlackDiscs":31},\
            "theory":{"blackDiscs":31,"empties":22}},"moves":["f5","d6","pass"],\
            "remarks":[{"move":1,"text":"two\\nlines"}],"clocks":[{"move":0,"seconds":1.5}],\
            "source":{"name":"x.wtb","game":7,"offset":424}}
            ]
            """);
  }

  @Test
  void writesWhatAResultSaysBesideTheDiscs() throws IOException {
    Outcome odd = Outcome.NONE.withBoardDiff(-13).withWinner(Disc.WHITE);
    GameRecord game = GameRecord.of(GameHeader.NONE, MoveList.EMPTY, odd);
    assertThat(written(new ParsedGame(7, Optional.of(game), ORIGIN, List.of())))
        .contains(
            "\"result\":{\"kind\":\"unknown\",\"declaredBoardDiscDiff\":-13,"
                + "\"declaredWinner\":\"white\"}");
  }

  @Test
  void writesWhatStandsAtTheMovesOfAllLines() throws IOException {
    Notes inner =
        new Notes(
            List.of(new Remark(1, "why not")),
            List.of(),
            List.of(),
            List.of(new Tag(0, "sgf:N", "n")),
            List.of());
    Variation variation = new Variation(1, MoveList.ofSquares(new byte[] {45}), inner);
    Notes notes =
        new Notes(
            List.of(),
            List.of(),
            List.of(new Evaluation(0, -1.25)),
            List.of(new Tag(0, Tag.KOMI, "0.5")),
            List.of(variation));
    assertThat(written(new ParsedGame(1, Optional.of(FULL.withNotes(notes)), ORIGIN, List.of())))
        .contains(
            """
            "moves":["f5","d6","pass"],"evaluations":[{"move":0,"discs":-1.25}],\
            "tags":[{"move":0,"name":"komi","value":"0.5"}],\
            "variations":[{"move":1,"moves":["f6"],"remarks":[{"move":1,"text":"why not"}],\
            "tags":[{"move":0,"name":"sgf:N","value":"n"}]}],"source":\
            """);
  }

  @Test
  void isOneDocumentWithAGameALine() throws IOException {
    ParsedGame game = game(MoveList.ofSquares(Games.squares(Games.match1997().getFirst())));
    String text = written(game, game);
    JsonNode array = new ObjectMapper().readTree(text);
    assertThat(array).hasSize(2);
    assertThat(array.get(1).get("moves")).hasSize(60);
    assertThat(text.lines()).hasSize(4);
  }

  @Test
  void isAnEmptyArrayWithoutGames() throws IOException {
    assertThat(new ObjectMapper().readTree(written())).isEmpty();
  }

  private static ParsedGame game(MoveList moves) {
    return new ParsedGame(1, Optional.of(GameRecord.ofMoves(moves)), ORIGIN, List.of());
  }

  private static String written(ParsedGame... games) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GameWriter json = GameWriter.open("json", bytes)) {
      for (ParsedGame game : games) {
        json.write(game, game.record().orElseThrow());
      }
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
