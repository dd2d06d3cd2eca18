package org.kifu.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.Phase;
import org.kifu.annotate.output.AnnotationLine;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.archive.review.EndingTask;
import org.kifu.base.StoredEndings.StoredEnding;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.testing.Games;

/** The bad moves and the endings of the match of 1997 in a base. */
class StoredProblemsTest {
  private static final Path FILE = Games.valued1997();

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void add() throws IOException {
    file = folder.resolve("match.kifu");
    try (Base base = Base.create(file)) {
      Bases.add(base, 1, new Bases.Told(), FILE);
    }
  }

  private static List<AnnotatedGame> annotated() throws IOException {
    List<AnnotatedGame> games = new ArrayList<>();
    try (InputStream in = Files.newInputStream(FILE)) {
      new AnnotationReader("match", in).forEachRemaining(each -> games.add((AnnotatedGame) each));
    }
    return games;
  }

  private List<String> names(String key, Stream<Integer> numbers) throws SQLException {
    List<String> names = new ArrayList<>();
    for (int each : numbers.distinct().toList()) {
      names.addAll(
          Bases.ask(file, "SELECT name FROM %1$ss WHERE %1$s = %2$d".formatted(key, each)));
    }
    return names;
  }

  /** Counted from the file: moves with a label, or that gave away five points. */
  @Test
  void findsTheBadMovesOfAFile() throws Exception {
    try (Base base = Base.open(file)) {
      StoredSource source = new StoredSources(base).games().getFirst();
      Map<Long, List<StoredProblem>> found = new StoredProblems(base).ofFile(source);
      assertThat(found).hasSize(6);
      List<StoredProblem> all = found.values().stream().flatMap(List::stream).toList();
      assertThat(names("player", all.stream().map(StoredProblem::player)))
          .containsExactly("Murakami Takeshi");
      assertThat(
              all.stream()
                  .collect(Collectors.groupingBy(StoredProblem::phase, Collectors.counting())))
          .isEqualTo(Map.of(Phase.OPENING, 7L, Phase.MIDDLE_GAME, 10L, Phase.ENDGAME, 1L));
      StoredProblem dearest = all.stream().min(StoredProblem.DEAREST_FIRST).orElseThrow();
      assertThat(List.of(dearest.game(), (long) dearest.ply())).containsExactly(6L, 38L);
      assertThat(dearest.cause()).contains("too-early");
      assertThat(dearest.opening()).isEqualTo("Heath-Bat");
      assertThat(dearest.lossCentidiscs()).isEqualTo(1200);
      Position before = annotated().getLast().positions().get(37);
      assertThat(new StoredProblems(base).position(dearest)).contains(before);
      assertThat(dearest.key()).isEqualTo(StoredProblems.key(before));
    }
  }

  /** In Japanese six games have six names, of which two are one in English. */
  @Test
  void namesTheOpeningsOfTheReaders() throws IOException {
    try (Base base = Base.open(file)) {
      StoredSource source = new StoredSources(base).games().getFirst();
      GameOpenings japanese = new GameOpenings(Locale.JAPANESE);
      assertThat(openings(new StoredProblems(base).ofFile(source)))
          .containsEntry(3L, Set.of("New Scorpion"))
          .containsEntry(6L, Set.of("Heath-Bat"));
      assertThat(openings(new StoredProblems(base, japanese).ofFile(source)))
          .containsEntry(3L, Set.of("大壁"))
          .containsEntry(6L, Set.of("裏こうもり"));
    }
  }

  private static Map<Long, Set<String>> openings(Map<Long, List<StoredProblem>> byGame) {
    return byGame.values().stream()
        .flatMap(List::stream)
        .collect(
            Collectors.groupingBy(
                StoredProblem::game,
                Collectors.mapping(StoredProblem::opening, Collectors.toSet())));
  }

  /** The rows of the tables say the same as the lines of the file from which they were made. */
  @Test
  void findsTheSameBadMovesInTheTables() throws IOException {
    GameOpenings japanese = new GameOpenings(Locale.JAPANESE);
    Map<Long, List<StoredProblem>> ofFile;
    try (Base base = Base.openToChange(file)) {
      ofFile =
          new StoredProblems(base, japanese).ofFile(new StoredSources(base).games().getFirst());
      List<AnnotatedGame> games = annotated();
      base.<Boolean>change(
          tables -> {
            try (AnnotationRows rows = new AnnotationRows(tables)) {
              for (int i = 0; i < games.size(); i++) {
                String text = AnnotationLine.settings(Optional.of(games.get(i).settings()));
                rows.add(i + 1, rows.settings(text), games.get(i));
              }
            }
            return true;
          });
    }
    try (Base base = Base.open(file)) {
      StoredProblems problems = new StoredProblems(base, japanese);
      assertThat(problems.annotated(0, 6))
          .isEqualTo(ofFile.values().stream().flatMap(List::stream).toList());
      assertThat(problems.annotated(4, 5)).isEqualTo(ofFile.get(5L));
      assertThat(problems.annotated(6, 9)).isEmpty();
    }
  }

  @Test
  void findsTheEndingsOfAPlayerInOrder() throws IOException {
    try (Base base = Base.open(file)) {
      StoredEndings endings = new StoredEndings(base, "Murakami Takeshi");
      List<StoredEnding> all = endings.after(0, 12, 100);
      assertThat(all).extracting(StoredEnding::game).isSorted().hasSizeGreaterThan(6);
      long last = 0;
      List<AnnotatedGame> games = annotated();
      for (StoredEnding each : all) {
        EndingTask task = each.task();
        AnnotatedGame game = games.get((int) each.game() - 1);
        assertThat(task.position()).isEqualTo(game.positions().get(task.ply() - 1));
        assertThat(task.position().empties()).isBetween(5, 12);
        if (each.game() != last) {
          boolean isBlack = game.game().header().black().startsWith("Murakami");
          assertThat(task.position().sideToMove()).isEqualTo(isBlack ? Disc.BLACK : Disc.WHITE);
        }
        last = each.game();
        assertThat(endings.at(task.canonical())).contains(each);
      }
      assertThat(endings.after(1, 12, 100))
          .isEqualTo(all.stream().filter(each -> each.game() > 1).toList());
      assertThat(new StoredEndings(base, "Nobody").after(0, 12, 100)).isEmpty();
      assertThat(new StoredEndings(base, "").after(0, 12, 2))
          .extracting(StoredEnding::game)
          .containsOnly(1L, 2L);
    }
  }
}
