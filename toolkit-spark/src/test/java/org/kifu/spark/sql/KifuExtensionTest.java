package org.kifu.spark.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.kifu.spark.LocalSpark;

@Tag("slow")
class KifuExtensionTest {
  private static final Path YEAR = Path.of("..", "examples", "wthor", "WTH_1983.wtb");

  private static SparkSession spark;

  @BeforeAll
  static void start() {
    spark =
        LocalSpark.builder()
            .config("spark.sql.extensions", KifuExtension.class.getName())
            .getOrCreate();
    spark.read().format("kifu").load(YEAR.toString()).createOrReplaceTempView("games");
    spark
        .read()
        .format("kifu")
        .option("rows", "plies")
        .load(YEAR.toString())
        .createOrReplaceTempView("plies");
  }

  @AfterAll
  static void stop() {
    spark.stop();
  }

  @Test
  void answersOneGame() {
    Row row =
        sql("select othello_is_legal('f5d6c3'), othello_is_legal('f5f6a1'),"
                + " othello_is_legal('1. F5 d6 2. C3'), othello_is_legal('hello'),"
                + " othello_is_legal(null), othello_opening('F5d6c3d3c4'),"
                + " othello_final_score('f5d6c3'),"
                + " othello_position('f5d6', 1), othello_position('f5d6', 3),"
                + " othello_position('', 0), othello_canonical('c4', 1) ="
                + " othello_canonical('f5', 1), othello_position('f5a1d6', 1) is not null,"
                + " othello_position('f5', -1), othello_opening('')")
            .getFirst();
    assertThat(row.getBoolean(0)).isTrue();
    assertThat(row.getBoolean(1)).isFalse();
    assertThat(row.getBoolean(2)).isTrue();
    assertThat(row.isNullAt(3)).isTrue();
    assertThat(row.isNullAt(4)).isTrue();
    assertThat(row.getString(5)).isEqualTo("Tiger");
    assertThat(row.isNullAt(6)).isTrue();
    assertThat(row.getString(7))
        .isEqualTo("---------------------------OX------XXX-------------------------- O");
    assertThat(row.isNullAt(8)).isTrue();
    assertThat(row.getString(9)).endsWith(" X");
    assertThat(row.getBoolean(10)).isTrue();
    assertThat(row.getBoolean(11)).isTrue();
    assertThat(row.isNullAt(12)).isTrue();
    assertThat(row.isNullAt(13)).isTrue();
  }

  @Test
  void agreesWithTheColumnsOfAnArchive() {
    String differing =
        "select count(*), count(black_disc_diff) from games where"
            + " not (othello_final_score(moves) <=> black_disc_diff)"
            + " or othello_is_legal(moves) <> (verdict <> 'illegal')";
    assertThat(sql(differing).getFirst().getLong(0)).isZero();
    assertThat(sql("select count(othello_final_score(moves)) from games").getFirst().getLong(0))
        .isPositive();
  }

  /** After each ply, passes among them: the position is the one that the next ply is played in. */
  @Test
  void agreesWithThePlies() {
    String compared =
        "select sum(if(othello_position(g.moves, p.ply - 1) like concat('%',"
            + " if(p.mover = 'black', 'X', 'O')) and bit_count(p.black_bits) ="
            + " length(replace(replace(left(othello_position(g.moves, p.ply - 1), 64), 'O', ''),"
            + " '-', '')), 1, 0)), count(*), sum(if(p.move = 'pass', 1, 0))"
            + " from plies p join games g on p.game = g.game";
    Row row = sql(compared).getFirst();
    assertThat(row.getLong(0)).isEqualTo(row.getLong(1));
    assertThat(row.getLong(2)).isPositive();
  }

  @Test
  void refusesAWrongNumberOfArguments() {
    assertThatThrownBy(() -> sql("select othello_position('f5')"))
        .hasStackTraceContaining("othello_position takes 2 arguments, not 1");
  }

  private static List<Row> sql(String query) {
    return spark.sql(query).collectAsList();
  }
}
