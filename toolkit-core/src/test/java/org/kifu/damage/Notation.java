package org.kifu.damage;

import static java.util.stream.Collectors.joining;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.SplittableRandom;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.format.GameWriter;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.games.draughts.RussianDraughts;
import org.kifu.games.solo.Deal;
import org.kifu.games.solo.SoloRules;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.testing.RandomRecords;

/** A way to write several records in one text. */
enum Notation {
  /** Joined squares, a game a line. */
  LINES("txt", "\n", true),
  /**
   * Squares with blanks or numbers, a game a line. What is left of one may go on with the game
   * above.
   */
  SPACED("txt", "\n", false),
  /** Labels above joined squares. */
  LABELS("txt", "\n\n", false),
  /** Names and score above joined squares. */
  NAMES("txt", "\n\n", false),
  /** The same without blank lines. */
  NAMES_TIGHT("txt", "\n", false),
  /** Names above numbered moves, ten a line. */
  WRAPPED("txt", "\n\n", false),
  EDAX("txt", "\n", true),
  LOGISTELLO("txt", "\n", true),
  DIAGRAM("txt", "\n\n", false),
  GGF("ggf", "\n", true),
  SGF("sgf", "\n", true),
  PGN("pgn", "\n\n", true),
  PDN("pdn", "\n\n", true),
  QUEST_LINES("json", "\n", true),
  QUEST_ARRAY("json", ",\n", false),
  QUEST_INDENTED("json", "\n", false),
  JSON_LINES("jsonl", "\n", true),
  JSON_ARRAY("json", ",\n", false),
  JSON_PLAIN("jsonl", "\n", true),
  ANNOTATED("jsonl", "\n", true),
  SOLO("txt", "\n\n", false),
  OBF("obf", "\n", true),
  WTHOR("wtb", "", true);

  private final String extension;
  private final String separator;
  private final boolean isCertain;

  Notation(String extension, String separator, boolean isCertain) {
    this.extension = extension;
    this.separator = separator;
    this.isCertain = isCertain;
  }

  /** The ending of names of its files. */
  String extension() {
    return extension;
  }

  /** The text between two records. */
  String separator() {
    return separator;
  }

  /** Whether it is plain where a record begins, whatever is wrong with the one before. */
  boolean isCertain() {
    return isCertain;
  }

  boolean isText() {
    return this != WTHOR;
  }

  /** The text before the first record. */
  String head() {
    return switch (this) {
      case QUEST_ARRAY, JSON_ARRAY -> "[\n";
      default -> "";
    };
  }

  /** The text behind the last record instead of a separator. */
  String tail() {
    return switch (this) {
      case QUEST_ARRAY, JSON_ARRAY -> "\n]\n";
      default -> separator;
    };
  }

  /** Some records, written in one manner, without what stands between them. */
  List<String> records(int count, Random random) {
    RecordSource source = new RecordSource(random);
    long manner = random.nextLong();
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      texts.add(record(source, i, new Random(manner), random));
    }
    return texts;
  }

  /**
   * One record.
   *
   * @param manner gives the same answers for each record of a text
   */
  private String record(RecordSource source, int index, Random manner, Random random) {
    return switch (this) {
      case LINES -> cased(joined(source.next()), manner);
      case SPACED -> spaced(source.next(), manner);
      case LABELS -> labelled(source.next(), manner);
      case NAMES, NAMES_TIGHT -> named(source.nextWhole(), manner);
      case WRAPPED -> wrapped(source.nextWhole());
      case EDAX -> edax(source.nextWhole(), random);
      case LOGISTELLO -> logistello(source.nextWhole());
      case DIAGRAM -> written("diagram", source.next());
      case GGF -> written("ggf", source.next());
      case SGF -> tree(written("sgf", source.next()), manner);
      case PGN -> written("pgn", source.next());
      case PDN -> draughts(source, random);
      case QUEST_LINES -> JsonTexts.quest(source.nextWhole(), index);
      case QUEST_ARRAY, QUEST_INDENTED ->
          JsonTexts.indented(JsonTexts.quest(source.nextWhole(), index));
      case JSON_LINES, JSON_ARRAY ->
          written("json", source.next()).replaceAll("^\\[\\s+|\\s+]$", "");
      case JSON_PLAIN -> JsonTexts.plain(source.nextWhole());
      case ANNOTATED -> JsonTexts.annotated(source.nextWhole(), index);
      case SOLO -> solo(source, random);
      case OBF -> position(source.nextWhole(), random) + "; A1:+2; B2:-4; H8:-10;";
      case WTHOR -> throw new IllegalStateException("its records are copied");
    };
  }

  private static String joined(GameRecord game) {
    return game.moves().joined();
  }

  private static String cased(String moves, Random manner) {
    return manner.nextBoolean() ? moves : moves.toUpperCase(Locale.ROOT);
  }

  private static String spaced(GameRecord game, Random manner) {
    boolean isNumbered = manner.nextBoolean();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < game.moves().size(); i++) {
      text.append(isNumbered && i % 2 == 0 ? (i / 2 + 1) + ". " : "");
      text.append(game.moves().get(i)).append(' ');
    }
    return text.toString().strip();
  }

  private static String labelled(GameRecord game, Random manner) {
    GameHeader header = game.header();
    List<String> lines = new ArrayList<>(List.of("Event: " + header.event()));
    lines.add("Date: " + header.date());
    if (manner.nextBoolean()) {
      lines.add("Place: " + header.place());
    }
    lines.add("Black: " + header.black());
    lines.add("White: " + header.white());
    if (game.declared().blackDiscs().isPresent()) {
      lines.add("Score: " + score(game));
    }
    lines.add(manner.nextBoolean() ? joined(game) : spaced(game, manner));
    return String.join("\n", lines);
  }

  private static String score(GameRecord game) {
    int black = game.declared().blackDiscs().orElseThrow();
    return black + "-" + (64 - black);
  }

  private static String names(GameRecord game) {
    return game.header().black() + " " + score(game) + " " + game.header().white();
  }

  private static String named(GameRecord game, Random manner) {
    return names(game) + "\n" + cased(joined(game), manner);
  }

  private static String wrapped(GameRecord game) {
    StringBuilder text = new StringBuilder(names(game));
    for (int i = 0; i < game.moves().size(); i++) {
      text.append(i % 10 == 0 ? "\n" : " ");
      text.append(i % 2 == 0 ? (i / 2 + 1) + ". " : "").append(game.moves().get(i));
    }
    return text.toString();
  }

  /** A game from some position of the first half, the position before it. */
  private static String edax(GameRecord game, Random random) {
    var steps = Replay.of(Othello.RULES, game).steps();
    int from = random.nextInt(30);
    while (Othello.RULES.token(steps.get(from).move()) instanceof MoveToken.Pass) {
      from++;
    }
    String moves =
        steps.subList(from, steps.size()).stream()
            .map(step -> Othello.RULES.token(step.move()))
            .filter(token -> !(token instanceof MoveToken.Pass))
            .map(Object::toString)
            .collect(joining());
    return board(steps.get(from).before()) + ";" + moves;
  }

  private static String board(Position position) {
    return BoardText.write(position);
  }

  private static String position(GameRecord game, Random random) {
    var steps = Replay.of(Othello.RULES, game).steps();
    return board(steps.get(35 + random.nextInt(steps.size() - 36)).before());
  }

  private static String logistello(GameRecord game) {
    int difference = 2 * game.declared().blackDiscs().orElseThrow() - 64;
    String moves =
        Replay.of(Othello.RULES, game).steps().stream()
            .filter(step -> !(Othello.RULES.token(step.move()) instanceof MoveToken.Pass))
            .map(
                step ->
                    (step.before().sideToMove() == Disc.BLACK ? "+" : "-")
                        + Othello.RULES.token(step.move()))
            .collect(joining());
    return moves + ": " + (difference < 0 ? "-" : "+") + twoDigits(Math.abs(difference)) + " 10";
  }

  private static String twoDigits(int number) {
    return number < 10 ? "0" + number : Integer.toString(number);
  }

  private static String draughts(RecordSource source, Random random) {
    GameRecord game =
        RandomRecords.byRules(RussianDraughts.RULES, StartSpec.STANDARD, random)
            .withHeader(source.header());
    return written("pdn", game);
  }

  /** Some programs begin with the names. */
  private static String tree(String text, Random manner) {
    String named = "(;FF[4]GM[2]CA[UTF-8]SZ[8]";
    return manner.nextBoolean()
        ? text
        : "(;" + text.substring(named.length()).replace("AB[e4]", "SZ[8]GM[2]FF[4]AB[e4]");
  }

  private static String solo(RecordSource source, Random random) {
    Deal deal = Deal.random(new SplittableRandom(random.nextLong()));
    StartSpec start = new StartSpec.Setup(deal.toString());
    GameHeader header = source.header();
    GameHeader own =
        new GameHeader(header.black(), "", header.event(), header.place(), header.date());
    return written("solo", RandomRecords.byRules(SoloRules.RULES, start, random).withHeader(own));
  }

  private static String written(String format, GameRecord game) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GameWriter writer = GameWriter.open(format, out)) {
      writer.write(game);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString(StandardCharsets.UTF_8).strip();
  }
}
