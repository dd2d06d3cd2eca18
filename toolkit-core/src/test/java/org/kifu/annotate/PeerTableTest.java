package org.kifu.annotate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
  private static final Limits LIMITS = new Limits(2, 6, 90);

  /** The accuracies 50.00, 50.01, ... 90.00 of the nineties, and those of later years. */
  private static final PeerTable TABLE =
      new PeerTable(
          LIMITS,
          List.of(
              PeerRow.of(1990, 1999, Group.ALL, IntStream.rangeClosed(5000, 9000).boxed().toList()),
              PeerRow.of(2000, 2009, Group.ALL, List.of(8000, 9000))));

  @ParameterizedTest
  @CsvSource({"4000, 0", "5000, 0", "7000, 50", "8000, 75", "8020, 76", "9000, 100", "9500, 100"})
  void thePartThatIsLessAccurateIsReadBetweenTheQuantiles(int accuracy, int percent) {
    assertThat(TABLE.percentBelow(1995, Group.ALL, accuracy)).hasValue(percent);
  }

  @ParameterizedTest
  @CsvSource({"1977, 1990", "1999, 1990", "2000, 2000", "2031, 2000"})
  void otherYearsCountToTheNearest(int year, int from) {
    assertThat(TABLE.row(year, Group.ALL)).map(PeerRow::from).contains(from);
    assertThat(TABLE.row(year, Group.STRONGEST)).isEmpty();
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
    assertThatThrownBy(() -> PeerTable.read(bytes(TABLE.text() + text + "\n1990,1999,all,2,7,5")))
        .isInstanceOf(IOException.class);
  }

  private static ByteArrayInputStream bytes(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Half of the sides are below the median, and the strongest are more accurate than all. */
  @Test
  void theShippedTableHasEveryDecade() {
    PeerTable shipped = PeerTable.shipped();
    assertThat(shipped.text().length()).isLessThan(200_000);
    assertThat(shipped.rows()).extracting(PeerRow::from).contains(1977, 1990, 2000, 2010, 2020);
    for (PeerRow row : shipped.rows()) {
      assertThat(row.sides()).isGreaterThan(90);
      int median = row.quantiles().get(10);
      assertThat(row.percentBelow(median)).isEqualTo(50);
      if (row.group() == Group.STRONGEST) {
        assertThat(shipped.percentBelow(row.to(), Group.ALL, median).orElse(0)).isGreaterThan(50);
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
      int percent = TABLE.rows().getLast().percentBelow(accuracy.orElseThrow());
      assertThat(peers.of(side))
          .isEqualTo(new PeerStanding(accuracy.getAsInt(), percent, OptionalInt.empty()));
    }
    assertThat(game.settings().peers()).contains(TABLE.name());
    assertThat(game.withPeers(Optional.empty()).moves())
        .isEqualTo(
            annotated(annotator(new Limits(4, 8, 90)), Games.match1997().getFirst()).moves());
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
