package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.Disc;
import org.kifu.board.DiscSigns;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.format.text.output.KifuDiagram;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.games.draughts.RussianDraughts;
import org.kifu.games.solo.Deal;
import org.kifu.games.solo.SoloRules;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.source.text.TextCursor;
import org.kifu.testing.Draw;
import org.kifu.testing.Games;
import org.kifu.testing.Property;
import org.kifu.testing.RandomRecords;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/** The laws of every reader of text, whatever the bytes. */
class ReaderLawsTest {
  private static final List<String> PIECES =
      List.of(
          "f5",
          "d6",
          "f5d6c3",
          "F5",
          "c9",
          "d",
          "7",
          "12",
          "61",
          "1.",
          "pa",
          "--",
          "@@",
          "p@",
          " ",
          "  ",
          "\n",
          "\n\n",
          "\r\n",
          "\r",
          "\t",
          "|",
          ",",
          ";",
          ":",
          "(",
          ")",
          "{",
          "%",
          "#",
          "//",
          "37-27",
          "B+10",
          "+4",
          "*",
          "\u0000",
          "\uFEFF",
          "\u200B",
          "\uFF46\uFF15",
          "\u2460",
          "\u32BF",
          "\u25CF",
          "\u25CB",
          "a b c d e f g h",
          ". . . 4 . . . .",
          "1 . . . . . . . . 1",
          "X",
          "O",
          "Black",
          "white to move",
          "Score: 1-2",
          "Date: 1997-13",
          "---------------------------OX------XO---------------------------",
          " X; f5:+2;",
          "\uD800",
          "\u00E9",
          "text",
          "(;",
          ";)",
          "GM[Othello]",
          "B[f5/1/2]",
          "W[",
          "]",
          "[",
          "2 (;",
          "(;FF[4]",
          "C[",
          "\\",
          "[Event \"x\"]\n",
          "[GameType \"25\"]",
          "[FEN \"W:Wc3,Ka1:Bh8\"]\n",
          "1. c3-d4 d6-c5",
          "d4:b6:d8",
          "22-17",
          "9x18",
          "Solo\n",
          "Tiles: c1=g8 f1=b?\n",
          "gold d3\n",
          "black b3",
          "}",
          "{\"moves\":[",
          "{\"m\":\"f5\"}",
          "{\"schemaVersion\":1,\"game\":{",
          "\"remarks\":[{\"move\":1,\"text\":\"x\"}],",
          "\"variations\":[{\"move\":",
          "[\"f5\"]",
          "\"");

  private static final int GAMES = 5;

  private static String formats(Draw draw) {
    return draw.oneOf(
        "transcript", "diagram", "obf", "ggf", "sgf", "pgn", "pdn", "quest", "json", "solo");
  }

  /** Pieces of every notation, in any order. */
  private static String pieces(Draw draw) {
    return String.join("", draw.list(0, 60, () -> draw.oneOf(PIECES)));
  }

  @Property(tries = 150)
  void randomBytesGiveProblemsAndNotAnException(Draw draw) {
    String format = formats(draw);
    byte[] bytes = draw.bytes();
    assertSound(bytes, format);
  }

  @Property(tries = 150)
  void randomPiecesGiveProblemsAndNotAnException(Draw draw) {
    String format = formats(draw);
    String text = pieces(draw);
    assertSound(text.getBytes(StandardCharsets.UTF_8), format);
    assertSound(text.getBytes(StandardCharsets.ISO_8859_1), format);
  }

  /** Games are numbered, and every place lies in the source. */
  private static void assertSound(byte[] bytes, String format) {
    Reading reading = Reading.of(bytes, format);
    List<Problem> problems = new ArrayList<>(reading.problems());
    int number = 0;
    for (ParsedGame game : reading.games()) {
      assertThat(game.number()).isEqualTo(++number);
      problems.addAll(game.problems());
      assertThat(game.origin().start().offset()).isBetween(0L, (long) bytes.length);
      assertThat(game.origin().bytes().length).isBetween(1, bytes.length);
      game.record().ifPresent(record -> assertPlaces(game, record, bytes.length));
    }
    for (Problem problem : problems) {
      assertThat(problem.where().offset()).isBetween(0L, (long) bytes.length);
      assertThat(problem.toString()).doesNotContain("null");
    }
    boolean isSaidEmpty =
        reading.problems().stream()
            .anyMatch(
                problem ->
                    problem.code() == ProblemCode.NO_GAMES
                        || problem.code() == ProblemCode.UNRECOGNISED
                        || problem.code() == ProblemCode.EMPTY_FILE);
    assertThat(isSaidEmpty || !reading.games().isEmpty()).isTrue();
    if (isSaidEmpty) { // there may be moves that belong to no game
      assertThat(reading.records()).isEmpty();
    }
  }

  private static void assertPlaces(ParsedGame game, GameRecord record, int length) {
    for (int i = 0; i <= record.moves().size(); i++) {
      assertThat(game.origin().ofMove(i).offset()).isBetween(0L, (long) length);
    }
  }

  /** One byte is changed, put in or taken out, or the rest is cut off. */
  @Slow
  @Property(tries = 150)
  void damageCostsAtMostTheDamagedGameAndItsNeighbour(Draw draw) {
    String format = formats(draw);
    int seed = draw.between(0, 999);
    int place = draw.between(0, 999_999);
    byte with = draw.anyByte();
    int kind = draw.between(0, 3);
    List<byte[]> pieces = pieces(format, new Random(seed));
    byte[] whole = joined(pieces);
    int k = 1 + place % (whole.length - 1);
    Reading before = Reading.of(whole, format);
    byte[] hurt = damaged(whole, k, with, kind);
    Reading after = kind < 3 ? Reading.of(hurt) : Reading.of(hurt, format);
    assertThat(before.games()).hasSize(GAMES);
    assertThat(after.isOf(format)).isTrue();
    int damaged = gameAt(pieces, k);
    assertThat(after.records().subList(0, Math.min(damaged, after.records().size())))
        .isEqualTo(before.records().subList(0, damaged));
    if (kind < 3) {
      int unharmed = Math.max(0, GAMES - damaged - 2);
      List<GameRecord> records = after.records();
      assertThat(records.subList(records.size() - unharmed, records.size()))
          .isEqualTo(before.records().subList(GAMES - unharmed, GAMES));
    }
  }

  /** In transcripts a changed byte is found within a line of its place, or changes no game. */
  @Slow
  @Property(tries = 150)
  void damageInATranscriptIsFoundWithinARecordOfItsPlace(Draw draw) {
    int seed = draw.between(0, 999);
    int place = draw.between(0, 999_999);
    byte with = draw.anyByte();
    List<byte[]> pieces = pieces("transcript", new Random(seed));
    byte[] whole = joined(pieces);
    int k = place % whole.length;
    Reading before = Reading.of(whole, "transcript");
    Reading after = Reading.of(damaged(whole, k, with, 0), "transcript");
    boolean isFound = places(after).stream().anyMatch(offset -> Math.abs(offset - k) <= 121);
    assertThat(isFound || after.records().equals(before.records())).isTrue();
  }

  /** In problem files a line that is no position any more is found in that line. */
  @Slow
  @Property(tries = 150)
  void damageInAProblemFileIsFoundInItsLine(Draw draw) {
    int seed = draw.between(0, 999);
    int place = draw.between(0, 999_999);
    byte with = draw.anyByte();
    byte[] whole = joined(pieces("obf", new Random(seed)));
    int k = place % whole.length;
    Reading after = Reading.of(damaged(whole, k, with, 0), "obf");
    boolean isFound = places(after).stream().anyMatch(offset -> Math.abs(offset - k) <= 90);
    assertThat(isFound || after.records().size() == GAMES).isTrue();
  }

  /** Bytes without end or sense, half as many again as a game may have, and a game behind them. */
  @Slow
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ggf | (;GM[Othello]PB[ | x | ](;GM[Othello]B[f5];)",
        "ggf | (;GM[Othello] | !A[] | ;)(;GM[Othello]B[f5];)",
        "sgf | (;GM[2]C[ | \\\\] | ])(;GM[2];B[f5])",
        "sgf | (;GM[2] | ! AB | (;GM[2];B[f5])",
        "pgn | [Event \" | x | \"]~[Event \"y\"]~1. f5 *",
        "pgn | [Event \"x\"] | ) | ~[Event \"y\"]~1. f5 *",
        "quest | {\"moves\":[ | {\"m\":\"f5\"}, | ]}{\"moves\":[\"f5\",\"d6\",\"c3\",\"d3\"]}",
        "json | {\"moves\":[ | \"f5\", | ]}{\"moves\":[\"f5\"]}",
        "json | {\"variations\":[ | {\"variations\":[ | ]}~{\"moves\":[\"f5\"]}",
      })
  void hostileLengthIsBoundedAndTheNextGameIsRead(
      String format, String head, String piece, String tail) {
    String text =
        head
            + piece.repeat(TextCursor.MAX_BYTES * 3 / 2 / piece.length())
            + tail.replace("~", "\n");
    Reading reading = Reading.of(text, format);
    assertThat(reading.games().size()).isBetween(1, 3);
    assertThat(reading.moves().getLast()).isIn("f5", "f5d6c3d3");
    assertThat(reading.findings().size()).isBetween(1, 1002);
    for (ParsedGame game : reading.games()) {
      assertThat(game.origin().bytes().length).isLessThanOrEqualTo(TextCursor.MAX_BYTES);
    }
  }

  /** Joined squares have a way of their own through the reader; a separator leads past it. */
  @Property(tries = 100)
  void bothWaysThroughATranscriptAgree(Draw draw) {
    List<Integer> game = Games.randomGame(new Random(draw.between(0, 999_999)));
    List<Integer> squares = game.subList(0, draw.between(2, game.size()));
    String text = String.join("", squares.stream().map(Square::name).toList());
    ParsedGame fast = Reading.of(text, "transcript").games().getFirst();
    ParsedGame slow = Reading.of("; " + text, "transcript").games().getFirst();
    assertThat(slow.record()).isEqualTo(fast.record());
    for (int i = 0; i <= squares.size(); i++) {
      assertThat(slow.origin().ofMove(i).offset()).isEqualTo(fast.origin().ofMove(i).offset() + 2);
    }
  }

  /** The places of all that readers and replay find wrong. */
  private static List<Long> places(Reading reading) {
    List<Long> places = new ArrayList<>();
    reading.problems().forEach(problem -> places.add(problem.where().offset()));
    for (ParsedGame game : reading.games()) {
      game.problems().forEach(problem -> places.add(problem.where().offset()));
      game.record()
          .map(record -> Replay.of(Othello.RULES, record))
          .filter(replay -> !replay.isComplete())
          .ifPresent(replay -> places.add(stop(game, replay)));
    }
    return places;
  }

  private static long stop(ParsedGame game, Replay<Position, ?> replay) {
    int move =
        replay.ending() instanceof Replay.Ending.Illegal illegal
            ? illegal.token()
            : game.record().orElseThrow().moves().size();
    return game.origin().ofMove(move).offset();
  }

  private static byte[] damaged(byte[] whole, int k, byte with, int kind) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(whole, 0, k);
    if (kind < 2) {
      out.write(with);
    }
    int from = k + (kind == 1 ? 0 : 1);
    if (kind < 3) {
      out.write(whole, from, whole.length - from);
    }
    return out.toByteArray();
  }

  private static int gameAt(List<byte[]> pieces, int k) {
    int end = 0;
    int game = 0;
    while (end + pieces.get(game).length <= k) {
      end += pieces.get(game++).length;
    }
    return game;
  }

  private static byte[] joined(List<byte[]> pieces) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    pieces.forEach(out::writeBytes);
    return out.toByteArray();
  }

  /** Valid text of a notation, a game each. */
  private static List<byte[]> pieces(String format, Random random) {
    List<byte[]> pieces = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      GameRecord game = GameRecord.ofMoves(randomGame(random));
      String text =
          switch (format) {
            case "transcript" -> moves(game) + "\n";
            case "diagram" -> KifuDiagram.text(game, DiscSigns.ASCII) + "\n";
            case "ggf" -> ggf(game);
            case "sgf" -> "(;FF[4]GM[2]PB[a]" + sgf(game) + ")\n";
            case "pgn" -> "[Event \"x\"]\n[Black \"a\"]\n\n" + spaced(game) + " *\n\n";
            case "quest" -> "{\"id\":1,\"moves\":[" + quest(game) + "]}\n";
            case "json" -> json(game);
            case "pdn" -> byRules(RussianDraughts.RULES, StartSpec.STANDARD, format, random);
            case "solo" -> byRules(SoloRules.RULES, deal(random), format, random);
            default -> position(game, random) + "; A1:+2; B2:-4;\n";
          };
      pieces.add(text.getBytes(StandardCharsets.UTF_8));
    }
    return pieces;
  }

  private static StartSpec deal(Random random) {
    return new StartSpec.Setup(Deal.random(new SplittableRandom(random.nextLong())).toString());
  }

  private static String byRules(Rules<?, ?> rules, StartSpec start, String format, Random random) {
    GameRecord game = RandomRecords.byRules(rules, start, random);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GameWriter writer = GameWriter.open(format, out)) {
      writer.write(game);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString(StandardCharsets.UTF_8) + "\n";
  }

  private static String sgf(GameRecord game) {
    return game.moves().stream().map(move -> ";B[" + move + "]").collect(Collectors.joining());
  }

  private static String spaced(GameRecord game) {
    return game.moves().stream().map(Object::toString).collect(Collectors.joining(" "));
  }

  private static String quest(GameRecord game) {
    return game.moves().stream()
        .map(move -> "{\"m\":\"" + move + "\"}")
        .collect(Collectors.joining(","));
  }

  private static String json(GameRecord game) {
    String moves =
        game.moves().stream()
            .map(move -> "\"" + move + "\"")
            .collect(Collectors.joining(",", "[", "]"));
    return "{\"schemaVersion\":1,\"game\":{\"black\":\"a\"},\"moves\":" + moves + "}\n";
  }

  private static String ggf(GameRecord game) {
    StringBuilder text = new StringBuilder("(;GM[Othello]PB[somebody]PW[nobody]TY[8]");
    Replay.of(Othello.RULES, game).steps().stream()
        .forEach(
            step ->
                text.append(step.before().sideToMove() == Disc.BLACK ? "B[" : "W[")
                    .append(Othello.RULES.token(step.move()))
                    .append("//0.01]"));
    return text.append(";)\n").toString();
  }

  private static Position position(GameRecord game, Random random) {
    var steps = Replay.of(Othello.RULES, game).steps();
    return steps.get(random.nextInt(steps.size())).before();
  }

  private static String moves(GameRecord game) {
    return String.join("", game.moves().stream().map(Object::toString).toList());
  }

  private static MoveList randomGame(Random random) {
    List<Integer> squares = Games.randomGame(random);
    byte[] bytes = new byte[squares.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = squares.get(i).byteValue();
    }
    return MoveList.ofSquares(bytes);
  }
}
