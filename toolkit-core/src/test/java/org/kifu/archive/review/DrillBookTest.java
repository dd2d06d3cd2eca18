package org.kifu.archive.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.Phase;
import org.kifu.annotate.Reason.Motif;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.review.DrillChoice.ChanceRange;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.testing.Games;

/** Problems from the six games of the match of 1997. */
class DrillBookTest {
  private static final Optional<ChanceRange> COSTLY = Optional.of(new ChanceRange(500, 10_000));
  private static final DrillChoice ALL =
      new DrillChoice(Optional.empty(), COSTLY, Set.of(), Set.of(), Optional.empty());

  private static List<ReviewedGame> match() throws IOException {
    List<ReviewedGame> games = new ArrayList<>();
    try (InputStream in = Files.newInputStream(Games.annotated1997())) {
      AnnotationReader reader = new AnnotationReader("match", in);
      while (reader.hasNext()) {
        AnnotationResult game = reader.next();
        games.add(ReviewedGame.of((AnnotatedGame) game).orElseThrow());
      }
    }
    return games;
  }

  private static List<Drill> drills(PlayerSides player, DrillChoice choice, int most)
      throws IOException {
    DrillBook book = DrillBook.of(player, choice, most);
    match().forEach(book::add);
    return book.drills();
  }

  /** The moves that gave away five points, counted move by move: 11, 18 and 1 in the phases. */
  private static List<Long> byPhase(List<Drill> drills) {
    return Stream.of(Phase.values())
        .map(phase -> drills.stream().filter(drill -> drill.phase() == phase).count())
        .toList();
  }

  @Test
  void allPhasesTakeTurnsAsLongAsTheyHaveProblems() throws IOException {
    List<Drill> drills = drills(PlayerSides.both(), ALL, 100);
    assertThat(byPhase(drills)).containsExactly(10L, 18L, 1L);
    assertThat(drills.subList(0, 3).stream().map(Drill::phase))
        .containsExactlyInAnyOrder(Phase.values());
    assertThat(byPhase(drills.subList(0, 12))).containsExactly(5L, 6L, 1L);
    assertThat(drills(PlayerSides.both(), ALL, 7)).isEqualTo(drills.subList(0, 7));
  }

  @ParameterizedTest
  @EnumSource(Phase.class)
  void aPhaseIsChosenAloneAndItsDearestMoveComesFirst(Phase phase) throws IOException {
    DrillChoice choice =
        new DrillChoice(Optional.empty(), COSTLY, Set.of(phase), Set.of(), Optional.empty());
    List<Drill> drills = drills(PlayerSides.both(), choice, 100);
    assertThat(drills).isNotEmpty().allMatch(drill -> drill.phase() == phase);
    assertThat(drills)
        .isSortedAccordingTo(
            Comparator.comparingInt((Drill drill) -> drill.move().winLoss().orElseThrow())
                .reversed());
  }

  @Test
  void theCauseTheOpeningAndTheSizeChoose() throws IOException {
    DrillChoice corners =
        new DrillChoice(
            Optional.of(MoveLabel.INACCURACY),
            Optional.empty(),
            Set.of(),
            Set.of(Motif.CORNER_GIVEN),
            Optional.empty());
    assertThat(drills(PlayerSides.both(), corners, 100))
        .isNotEmpty()
        .allMatch(drill -> drill.move().reasons().getFirst().motif() == Motif.CORNER_GIVEN);
    DrillChoice cat =
        new DrillChoice(
            Optional.empty(), COSTLY, Set.of(), Set.of(), Optional.of(FoldedName.of("hEATH")));
    List<Drill> heath = drills(PlayerSides.both(), cat, 100);
    assertThat(heath).isNotEmpty().hasSizeLessThan(29);
    DrillChoice small =
        new DrillChoice(
            Optional.empty(),
            Optional.of(new ChanceRange(500, 799)),
            Set.of(),
            Set.of(),
            Optional.empty());
    assertThat(drills(PlayerSides.both(), small, 100))
        .isNotEmpty()
        .allMatch(drill -> drill.move().winLoss().orElseThrow() < 800);
  }

  @Test
  void aSideIsThePlayerInGamesWithoutNames() throws IOException {
    List<Drill> black = drills(PlayerSides.always(Disc.BLACK), ALL, 100);
    assertThat(black).isNotEmpty().allMatch(drill -> drill.move().mover() == Disc.BLACK);
    List<Drill> murakami = drills(PlayerSides.named("murakami", false), ALL, 100);
    assertThat(murakami)
        .hasSizeGreaterThan(10)
        .allMatch(drill -> drill.header().player(drill.move().mover()).equals("Murakami Takeshi"));
  }

  @Test
  void whatIsDueComesFirstThenWhatIsNew() throws Exception {
    List<Drill> all = drills(PlayerSides.both(), ALL, 100);
    String due = BoardText.write(all.getLast().position());
    String later = BoardText.write(all.getFirst().position());
    DrillProgress progress =
        DrillProgress.of(List.of("2026-11-20," + due + ",wrong", "2026-11-28," + later + ",right"));
    DrillBook book =
        DrillBook.of(PlayerSides.both(), ALL, 100).scheduled(progress, LocalDate.of(2026, 11, 28));
    match().forEach(book::add);
    assertThat(book.later()).isOne();
    assertThat(book.drills())
        .hasSize(all.size() - 1)
        .startsWith(all.getLast())
        .doesNotContain(all.getFirst());
  }
}
