package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.StartSpec;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/** Names and comments that look like parts of notations: they come back, or are told as lost. */
class HostileNamesTest {
  private static final List<String> TEXTS =
      List.of(
          "{\"moves\":\"f5d6\"}",
          "{\"moves\":[\"f5\",\"d6\",\"c3\",\"d3\",\"c4\"]}",
          "{\"schemaVersion\":1,\"moves\":[]}",
          "(;GM[Othello]PB[x];)",
          "(;FF[4]GM[2]PB[q];B[f5];W[d6])",
          ";)",
          "[Event \"x\"]",
          "\"]",
          "]",
          "[",
          "\\",
          "a\\]b",
          "(",
          "){}",
          "{comment}",
          "; rest",
          "f5d6c3d3c4f4",
          "f5 d6 c3 d3 c4",
          "1 2 3 4 5 6 7 8",
          "1 . . . . . . . 1",
          "a b c d e f g h",
          "Anna 34-30 Bob",
          "34-30",
          "Black: Zed",
          "White: Zed",
          "Date: 2001-01-01",
          "Score: 40-24",
          "a\nb",
          "a\r\nb",
          "\nf5d6c3d3c4\n",
          "\n[Event \"x\"]\n",
          "a\tb",
          "a\0b",
          "\u001B[31mred",
          "\u202Eabc",
          "\u2028x",
          "x - y",
          "--",
          "pass",
          "  ",
          "%x",
          "#x",
          "> quoted",
          "a=3D",
          "&amp;<b>",
          "Tiles: c1=g8",
          "-",
          "*",
          "1-0",
          "\u9ED2: x",
          "a vs b",
          "e5*",
          "{",
          "}",
          "\"",
          "\uD83D\uDE00",
          "\u00A0x",
          ":",
          "http://x.y/f5d6",
          "//",
          "---------------------------OX------XO--------------------------- X");

  private static final GameRecord NEIGHBOUR =
      GameRecord.of(
          new GameHeader("Carl", "Dora", "", "", GameDate.UNKNOWN), moves("f5f6e6"), Outcome.NONE);

  private static MoveList moves(String moves) {
    return MoveList.ofSquares(Games.squares(moves));
  }

  @Slow
  @ParameterizedTest
  @ValueSource(strings = {"diagram", "ggf", "json", "pgn", "sgf"})
  void comeBackAsTheyAreOrAreTold(String format) throws IOException {
    for (String text : TEXTS) {
      holds(new GameHeader(text, "Bob", "Cup", "Rome", GameDate.UNKNOWN), "so", text, format);
      holds(new GameHeader("Anna", text, "Cup", "Rome", GameDate.UNKNOWN), "so", text, format);
      holds(new GameHeader("Anna", "Bob", text, "Rome", GameDate.UNKNOWN), "so", text, format);
      holds(new GameHeader("Anna", "Bob", "Cup", text, GameDate.UNKNOWN), "so", text, format);
      holds(new GameHeader("Anna", "Bob", "Cup", "Rome", GameDate.UNKNOWN), text, text, format);
    }
  }

  /** More than 200 characters are no value of a label, and a table is none. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;FF[4]GM[2]SZ[8]PB[Murakami]PW[Tamenori]DT[1997-08-01]RE[B+8];B[f5];W[d6];B[c3];W[d3];"
            + "B[c4];W[f4];B[c5];W[b3];B[c2];W[b4];B[e3];W[e6];B[b6];W[c6];B[e7];W[f2];B[e2];"
            + "W[f3];B[g3];W[g4];B[f1];W[d7];B[d2];W[f6])",
        "<table><tr><td>f5d6c3d3c4</td></tr></table>"
      })
  void aNameInADiagramIsNotAGame(String name) throws IOException {
    GameHeader header = new GameHeader(name, "Bob", "", "", GameDate.UNKNOWN);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GameWriter writer = GameWriter.open("diagram", out)) {
      writer.write(NEIGHBOUR);
      writer.write(GameRecord.of(header, moves("f5d6c3d3c4"), Outcome.NONE));
      writer.write(NEIGHBOUR);
    }
    Reading again = Reading.of(out.toByteArray());
    assertThat(again.moves()).containsExactly("f5f6e6", "f5d6c3d3c4", "f5f6e6");
    assertThat(again.records().get(1).header().white()).isEqualTo("Bob");
    assertThat(again.findings()).isEmpty();
  }

  private static void holds(GameHeader header, String comment, String text, String format)
      throws IOException {
    GameRecord game =
        new GameRecord(
            header,
            GameRecord.OTHELLO,
            StartSpec.STANDARD,
            moves("f5d6c3d3c4"),
            new Outcome(Outcome.Kind.UNKNOWN, OptionalInt.of(31)),
            List.of(new Remark(1, comment)),
            List.of(),
            Optional.empty());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    List<String> losses;
    try (GameWriter writer = GameWriter.open(format, out)) {
      writer.write(NEIGHBOUR);
      writer.write(game);
      writer.write(NEIGHBOUR);
      losses = writer.losses(game);
    }
    List<GameRecord> again = Reading.of(out.toByteArray(), format).records();
    assertThat(again).as("%s in %s", text, format).hasSize(3);
    assertThat(again.getFirst().header()).isEqualTo(NEIGHBOUR.header());
    assertThat(again.getLast().header()).isEqualTo(NEIGHBOUR.header());
    assertThat(again.get(1).moves()).as("%s in %s", text, format).isEqualTo(game.moves());
    assertThat(again.get(1).declared()).isEqualTo(game.declared());
    boolean isTold = losses.stream().anyMatch(loss -> isOf(text, loss));
    boolean isEventLost = losses.contains("the event");
    GameHeader read = again.get(1).header();
    GameHeader kept = isEventLost ? withEvent(read, header.event()) : read;
    assertThat(isTold || kept.equals(header)).as("%s in %s: %s", text, format, read).isTrue();
    boolean isSaid = isTold || losses.contains("comments");
    assertThat(isSaid || again.get(1).remarks().equals(game.remarks()))
        .as("%s in %s: %s", text, format, again.get(1).remarks())
        .isTrue();
  }

  private static boolean isOf(String text, String loss) {
    return loss.equals("the exact wording of '%s'".formatted(text))
        || loss.equals("the exact wording of comments");
  }

  private static GameHeader withEvent(GameHeader header, String event) {
    return new GameHeader(header.black(), header.white(), event, header.place(), header.date());
  }
}
