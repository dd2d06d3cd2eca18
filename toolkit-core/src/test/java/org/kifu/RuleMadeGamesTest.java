package org.kifu;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.Annotator.Receiver;
import org.kifu.annotate.MixedAnnotator;
import org.kifu.annotate.output.AnnotationLine;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.format.GameReader;
import org.kifu.format.GameWriter;
import org.kifu.format.ReadOptions;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.picture.BoardLook;
import org.kifu.picture.BoardPicture;
import org.kifu.picture.GameCaption;
import org.kifu.picture.KifuSheet;
import org.kifu.picture.Picture;
import org.kifu.replay.DeclaredResult;
import org.kifu.replay.Replay;
import org.kifu.rules.BoardFace;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.source.Source;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.RandomGames;
import org.kifu.verify.CheckedGame;
import org.kifu.verify.CheckedGame.Acceptance;
import org.kifu.verify.CheckedGame.Verdict;
import org.kifu.verify.GameChecker;

/**
 * Games of every rule set, made at random from its start to its end, through every door: written,
 * read, verified, annotated and drawn each is the same game with the same winner in every notation
 * that can hold it.
 */
class RuleMadeGamesTest {
  /** A notation that does not keep the rules says so; its reader must be told them. */
  private static final String RULES = "the rules";

  private static final int GAMES = Boolean.getBoolean("kifu.long") ? 200 : 2;
  private static final Pattern NUMBERED = Pattern.compile("moves: ([^;<]*)");
  private static final Pattern DISCS = Pattern.compile("(black|white|gold): ((?:[a-z]\\d+ ?)++)");

  private static final List<String> ALL =
      List.of(
          "othello",
          "othello:scoring=board",
          "parallel",
          "grid:4x4",
          "grid:5x7",
          "grid:6x6",
          "grid:6x6:parallel",
          "grid:12x10",
          "grand",
          "eight-stars",
          "anti",
          "anti:6x6",
          "anti:parallel",
          "anti:eight-stars",
          "black-hole:c3",
          "ravensburger",
          "ravensburger:6x6",
          "ravensburger:parallel",
          "one-way",
          "one-way:6x6",
          "one-way:parallel",
          "reversi-1880",
          "reversi-1880:supply=30",
          "reversi-1880:out=ends",
          "reversi-1880:quiet=only-without-capture",
          "reversi-1880:quiet=always",
          "russian-draughts",
          "russian-draughts:capture=optional",
          "russian-draughts:draws=counted",
          "solo");

  @TempDir Path folder;

  /** The rule sets, or those of {@code -Dkifu.rules=one-way,solo}: 200 games of each take long. */
  static List<String> rules() {
    String chosen = System.getProperty("kifu.rules", "");
    return chosen.isEmpty() ? ALL : List.of(chosen.split(",", -1));
  }

  private static Rules<?, ?> named(String rules) {
    return Catalogue.byName(rules).orElseThrow().rules();
  }

  @Test
  void everyRuleSetIsHere() {
    assertThat(Catalogue.pages().keySet())
        .allMatch(
            page ->
                ALL.stream()
                    .anyMatch(name -> name.split(":", -1)[0].equals(page.split(":", -1)[0])));
  }

  /** The rules, the start, the moves without passes, the end, and the winner on the board. */
  private static <P, M> String identity(Rules<P, M> rules, GameRecord game) {
    Replay<P, M> replay = Replay.of(rules, game);
    String moves =
        game.moves().stream()
            .filter(move -> !(move instanceof MoveToken.Pass))
            .map(MoveToken::toString)
            .collect(Collectors.joining(" "));
    return "%s %s %s %s %s"
        .formatted(
            rules.name(),
            rules.start(game.start()).map(rules::key),
            moves,
            replay.ending(),
            replay.isComplete() ? winner(rules, replay.end()) : "");
  }

  private static <P, M> String winner(Rules<P, M> rules, P end) {
    return rules.isForOnePlayer()
        ? "tiles " + rules.achieved(end)
        : String.valueOf(rules.count(end).winner());
  }

  private static String identity(GameRecord game) {
    return identity(named(game.rules()), game);
  }

  private List<ParsedGame> read(Path file, Rules<?, ?> rules) throws IOException {
    ReadOptions options = new ReadOptions(Optional.empty(), Optional.empty(), rules, _ -> {});
    try (GameReader games = GameReader.open(Source.of(file), options)) {
      return games.stream().toList();
    }
  }

  /** Writes those games that a notation can hold, and returns what it loses. */
  private static List<String> written(
      String notation, Path file, List<GameRecord> games, List<GameRecord> held)
      throws IOException {
    List<String> losses = new ArrayList<>();
    try (GameWriter writer = GameWriter.open(notation, file)) {
      for (GameRecord game : games) {
        if (writer.refusal(game).isEmpty()) {
          losses.addAll(writer.losses(game));
          writer.write(game);
          held.add(game);
        }
      }
    }
    return losses;
  }

  @ParameterizedTest
  @MethodSource("rules")
  void whatIsWrittenAndReadIsTheSameGame(String name) throws IOException {
    List<GameRecord> games = RandomGames.of(named(name), 63, GAMES);
    int notations = 0;
    for (String notation : GameWriter.formats()) {
      List<GameRecord> held = new ArrayList<>();
      Path file = folder.resolve("games." + (notation.equals("wthor") ? "wtb" : notation));
      List<String> losses = written(notation, file, games, held);
      if (held.isEmpty()) {
        continue;
      }
      notations++;
      areTheSame(notation, read(file, named(name)), held, losses);
      if (losses.stream().noneMatch(loss -> loss.contains(RULES))) {
        areTheSame(notation, read(file, named(GameRecord.OTHELLO)), held, losses);
      }
    }
    assertThat(notations).as("notations").isPositive();
  }

  private static void areTheSame(
      String notation, List<ParsedGame> found, List<GameRecord> held, List<String> losses) {
    assertThat(found.stream().flatMap(game -> game.record().stream()))
        .as(notation)
        .extracting(RuleMadeGamesTest::identity)
        .containsExactlyElementsOf(held.stream().map(RuleMadeGamesTest::identity).toList());
    boolean isResultKept =
        losses.stream().noneMatch(loss -> loss.contains("result") || loss.contains("score"));
    for (int i = 0; i < held.size(); i++) {
      CheckedGame checked = new GameChecker(true).check(found.get(i));
      assertThat(checked.findings()).as(notation + " " + identity(held.get(i))).isEmpty();
      assertThat(checked.acceptance()).isEqualTo(Acceptance.ACCEPTED);
      GameRecord game = found.get(i).record().orElseThrow();
      if (isResultKept && checked.verdict() == Verdict.COMPLETE) {
        assertThat(declared(game))
            .as(notation + " " + game.declared())
            .isEqualTo(declared(held.get(i)));
      }
    }
  }

  private static Optional<Disc> declared(GameRecord game) {
    return DeclaredResult.of(named(game.rules()), game.declared()).winner();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theAnnotatedGameIsTheSameGame(String name) throws Exception {
    List<GameRecord> games = RandomGames.of(named(name), 64, GAMES);
    MixedAnnotator annotators =
        new MixedAnnotator(rules -> GeneralPlan.of(1).annotator(rules, "test"));
    List<AnnotationResult> found = new ArrayList<>();
    Receiver receiver = found::add;
    annotators.annotate(games.stream().map(ParsedGames::of).iterator(), 1, receiver);
    assertThat(found).hasSameSizeAs(games);
    for (int i = 0; i < games.size(); i++) {
      isTheSame((AnnotatedGame) found.get(i), games.get(i));
      AnnotationResult again = AnnotationLine.read(AnnotationLine.of(found.get(i)));
      isTheSame((AnnotatedGame) again, games.get(i));
    }
  }

  private static void isTheSame(AnnotatedGame annotated, GameRecord game) {
    Rules<?, ?> rules = named(game.rules());
    assertThat(annotated.game().rules()).isEqualTo(game.rules());
    assertThat(annotated.firstFault()).isEmpty();
    assertThat(annotated.moves().stream().map(move -> move.move().toString()))
        .containsExactlyElementsOf(plies(rules, game));
    if (!rules.isForOnePlayer() && Replay.of(rules, game).isComplete()) {
      Optional<Disc> winner = Replay.of(rules, game).count().winner();
      int value = annotated.moves().getLast().after().blackCentidiscs();
      assertThat(Integer.signum(value)).isEqualTo(winner.map(Disc::sign).orElse(0));
      assertThat(annotated.game().result().count().orElseThrow().winner()).isEqualTo(winner);
    }
  }

  private static <P, M> List<String> plies(Rules<P, M> rules, GameRecord game) {
    return Replay.of(rules, game).steps().stream()
        .map(step -> rules.token(step.move()).toString())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theDrawnGameIsTheSameGame(String name) throws IOException {
    for (GameRecord game : RandomGames.of(named(name), 65, GAMES)) {
      isDrawn(named(name), game);
    }
  }

  private static <P, M> void isDrawn(Rules<P, M> rules, GameRecord game) throws IOException {
    Replay<P, M> replay = Replay.of(rules, game);
    Picture board =
        BoardPicture.position(
                rules, replay.end(), Optional.empty(), GameCaption.NONE, "", BoardLook.USUAL)
            .orElseThrow();
    if (rules.scoring().isPresent()) {
      BoardFace face = rules.display().face(replay.end()).orElseThrow();
      assertThat(signs(face, board.svg())).isEqualTo(rules.key(replay.end()).split(" ", -1)[0]);
    }
    if (KifuSheet.isFor(rules)) {
      String diagram =
          BoardPicture.kifu(KifuSheet.of(replay), GameCaption.NONE, BoardLook.USUAL).svg();
      assertThat(numbered(diagram)).isEqualTo(placed(rules, game));
    }
  }

  private static <P, M> List<String> placed(Rules<P, M> rules, GameRecord game) {
    return plies(rules, game).stream()
        .filter(move -> !move.equals("pass"))
        .map(move -> move.split(">", -1)[0])
        .toList();
  }

  /** The squares of the numbered discs that the words of a kifu diagram name. */
  private static List<String> numbered(String svg) {
    Matcher moves = NUMBERED.matcher(svg);
    assertThat(moves.find()).isTrue();
    return Arrays.stream(moves.group(1).split(", ", -1))
        .map(disc -> disc.split(" ", -1)[1])
        .toList();
  }

  /** The discs that the words of a picture name, a sign for each square without the holes. */
  private static String signs(BoardFace face, String svg) {
    Map<String, Character> discs = new HashMap<>();
    DISCS
        .matcher(svg)
        .results()
        .forEach(
            found -> {
              for (String square : found.group(2).strip().split(" ", -1)) {
                discs.put(square, found.group(1).equals("black") ? 'X' : 'O');
              }
            });
    StringBuilder signs = new StringBuilder();
    for (int i = 0; i < face.cells().size(); i++) {
      if (!(face.cells().get(i) instanceof BoardFace.Cell.Hole)) {
        signs.append(discs.getOrDefault(face.square(i).toString(), '-'));
      }
    }
    return signs.toString();
  }
}
