package org.kifu.spark.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.archive.rows.RecordColumns;
import org.kifu.archive.rows.RowColumn;
import org.kifu.cli.PlainCommand;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Othello;
import org.kifu.source.Source;
import org.kifu.spark.LocalSpark;
import org.kifu.spark.sql.KifuExtension;
import org.kifu.verify.CheckedGame;
import org.kifu.verify.GameChecker;

/** The data source against the plain reader, on the games that come with the program. */
@Tag("slow")
class KifuSourceTest {
  private static final Path EXAMPLES = Path.of("..", "examples").toAbsolutePath().normalize();
  private static final Path WTHOR = EXAMPLES.resolve("wthor");
  private static final Path YEAR = WTHOR.resolve("WTH_1983.wtb");
  private static final Path BROKEN = EXAMPLES.resolve("three-good-one-broken.txt");
  private static final String SPLIT = "spark.sql.files.maxPartitionBytes";

  private static SparkSession spark;
  @TempDir private Path folder;

  @BeforeAll
  static void start() {
    spark = LocalSpark.start();
  }

  /** The rows of a base are those of its files, a task for some files each. */
  @Test
  void readsTheFilesThatABaseKeeps() throws IOException {
    Path base = folder.resolve("games.kifu");
    PlainCommand.run("base", "create", base.toString(), WTHOR.toString(), BROKEN.toString());
    spark.conf().set(SPLIT, "100000");
    Dataset<Row> ofBase = load(base);
    Dataset<Row> ofFiles = spark.read().format("kifu").load(WTHOR.toString(), BROKEN.toString());
    assertThat(ofBase.javaRDD().getNumPartitions()).isGreaterThan(1);
    assertThat(rows(ofBase))
        .containsExactlyInAnyOrderElementsOf(rows(ofFiles))
        .hasSizeGreaterThan(660);
    assertThat(ofBase.schema()).isEqualTo(ofFiles.schema());
  }

  @Test
  void adviceNamesTheOptionsOfTheDataSource() {
    SourceOptions options = SourceOptions.of(new CaseInsensitiveStringMap(Map.of("path", "x")));
    assertThat(options.reading(_ -> {}).advice())
        .isEqualTo(
            new ReadOptions.Advice(
                "option 'from'", "option 'rules'", "option 'players' or 'tournaments'"));
  }

  /** Record 346 is Inoue Hiroshi in the archive's own file of players. */
  @Test
  void takesTheNameFilesThatTheOptionsName() throws IOException {
    Path games = Files.copy(WTHOR.resolve("WTH_1977.wtb"), folder.resolve("a.wtb"));
    Path players = Files.copy(WTHOR.resolve("WTH.JOU"), folder.resolve("server.Jou"));
    Files.copy(WTHOR.resolve("WTH.JOU"), folder.resolve("other.jou"));
    Dataset<Row> numbers = load(games).select("black");
    assertThat(numbers.first().getString(0)).isEqualTo("#346");
    Dataset<Row> named =
        spark
            .read()
            .format("kifu")
            .option("players", players.toString())
            .load(games.toString())
            .select("black");
    assertThat(named.first().getString(0)).isEqualTo("Inoue Hiroshi");
    assertThatThrownBy(
            () ->
                SourceOptions.of(
                    new CaseInsensitiveStringMap(Map.of("path", "x", "tournaments", "a.jou"))))
        .hasMessage("tournaments: the name of the file ends in .trn, not a.jou");
  }

  @AfterAll
  static void stop() {
    spark.stop();
  }

  @AfterEach
  void splitAsUsual() {
    spark.conf().unset(SPLIT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "wthor/WTH_1983.wtb",
        "logistello-murakami-1997.pgn",
        "additions-1983.pgn",
        "edax-sample.sgf",
        "ffo-1-19.obf",
        "ggs-synchro-2009.ggf",
        "kifu-diagram.txt",
        "logistello-murakami-1997.txt",
        "rules"
      })
  void givesTheGamesOfThePlainReader(String example) throws IOException {
    Path path = EXAMPLES.resolve(example);
    List<String> plain = new ArrayList<>();
    try (Stream<Path> files = Files.isDirectory(path) ? Files.walk(path) : Stream.of(path)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        plain.addAll(plain(file));
      }
    }
    assertThat(plain).isNotEmpty();
    assertThat(rows(load(path).where("game is not null")))
        .containsExactlyInAnyOrderElementsOf(plain);
  }

  @Test
  void splitsAnArchiveBetweenRecords() throws IOException {
    List<String> whole = plain(YEAR);
    spark.conf().set(SPLIT, 68 * 7);
    Dataset<Row> games = load(YEAR);
    assertThat(games.javaRDD().getNumPartitions()).isEqualTo((whole.size() + 6) / 7);
    assertThat(rows(games)).containsExactlyElementsOf(whole);
  }

  @Test
  void tellsOfACutArchiveOnceHoweverItIsSplit() throws IOException {
    byte[] bytes = Files.readAllBytes(YEAR);
    Path cut = Files.write(folder.resolve("WTH_1983.wtb"), Arrays.copyOf(bytes, 16 + 68 * 30 + 20));
    spark.conf().set(SPLIT, 68 * 7);
    List<Row> corrupt = load(cut).where("_corrupt_record is not null").collectAsList();
    assertThat(corrupt).hasSize(2); // the cut record, and that the header says more
    assertThat(corrupt.getFirst().<Integer>getAs("game")).isEqualTo(31);
    assertThat(corrupt.getFirst().<String>getAs("_corrupt_record")).matches("[0-9a-f]{40}");
    assertThat(corrupt.getLast().isNullAt(corrupt.getLast().fieldIndex("game"))).isTrue();
    assertThat(corrupt.getLast().<String>getList(corrupt.getLast().fieldIndex("findings")))
        .containsExactly("truncated");
    assertThat(load(cut, "mode", "dropmalformed").count()).isEqualTo(30);
    assertThatThrownBy(() -> load(cut, "mode", "failfast").collectAsList())
        .hasStackTraceContaining("WTH_1983.wtb@2056: game 31: the source ends after 20 of the 68");
  }

  @Test
  void readsTextLineByLineWhereverItIsSplit() throws IOException {
    String good = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7";
    String lines = (good + "\r\n\n" + "hello\n" + good.substring(0, 8) + "\n").repeat(5) + "f5a1";
    Path file = Files.writeString(folder.resolve("games.txt"), lines);
    for (int bytes : new int[] {68, 71, 1000}) {
      spark.conf().set(SPLIT, bytes);
      Dataset<Row> games = load(file, "multiLine", "false", "from", "transcript");
      assertThat(games.where("moves = '" + good + "'").count()).isEqualTo(5);
      assertThat(games.where("moves = 'f5d6c3d3'").count()).isEqualTo(5);
      assertThat(games.where("verdict = 'illegal'").count()).isEqualTo(1);
      assertThat(games.where("_corrupt_record = 'hello'").count()).isEqualTo(5);
      assertThat(games.select("offset").distinct().count()).isEqualTo(16);
      for (Row game : games.where("moves is not null").collectAsList()) {
        int offset = Math.toIntExact(game.<Long>getAs("offset"));
        assertThat(lines.substring(offset)).startsWith(game.<String>getAs("moves"));
      }
    }
  }

  /** Not where it is in its line, which has a number in no file that is split. */
  @Test
  void endsWithThePlaceInTheFileOfALineThatCannotBeRead() throws IOException {
    Path file = Files.writeString(folder.resolve("games.txt"), "f5d6c3d3c4\nhello\n");
    String[] options = {"multiLine", "false", "from", "transcript", "mode", "failfast"};
    assertThatThrownBy(() -> load(file, options).collectAsList())
        .hasStackTraceContaining("games.txt@11: no game is found");
  }

  @Test
  void givesARowAPly() throws IOException {
    long plies = 0;
    try (GameReader reader = GameReader.open(YEAR)) {
      for (ParsedGame game : reader) {
        plies += Replay.of(Othello.RULES, game.record().orElseThrow()).steps().size();
      }
    }
    Dataset<Row> rows = load(YEAR, "rows", "plies");
    assertThat(rows.count()).isEqualTo(plies);
    Row first = rows.where("game = 1 and ply = 1").first();
    assertThat(first.<String>getAs("mover")).isEqualTo("black");
    assertThat(first.<Long>getAs("black_bits")).isEqualTo(0x0000_0008_1000_0000L);
    assertThat(rows.where("move = 'pass'").where("token is not null").count()).isZero();
    assertThat(rows.where("ply = 2").select("canonical_player", "canonical_opponent").distinct())
        .satisfies(all -> assertThat(all.count()).isEqualTo(1));
  }

  @Test
  void takesPatternsAndSeveralPaths() {
    long years = load(WTHOR.resolve("WTH_198[03].wtb")).select("source").distinct().count();
    assertThat(years).isEqualTo(2);
    Dataset<Row> two =
        spark.read().format("kifu").load(YEAR.toString(), WTHOR.resolve("WTH_1980.wtb").toString());
    assertThat(two.select("source").distinct().count()).isEqualTo(2);
    assertThat(two.groupBy("year").count().count()).isEqualTo(2);
  }

  @Test
  void keepsWhatIsNotAGameAsARow() throws IOException {
    Files.write(
        folder.resolve("board.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10});
    Files.copy(BROKEN, folder.resolve("games.txt"));
    Dataset<Row> all = load(folder, "columnNameOfCorruptRecord", "bad");
    assertThat(all.where("bad is not null").select("findings").first().<String>getList(0))
        .containsExactly("unsupported-format");
    assertThat(all.where("game is not null").count()).isEqualTo(4);
    assertThat(all.where("array_contains(findings, 'illegal-move')").count()).isEqualTo(1);
  }

  @Test
  void refusesWhatItDoesNotKnow() {
    assertThatThrownBy(() -> load(YEAR, "mode", "strict"))
        .hasMessageContaining("mode: unknown value 'strict'; known: permissive");
    assertThatThrownBy(() -> load(YEAR, "from", "chess")).hasMessageContaining("known: diagram");
    assertThatThrownBy(() -> load(YEAR, "rules", "chess")).hasMessageContaining("'chess'");
    assertThatThrownBy(() -> load(folder.resolve("none.wtb")).count())
        .hasStackTraceContaining("none.wtb: no such file");
    assertThatThrownBy(() -> spark.read().format("kifu").load()).hasMessageContaining("load(path)");
  }

  /** The session knows nothing of them yet. */
  @Test
  void goesWithFunctionsThatAreRegistered() {
    assertThatThrownBy(() -> spark.sql("select othello_is_legal('f5')"))
        .hasMessageContaining("othello_is_legal");
    KifuExtension.register(spark);
    load(YEAR).createOrReplaceTempView("year");
    String query = "select sum(if(othello_is_legal(moves), 0, 1)), count(*) from year";
    assertThat(spark.sql(query).first().getLong(0)).isZero();
  }

  /** The columns are a promise: who changes them raises the version and the documentation. */
  @Test
  void documentsItsColumns() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "spark.md"), StandardCharsets.UTF_8);
    assertThat(page)
        .contains("The columns of this table are version " + RecordColumns.VERSION + " ");
    for (RowColumns<?> columns :
        List.of(RowColumns.ofGames("_corrupt_record"), RowColumns.ofPlies("_corrupt_record"))) {
      for (RowColumn<?> column : columns.all()) {
        assertThat(page)
            .contains(
                "| `%s` | %s | %s |"
                    .formatted(
                        column.column().name(),
                        RowColumns.type(column).catalogString(),
                        column.about()));
      }
    }
  }

  private Dataset<Row> load(Path path, String... options) {
    var reader = spark.read().format("kifu");
    for (int i = 0; i < options.length; i += 2) {
      reader = reader.option(options[i], options[i + 1]);
    }
    return reader.load(path.toString());
  }

  private static List<String> rows(Dataset<Row> games) {
    return games
        .select(
            "source",
            "game",
            "offset",
            "rules",
            "black",
            "event",
            "date",
            "moves",
            "legal_moves",
            "verdict",
            "declared_black_discs",
            "black_discs")
        .collectAsList()
        .stream()
        .map(row -> row.mkString("|"))
        .toList();
  }

  /** The same facts by the plain reader and the plain replay. */
  private static List<String> plain(Path file) throws IOException {
    if (file.getFileName().toString().matches("(?i).*\\.(jou|trn)")) {
      return List.of();
    }
    List<String> rows = new ArrayList<>();
    GameChecker checker = new GameChecker(false);
    try (GameReader reader =
        GameReader.open(Source.of(file), ReadOptions.reportingTo(problem -> {}))) {
      for (ParsedGame game : reader) {
        rows.add(plain(file, game, checker.check(game)));
      }
    }
    return rows;
  }

  private static String plain(Path file, ParsedGame game, CheckedGame checked) {
    GameRecord record = game.record().orElseThrow();
    var replay = Replay.of(Catalogue.byName(record.rules()).orElseThrow().rules(), record);
    boolean isScored = record.rules().equals("othello") && replay.isComplete();
    Object[] facts = {
      file,
      game.number(),
      game.origin().start().offset(),
      record.rules(),
      record.header().black(),
      record.header().event(),
      record.header().date(),
      record.moves().joined(),
      checked.moves(),
      checked.verdict().name().toLowerCase(Locale.ROOT),
      checked.declaredBlackDiscs() < 0 ? "" : checked.declaredBlackDiscs(),
      isScored ? replay.count().blackDiscs() : ""
    };
    return Arrays.stream(facts)
        .map(fact -> fact.toString().isEmpty() ? "null" : fact.toString())
        .reduce((one, other) -> one + "|" + other)
        .orElseThrow();
  }
}
