package org.kifu.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.WinCurve;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.archive.query.GameFilter;
import org.kifu.format.GameReader;
import org.kifu.game.ParsedGame;
import org.kifu.testing.Games;

class BaseAnnotationTest {
  private static final Path MATCH = Games.examples().resolve("logistello-murakami-1997.txt");
  private static final Path BROKEN = Games.examples().resolve("three-good-one-broken.txt");

  @TempDir private Path folder;
  private Path other = Path.of("");
  private Path base = Path.of("");

  @BeforeEach
  void makeBase() throws IOException {
    other =
        Files.writeString(
            folder.resolve("other.ggf"),
            "(;GM[Othello]PB[?]PW[?]BO[8 -------- -------- -------- ---O*--- ---*O--- --------"
                + " -------- -------- *]TY[8a]B[f5]W[f4]B[e3];)\n");
    base = folder.resolve("a.kifu");
    Bases.create(base, 1, BROKEN, MATCH, other);
  }

  @Test
  void keepsTheLinesThatAnnotateWrites() throws Exception {
    BaseAnnotation.Annotated annotated = Bases.annotate(base, GameFilter.ALL, 1);
    assertThat(annotated).isEqualTo(new BaseAnnotation.Annotated(9, 2, 0, 0));
    assertThat(Bases.lines(base)).isEqualTo(expected(1, BROKEN, MATCH, other));
    assertThat(Bases.faults(base)).isEmpty();
  }

  /** The lines for files, without a base. */
  private static String expected(int depth, Path... files) throws IOException {
    List<ParsedGame> games = new ArrayList<>();
    for (Path each : files) {
      try (GameReader reader = GameReader.open(each)) {
        reader.forEach(games::add);
      }
    }
    StringWriter text = new StringWriter();
    try (AnnotationWriter writer = AnnotationWriter.jsonLines(text)) {
      List<AnnotationResult> results = new ArrayList<>();
      Bases.annotators(depth).annotate(games.iterator(), 1, results::add);
      for (AnnotationResult each : results) {
        writer.write(each);
      }
    }
    return text.toString();
  }

  /** Each line is found by an index: the cost of reading a source grows with its games. */
  @Test
  void findsTheNextLineWithoutSorting() throws Exception {
    assertThat(Bases.ask(base, "EXPLAIN QUERY PLAN " + StoredAnnotations.LINES))
        .anyMatch(step -> step.contains("games_by_source (source=?"))
        .noneMatch(step -> step.contains("TEMP B-TREE"));
  }

  @Test
  void hasARowForEachPly() throws Exception {
    Bases.annotate(base, game(1), 1);
    assertThat(
            Bases.ask(
                base,
                "SELECT count(*), max(ply), sum(CASE mover WHEN 'black' THEN best_black_value -"
                    + " black_value ELSE black_value - best_black_value END) < 0,"
                    + " group_concat(DISTINCT confidence) FROM annotations"))
        .singleElement()
        .asString()
        .matches("62 \\| 62 \\| 0 \\| .*exact.*");
    String moves = Bases.ask(base, "SELECT moves FROM games WHERE game = 1").getFirst();
    assertThat(
            Bases.ask(base, "SELECT group_concat(move, '') FROM annotations WHERE move <> 'pass'"))
        .containsExactly(moves);
    assertThat(
            Bases.ask(
                base,
                "SELECT count(*) FROM annotations WHERE label IS NULL AND cause IS NOT NULL"
                    + " OR win_loss NOT BETWEEN 0 AND 1"))
        .containsExactly("0");
  }

  /** A choice by number. */
  private static GameFilter game(long number) {
    return new GameFilter(
        OptionalLong.of(number),
        GameFilter.ALL.player(),
        GameFilter.ALL.event(),
        GameFilter.ALL.years(),
        false,
        GameFilter.ALL.random());
  }

  /** A game of two programs has another curve of chances, and so settings of its own. */
  @Test
  void knowsGamesOfProgramsAndOfPeopleAgain() throws Exception {
    Path text =
        Files.writeString(
            folder.resolve("programs.sgf"),
            "(;GM[2]PB[Odin (frey/atkin)]PW[Othello (gray)];B[f5];W[d6])"
                + "(;GM[2]PB[Odin (frey/atkin)]PW[Anna];B[f5];W[d6])");
    Path programs = folder.resolve("programs.kifu");
    Bases.create(programs, 1, text);
    assertThat(Bases.annotate(programs, GameFilter.ALL, 1))
        .isEqualTo(new BaseAnnotation.Annotated(2, 0, 0, 0));
    assertThat(
            Bases.ask(
                programs,
                "SELECT game, json_extract(text, '$.settings.winCurve') FROM annotated_games"
                    + " JOIN annotation_settings USING (settings) ORDER BY game"))
        .containsExactly("1 | " + WinCurve.ofPrograms().name(), "2 | " + WinCurve.shipped().name());
    assertThat(Bases.annotate(programs, GameFilter.ALL, 1))
        .isEqualTo(new BaseAnnotation.Annotated(0, 0, 2, 0));
    assertThat(Bases.annotate(programs, game(1), 1).known()).isEqualTo(1);
    assertThat(Bases.faults(programs)).isEmpty();
  }

  @Test
  void hasTheSameRowsWithAnyNumberOfThreadsAndInAnyNumberOfRuns() throws Exception {
    Path copy = Files.copy(base, folder.resolve("copy.kifu"));
    Bases.annotate(base, GameFilter.ALL, 2, 1);
    assertThat(Bases.annotate(copy, game(1), 2, 3).games()).isEqualTo(1);
    assertThat(Bases.annotate(copy, game(2), 2, 3).games()).isEqualTo(1);
    assertThat(Bases.annotate(copy, GameFilter.ALL, 2, 3))
        .isEqualTo(new BaseAnnotation.Annotated(7, 2, 2, 0));
    assertThat(Bases.dump(copy)).isEqualTo(Bases.dump(base));
    assertThat(Bases.annotate(copy, GameFilter.ALL, 2).games()).isZero();
  }

  @Test
  void readsTheAnnotationThatWasMadeLast() throws Exception {
    Bases.annotate(base, GameFilter.ALL, 1);
    Bases.annotate(base, game(2), 3);
    List<String> lines = Bases.lines(base).lines().toList();
    List<String> shallow = expected(1, BROKEN, MATCH, other).lines().toList();
    List<String> deep = expected(3, BROKEN, MATCH, other).lines().toList();
    assertThat(lines.get(1)).isEqualTo(deep.get(1)).isNotEqualTo(shallow.get(1));
    assertThat(lines.subList(2, 11)).isEqualTo(shallow.subList(2, 11));
    assertThat(Bases.ask(base, "SELECT count(*) FROM annotation_settings")).containsExactly("3");
    assertThat(Bases.faults(base)).isEmpty();
  }

  @Test
  void followsTheNameOfAFile() throws Exception {
    Path before = Files.copy(MATCH, folder.resolve("before.txt"));
    Path own = folder.resolve("own.kifu");
    Bases.create(own, 1, before);
    Bases.annotate(own, game(1), 1);
    Path after = Files.move(before, folder.resolve("after.txt"));
    try (Base open = Base.openToChange(own)) {
      new BaseAddition(open, ReadingChoice.NONE, List.of(), 1, AdditionWatcher.NONE)
          .following()
          .add(Bases.sources(after));
    }
    assertThat(Bases.lines(own))
        .isEqualTo(expected(1, after).lines().findFirst().orElseThrow() + "\n");
    assertThat(Bases.faults(own)).isEmpty();
  }

  @Test
  void goesWithItsGame() throws Exception {
    Bases.annotate(base, GameFilter.ALL, 1);
    try (Base open = Base.openToChange(base)) {
      BaseRemoval.remove(open, new StoredSources(open).games());
    }
    for (String table : List.of("annotation_settings", "annotated_games", "annotations")) {
      assertThat(Bases.ask(base, "SELECT count(*) FROM " + table)).as(table).containsExactly("0");
    }
  }

  @Test
  void tellsALineThatChanged() throws Exception {
    Bases.annotate(base, game(1), 1);
    Bases.change(base, "UPDATE annotated_games SET checksum = checksum + 1");
    assertThatThrownBy(() -> Bases.lines(base))
        .isInstanceOf(BaseException.class)
        .hasMessageContaining("annotation of game 1")
        .hasMessageContaining("[base-damaged]");
  }

  @Test
  void leavesOutTheRestOfASourceWithOtherGamesThanItsBytes() throws Exception {
    Bases.change(base, "DELETE FROM games WHERE game = 2");
    Bases.Told told = new Bases.Told();
    assertThat(annotate(told)).isEqualTo(new BaseAnnotation.Annotated(7, 1, 0, 0));
    assertThat(told.problems.getFirst().toString())
        .contains(BROKEN.getFileName().toString())
        .contains("its bytes now give other games than the base has");
    assertThat(
            Bases.ask(
                base,
                "SELECT count(*) FROM annotated_games JOIN games USING (game)"
                    + " WHERE source = 1"))
        .containsExactly("1");
  }

  /** A source that ends too early, or too late, by its last game. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "DELETE FROM games WHERE game = 4",
        "UPDATE games SET byte_offset = byte_offset + 1 WHERE game = 4",
        "INSERT INTO games SELECT 99, source, number, entry, byte_offset, byte_count, line,"
            + " checksum, black, white, event, round, place, date, year, rules, start, moves,"
            + " squares, verdict, acceptance, legal_moves, result, declared_black_discs,"
            + " declared_winner, theoretical_black_discs, black_discs, white_discs,"
            + " black_disc_diff, opening, winner, row_sum FROM games WHERE game = 4"
      })
  void tellsThatTheGamesOfASourceAreOthers(String change) throws Exception {
    Bases.change(base, change);
    Bases.Told told = new Bases.Told();
    annotate(told);
    assertThat(told.problems)
        .filteredOn(problem -> problem.message().contains("other games"))
        .hasSize(1);
  }

  private BaseAnnotation.Annotated annotate(Bases.Told told) throws IOException {
    try (Base open = Base.openToChange(base)) {
      return new BaseAnnotation(open, Bases.annotators(1), GameFilter.ALL, 1, told).annotate();
    }
  }

  /** Another program marks a game after each game, and removes a source. */
  @Test
  void letsOthersWriteWhileItSearches() throws Exception {
    Bases.Told told =
        new Bases.Told() {
          @Override
          public void reached(long games, double begun) {
            if (begun > 0) {
              return;
            }
            try (Base second = Base.openToChange(base)) {
              new GameMarks(second).change(Set.of(Math.min(games, 4)), mark("game " + games));
              if (games == 6) {
                BaseRemoval.remove(second, new StoredSources(second).games().subList(1, 2));
              }
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          }
        };
    annotate(told);
    assertThat(Bases.ask(base, "SELECT count(DISTINCT game) FROM tags JOIN games USING (game)"))
        .containsExactly("4");
    assertThat(
            Bases.ask(base, "SELECT DISTINCT source FROM annotated_games JOIN games USING (game)"))
        .containsExactly("1", "3");
    assertThat(Bases.faults(base)).isEmpty();
  }

  /** Each of two programs does the games that the other one has not begun. */
  @Test
  void doesNotAnnotateAGameTwiceBesideAnotherProgram() throws Exception {
    List<BaseAnnotation.Annotated> inner = new ArrayList<>();
    Bases.Told told =
        new Bases.Told() {
          @Override
          public void reached(long games, double begun) {
            if (inner.isEmpty() && begun > 0.5) {
              try {
                inner.add(Bases.annotate(base, GameFilter.ALL, 1));
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            }
          }
        };
    BaseAnnotation.Annotated outer = annotate(told);
    assertThat(inner).containsExactly(new BaseAnnotation.Annotated(8, 2, 0, 1));
    assertThat(outer).isEqualTo(new BaseAnnotation.Annotated(1, 0, 10, 0));
    assertThat(Bases.ask(base, "SELECT count(*) FROM claims")).containsExactly("0");
    assertThat(Bases.lines(base)).isEqualTo(expected(1, BROKEN, MATCH, other));
  }

  /** A number of a process that does not run, or that another program has by now. */
  @ParameterizedTest
  @ValueSource(strings = {"999999999 1 1", "1 1 1", "nothing"})
  void annotatesAGameThatAKilledProgramClaimed(String owner) throws Exception {
    Bases.change(base, "INSERT INTO claims VALUES (1, '" + owner + "')");
    assertThat(Bases.annotate(base, game(1), 1).games()).isEqualTo(1);
    assertThat(Bases.ask(base, "SELECT count(*) FROM claims")).containsExactly("0");
  }

  private static GameMarks.MarkChange mark(String tag) {
    return new GameMarks.MarkChange(
        List.of(tag), List.of(), Optional.empty(), false, Optional.empty());
  }

  @Test
  void replacesTheAnnotationsOfAnotherVersion() throws Exception {
    Bases.annotate(base, GameFilter.ALL, 1);
    Bases.change(
        base,
        "UPDATE annotation_settings SET text = json_set(text, '$.tool.version', '0')"
            + " WHERE text <> '{}'");
    assertThat(Bases.annotate(base, game(1), 1).games()).isEqualTo(1);
    assertThat(Bases.ask(base, "SELECT count(*), count(DISTINCT game) FROM annotated_games"))
        .containsExactly("11 | 11");
    Bases.annotate(base, game(1), 3);
    assertThat(Bases.ask(base, "SELECT count(*), count(DISTINCT game) FROM annotated_games"))
        .containsExactly("12 | 11");
  }

  /** The annotators of the tests give every game a line, whatever it is. */
  @Test
  void keepsTheReasonWhyAGameIsNotAnnotated() throws Exception {
    Bases.Told told = new Bases.Told();
    try (Base open = Base.openToChange(base)) {
      new BaseAnnotation(open, Bases.annotators(1), GameFilter.ALL, 1, told).annotate();
    }
    assertThat(told.problems).hasSize(2);
    Iterator<String> errors =
        Bases.lines(base).lines().filter(line -> line.contains("\"error\"")).iterator();
    assertThat(errors.next()).contains("illegal-move");
    assertThat(errors.next()).contains("other-rules");
    assertThat(Bases.ask(base, "SELECT text FROM annotation_settings WHERE text = '{}'"))
        .hasSize(1);
  }
}
