package org.kifu.annotate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.analysis.Limits;
import org.kifu.annotate.PeerComparison.PeerStanding;
import org.kifu.annotate.PeerTable.Group;
import org.kifu.annotate.PeerTable.PeerRow;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;

/** The accuracy of players, and games beside it. */
class PeerTableTest {
  private static final Optional<Phase> GAME = Optional.empty();
  private static final Limits LIMITS = new Limits(2, 6, 90);

  /** The accuracies 50.00, 50.01, ... 90.00 of the nineties, and those of later years. */
  private static final PeerTable TABLE =
      new PeerTable(
          LIMITS,
          List.of(
              row(1990, GAME, IntStream.rangeClosed(5000, 9000).boxed().toList()),
              row(2000, GAME, List.of(8000, 9000)),
              row(2000, Optional.of(Phase.ENDGAME), List.of(6000, 9900))));

  private static PeerRow row(int from, Optional<Phase> phase, List<Integer> accuracies) {
    return PeerRow.of(from, from + 9, Group.ALL, phase, accuracies);
  }

  @ParameterizedTest
  @CsvSource({"4000, 0", "5000, 0", "7000, 50", "8000, 75", "8020, 76", "9000, 100", "9500, 100"})
  void thePartThatIsLessAccurateIsReadBetweenTheQuantiles(int accuracy, int percent) {
    assertThat(TABLE.percentBelow(1995, Group.ALL, GAME, accuracy)).hasValue(percent);
  }

  @ParameterizedTest
  @CsvSource({"1977, 1990", "1999, 1990", "2000, 2000", "2031, 2000"})
  void otherYearsCountToTheNearest(int year, int from) {
    assertThat(TABLE.row(year, Group.ALL, GAME)).map(PeerRow::from).contains(from);
    assertThat(TABLE.row(year, Group.STRONGEST, GAME)).isEmpty();
  }

  @Test
  void aTableIsReadBack() throws IOException {
    PeerTable read = PeerTable.read(bytes("# a remark\n" + TABLE.text()));
    assertThat(read.limits()).isEqualTo(LIMITS);
    assertThat(read.rows()).isEqualTo(TABLE.rows());
    assertThat(read.name()).isEqualTo(TABLE.name()).hasSize(8);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1990,1999", "x"})
  void whatIsNotATableIsRefused(String text) {
    assertThatThrownBy(() -> PeerTable.read(bytes(text))).isInstanceOf(IOException.class);
    assertThatThrownBy(
            () -> PeerTable.read(bytes(TABLE.text() + text + "\n1990,1999,all,game,2,7,5")))
        .isInstanceOf(IOException.class);
  }

  private static ByteArrayInputStream bytes(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Half of the sides are below the median, and the strongest are not less accurate than all. */
  @Test
  void theShippedTableHasEveryDecade() {
    PeerTable shipped = PeerTable.shipped();
    assertThat(shipped.text().length()).isLessThan(200_000);
    assertThat(shipped.rows()).extracting(PeerRow::from).contains(1977, 1990, 2000, 2010, 2020);
    for (PeerRow row : shipped.rows()) {
      assertThat(row.sides()).isGreaterThan(90);
      int median = row.quantiles().get(10);
      assertThat(row.percentBelow(median)).isEqualTo(50);
      assertThat(shipped.row(row.to(), row.group(), Optional.of(Phase.MIDDLE_GAME))).isPresent();
      if (row.group() == Group.STRONGEST) {
        int better = shipped.percentBelow(row.to(), Group.ALL, row.phase(), median).orElseThrow();
        assertThat(better).isGreaterThanOrEqualTo(row.phase().isEmpty() ? 51 : 50);
      }
    }
  }

  /** The accuracy is the one that an annotation with the limits of the table has. */
  @Test
  void aGameIsComparedWithTheLimitsOfTheTable() {
    Annotator<Position, Move> deep = annotator(new Limits(4, 8, 90)).withPeers(TABLE);
    AnnotatedGame game = annotated(deep, Games.match1997().getFirst());
    AnnotatedGame again = annotated(annotator(LIMITS), Games.match1997().getFirst());
    PeerComparison peers = game.peers().orElseThrow();
    assertThat(peers.from()).isEqualTo(2000); // the year is not known
    for (Disc side : Disc.values()) {
      OptionalInt accuracy = again.metrics(side).loss().accuracy();
      assertThat(peers.of(side).game()).isEqualTo(standing(TABLE.rows().get(1), accuracy));
      OptionalInt late = again.metrics(side).loss(Phase.ENDGAME).accuracy();
      assertThat(peers.of(side).phases())
          .containsExactly(entry(Phase.ENDGAME, standing(TABLE.rows().get(2), late)));
    }
    assertThat(game.settings().peers()).contains(TABLE.name());
    assertThat(game.withPeers(Optional.empty()).moves())
        .isEqualTo(
            annotated(annotator(new Limits(4, 8, 90)), Games.match1997().getFirst()).moves());
  }

  private static PeerStanding standing(PeerRow row, OptionalInt accuracy) {
    int hundredths = accuracy.orElseThrow();
    return new PeerStanding(hundredths, row.percentBelow(hundredths), OptionalInt.empty());
  }

  @Test
  void anUnfinishedGameIsNotCompared() {
    String half = Games.match1997().getFirst().substring(0, 90);
    assertThat(annotated(annotator(LIMITS).withPeers(TABLE), half).peers()).isEmpty();
  }

  private static Annotator<Position, Move> annotator(Limits limits) {
    return new Annotator<>(Othello.RULES, OpeningNamer.<Position, Move>none(), "0", limits)
        .withChances(WinCurve.shipped());
  }

  private static AnnotatedGame annotated(Annotator<Position, Move> annotator, String moves) {
    return (AnnotatedGame) annotator.annotate(ParsedGames.of(moves), new Engine(1));
  }
}
