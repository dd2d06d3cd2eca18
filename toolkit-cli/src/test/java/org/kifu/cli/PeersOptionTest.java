package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.kifu.cli.CommandRun.kifu;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.kifu.annotate.PeerTable;
import org.kifu.annotate.PeerTable.Group;
import org.kifu.annotate.PeerTable.PeerRow;

/** The table of other players, made from games. */
class PeersOptionTest {
  private static final String GAMES = "examples/wthor";

  @Tag("slow")
  @Test
  void aTableHasARowForEachDecadeAndIsReadBack() throws IOException {
    CommandRun run = kifu("calibrate", GAMES, "--peers", "3", "--level", "1", "--jobs", "1");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("# a random sample, seed 1: 3 of ");
    PeerTable table =
        PeerTable.read(new ByteArrayInputStream(run.out().getBytes(StandardCharsets.UTF_8)));
    assertThat(table.limits().depth()).isEqualTo(1);
    assertThat(table.rows())
        .filteredOn(row -> row.group() == Group.ALL && row.phase().isEmpty())
        .extracting(PeerRow::from, PeerRow::to, PeerRow::sides)
        .containsExactly(tuple(1977, 1983, 6), tuple(1997, 1997, 6));
    assertThat(kifu("calibrate", GAMES, "--peers", "3", "--level", "1", "--jobs", "3").out())
        .isEqualTo(run.out());
    assertThat(kifu("calibrate", GAMES, "--peers", "3", "--level", "1", "--seed", "2").out())
        .isNotEqualTo(run.out());
  }

  @Test
  void aTableHasNoChartAndIsOfAllPlayers() {
    CommandRun run = kifu("calibrate", GAMES, "--peers", "3", "--chart", "x.svg");
    assertThat(run.code()).isEqualTo(2);
    assertThat(kifu("calibrate", GAMES, "--peers", "3", "--programs").code()).isEqualTo(2);
    assertThat(run.err())
        .contains("--peers takes 1 game or more of each decade, without --chart or --programs");
  }
}
