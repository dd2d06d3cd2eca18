package org.kifu.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.SourceLocation;
import org.kifu.replay.Replay;
import org.kifu.rules.BoardFace;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;
import org.kifu.testing.RandomRecords;

/** Openings of all games, against a plain count of the drawn boards in all their images. */
class OpeningsByRulesTest {
  private static final int PLIES = 5;
  private static final int GAMES = 60;

  /** The games of one move, as {@code games black wins draws discs}. */
  private final Map<String, OpeningStats> expected = new HashMap<>();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "grid:8x8",
        "anti",
        "anti:6x5",
        "ravensburger",
        "ravensburger:parallel",
        "ravensburger:5x5",
        "one-way",
        "one-way:10x10",
        "parallel",
        "grand",
        "grid:16x4",
        "eight-stars",
        "anti:eight-stars",
        "black-hole:c3",
        "black-hole:b7",
        "black-hole:a4",
        "reversi-1880",
        "reversi-1880:supply=30:quiet=always",
        "russian-draughts"
      })
  void countsPositionsOnceInAllTheirImages(String name) {
    count(Catalogue.byName(name).orElseThrow().rules());
  }

  private <P, M> void count(Rules<P, M> rules) {
    Random random = new Random(rules.name().hashCode());
    List<ParsedGame> games = new ArrayList<>();
    int counted = 0;
    while (games.size() < GAMES) {
      GameRecord record = RandomRecords.byRules(rules, StartSpec.STANDARD, random);
      Replay<P, M> replay = Replay.of(rules, record);
      games.add(parsed(record));
      if (replay.isComplete()) {
        counted++;
        expect(replay);
      }
    }
    GameRecord other = GameRecord.of("solo", StartSpec.STANDARD, MoveList.EMPTY);
    games.add(parsed(other));
    OpeningSettings settings = OpeningSettings.ofRules(rules.name()).withPlies(PLIES);
    OpeningTable table = OpeningTable.of(OpeningCounts.of(games.iterator(), settings, 2));
    assertThat(table.summary().tally().counted()).isEqualTo(counted).isPositive();
    assertThat(table.summary().tally().excluded(OpeningTally.Exclusion.OTHER_RULES)).isEqualTo(1);
    Map<String, OpeningStats> found = new HashMap<>();
    for (OpeningRow row : table.rows()) {
      P before = after(rules, row.line());
      P after = after(rules, row.lineWithMove());
      assertThat(rules.sideToMove(before)).isEqualTo(row.mover());
      found.merge(
          row.ply() + smallest(rules, before) + ">" + smallest(rules, after),
          row.stats(),
          OpeningStats::plus);
    }
    assertThat(found).isEqualTo(expected);
    assertThat(table.rows()).isSortedAccordingTo(OpeningRow.ORDER);
    assertAt(rules, table, games);
  }

  /** A table of one position has the rows of the whole table. */
  private static void assertAt(Rules<?, ?> rules, OpeningTable table, List<ParsedGame> games) {
    OpeningRow row = table.rows().get(table.rows().size() / 2);
    OpeningLine line = new OpeningLine(rules.name(), row.line());
    OpeningSettings settings = OpeningSettings.at(line);
    OpeningTable at = OpeningTable.of(OpeningCounts.of(games.iterator(), settings, 1));
    assertThat(at.rows().stream().map(each -> each.move() + each.stats()))
        .containsExactlyElementsOf(
            table.rows().stream()
                .filter(each -> each.line().equals(row.line()))
                .map(each -> each.move() + each.stats())
                .toList());
  }

  private static ParsedGame parsed(GameRecord record) {
    Origin origin = Origin.at(SourceLocation.whole("games"));
    return new ParsedGame(1, Optional.of(record), origin, List.of());
  }

  private <P, M> void expect(Replay<P, M> replay) {
    Rules<P, M> rules = replay.rules();
    FinalCount count = replay.count();
    OpeningStats stats =
        new OpeningStats(
            1,
            count.winner().filter(Disc.BLACK::equals).isPresent() ? 1 : 0,
            count.winner().isEmpty() ? 1 : 0,
            count.blackDiscDiff());
    int ply = 0;
    for (Replay.Step<P, M> step : replay.steps()) {
      if (!(rules.token(step.move()) instanceof MoveToken.Pass) && ply < PLIES) {
        String before = smallest(rules, step.before());
        String after = smallest(rules, passed(rules, rules.play(step.before(), step.move())));
        expected.merge(ply + before + ">" + after, stats, OpeningStats::plus);
        ply++;
      }
    }
  }

  private static <P, M> P passed(Rules<P, M> rules, P position) {
    Optional<M> pass = rules.forcedPass(position);
    return pass.isPresent() ? rules.play(position, pass.get()) : position;
  }

  private static <P, M> P after(Rules<P, M> rules, String line) {
    List<MoveToken> moves = new ArrayList<>();
    String words =
        line.contains(" ") || line.contains(">") || line.contains("-") ? " " : "(?<=\\d)";
    for (String word : line.isEmpty() ? new String[0] : line.split(words, 0)) {
      moves.add(MoveToken.parse(word));
    }
    GameRecord record = GameRecord.of(rules.name(), StartSpec.STANDARD, MoveList.of(moves));
    Replay<P, M> replay = Replay.of(rules, record);
    assertThat(replay.ending()).isNotInstanceOf(Replay.Ending.Illegal.class);
    return passed(rules, replay.end());
  }

  /** The smallest text of the images of a drawn board whose holes lie on holes. */
  private static <P> String smallest(Rules<P, ?> rules, P position) {
    String key = rules.key(position);
    Optional<BoardFace> face = rules.display().face(position);
    if (face.isEmpty() || rules.scoring().isEmpty()) { // pieces are not turned
      return key;
    }
    List<List<String>> board = rows(face.get());
    String holes = holes(board);
    TreeSet<String> images = new TreeSet<>();
    for (int turn = 0; turn < 8; turn++) {
      board = turn == 4 ? board.reversed() : turned(board);
      if (holes(board).equals(holes)) {
        images.add(board.toString());
      }
    }
    return images.first() + key.substring(key.indexOf(' '));
  }

  private static List<List<String>> rows(BoardFace face) {
    List<List<String>> rows = new ArrayList<>();
    for (int rank = 0; rank < face.height(); rank++) {
      List<String> row = new ArrayList<>();
      for (int file = 0; file < face.width(); file++) {
        row.add(face.at(file, rank).toString());
      }
      rows.add(row);
    }
    return rows;
  }

  private static String holes(List<List<String>> board) {
    return board.stream()
        .map(row -> row.stream().map(cell -> cell.contains("Hole")).toList())
        .toList()
        .toString();
  }

  /** A quarter turn. */
  private static List<List<String>> turned(List<List<String>> board) {
    List<List<String>> turned = new ArrayList<>();
    for (int file = 0; file < board.getFirst().size(); file++) {
      List<String> row = new ArrayList<>();
      for (List<String> each : board.reversed()) {
        row.add(each.get(file));
      }
      turned.add(row);
    }
    return turned;
  }

  @Test
  void gamesThatArePlayedLikeOthelloHaveItsNames() {
    MoveList moves = MoveList.parse("f5d6c3d3c4").orElseThrow();
    for (String name : List.of("anti", "ravensburger", "grid:8x8")) {
      OpeningLine line = OpeningLine.of(name, moves);
      assertThat(line.name(OpeningNames.english())).isNotEqualTo(OpeningName.NONE);
      assertThat(line.name(OpeningNames.english()))
          .isEqualTo(OpeningLine.of(moves).name(OpeningNames.english()));
    }
    assertThat(OpeningSettings.ofRules("parallel").hasNames()).isFalse();
    assertThat(OpeningSettings.ofRules("one-way").hasNames()).isFalse();
    assertThat(OpeningSettings.ofRules("anti:eight-stars").hasNames()).isFalse();
  }
}
