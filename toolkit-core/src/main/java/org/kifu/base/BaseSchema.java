package org.kifu.base;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The tables of a base: the one place from which they are made, and from which their documentation
 * is made. All tables are strict, so a value has the type of its column.
 */
public final class BaseSchema {
  /** The number in the header of the file by which a base is known: {@code KIFU} in ASCII. */
  public static final int APPLICATION_ID = 0x4B494655;

  /** The version of the tables, which the file states as its {@code user_version}. */
  public static final int VERSION = 9;

  /** The version that brought annotated games, and the answers to drills in their present form. */
  static final int WITH_ANNOTATIONS = 3;

  /** The version that brought records that are left out. */
  static final int WITH_COPIES = 4;

  private static final List<BaseTable> TABLES =
      Stream.concat(ArchiveTables.TABLES.stream(), OwnTables.TABLES.stream()).toList();

  /** The games that counts must look at one by one. */
  static final String APART =
      "CREATE INDEX games_apart ON games (source, game) WHERE " + GameCondition.APART;

  /** The results of all others. */
  static final String BY_RESULT =
      "CREATE INDEX games_by_result ON games (year, black_disc_diff) WHERE " + GameCondition.PLAIN;

  private static final String BY_SETTINGS =
      "CREATE INDEX annotated_games_by_settings ON annotated_games (settings)";

  private static final List<String> OF_COPIES =
      List.of(
          "CREATE INDEX copies_by_source ON copies (source, record)",
          "CREATE INDEX copies_by_game ON copies (game)");

  private static final String OF_VARIATIONS =
      "CREATE INDEX variations_by_game ON variations (game)";

  private static final List<String> OF_JOBS =
      List.of(
          "CREATE INDEX jobs_by_order ON jobs (state, rank DESC, job)",
          "CREATE INDEX jobs_by_end ON jobs (state, ended)");

  private static final List<String> INDEXES =
      List.of(
          "CREATE INDEX sources_by_name ON sources (name)",
          "CREATE INDEX games_by_source ON games (source, number)",
          "CREATE INDEX games_by_black ON games (black)",
          "CREATE INDEX games_by_white ON games (white)",
          "CREATE INDEX games_by_event ON games (event)",
          "CREATE INDEX games_by_year ON games (year)",
          "CREATE INDEX games_by_opening ON games (opening)",
          APART,
          BY_RESULT,
          "CREATE INDEX findings_by_source ON findings (source)",
          "CREATE INDEX findings_by_game ON findings (game)",
          "CREATE INDEX findings_by_code ON findings (code)",
          OF_COPIES.getFirst(),
          OF_COPIES.getLast(),
          "CREATE INDEX remarks_by_game ON remarks (game)",
          "CREATE INDEX record_tags_by_game ON record_tags (game)",
          BY_SETTINGS,
          "CREATE INDEX notes_by_game ON notes (game)",
          OF_VARIATIONS,
          OF_JOBS.getFirst(),
          OF_JOBS.getLast(),
          "CREATE INDEX source_names_by_names ON source_names (names)");

  private BaseSchema() {}

  /** The statements that make the tables, in their order. */
  static List<String> statements() {
    return Stream.concat(TABLES.stream().map(BaseTable::statement), INDEXES.stream()).toList();
  }

  /** The statements that make what version 2 added. */
  static List<String> ofVersion2() {
    List<String> all = new ArrayList<>(made("position_results", "position_moves"));
    all.add(APART);
    all.add(BY_RESULT);
    return all;
  }

  /** The statements that make what version 3 added, or made in another way. */
  static List<String> ofVersion3() {
    List<String> all =
        new ArrayList<>(made("annotation_settings", "annotated_games", "annotations", "drills"));
    all.add(BY_SETTINGS);
    return all;
  }

  /** The statements that make what version 4 added. */
  static List<String> ofVersion4() {
    return Stream.concat(made("copies").stream(), OF_COPIES.stream()).toList();
  }

  /** The statements that make what version 5 added; the last step makes its sums. */
  static List<String> ofVersion5() {
    BaseTable.Column sum = declarations("games").getLast();
    return Stream.concat(
            Stream.of(
                "ALTER TABLE games ADD COLUMN " + sum.declared(),
                "DELETE FROM position_results",
                "DROP TABLE position_moves"),
            made("position_moves").stream())
        .toList();
  }

  /** The statements that make what version 6 added. */
  static List<String> ofVersion6() {
    return Stream.concat(
            made("variations", "decisions", "corrections").stream(), Stream.of(OF_VARIATIONS))
        .toList();
  }

  /** The statements that make what version 7 added. */
  static List<String> ofVersion7() {
    return Stream.concat(
            made("jobs", "claims", "job_speeds", "job_settings").stream(), OF_JOBS.stream())
        .toList();
  }

  /** The statements that make what version 8 added, for tables that are then filled. */
  static List<String> ofVersion8() {
    return made("position_sums", "annotation_sums");
  }

  /**
   * The statements that make what version 9 added, for a column that is then filled. The sum stays
   * the last column.
   */
  static List<String> ofVersion9() {
    BaseTable.Column sum = declarations("games").getLast();
    BaseTable.Column winner =
        declarations("games").stream()
            .filter(column -> column.name().equals("winner"))
            .findFirst()
            .orElseThrow();
    return List.of(
        "ALTER TABLE games DROP COLUMN " + sum.name(),
        "ALTER TABLE games ADD COLUMN " + winner.declared(),
        "ALTER TABLE games ADD COLUMN " + sum.declared());
  }

  /**
   * A statement without the spaces that do not matter: SQLite sets others where it adds a column.
   */
  static String normal(String statement) {
    return statement.replaceAll("\\s*([(),])\\s*", "$1").replaceAll("\\s+", " ");
  }

  private static List<String> made(String... names) {
    return TABLES.stream()
        .filter(table -> List.of(names).contains(table.name()))
        .map(BaseTable::statement)
        .toList();
  }

  /** The names of the tables, in the order in which they are made. */
  static List<String> tables() {
    return TABLES.stream().map(BaseTable::name).toList();
  }

  /** The names of the columns of a table. */
  static List<String> columns(String table) {
    return declarations(table).stream().map(BaseTable.Column::name).toList();
  }

  /** The columns of a table. */
  static List<BaseTable.Column> declarations(String table) {
    return TABLES.stream()
        .filter(each -> each.name().equals(table))
        .flatMap(each -> each.columns().stream())
        .toList();
  }

  /** The statement that adds a row to a table, with a parameter for each column. */
  static String insert(String table) {
    List<String> names = columns(table);
    String marks = names.stream().map(_ -> "?").collect(Collectors.joining(", "));
    return "INSERT INTO %s (%s) VALUES (%s)".formatted(table, String.join(", ", names), marks);
  }

  /** The documentation of the tables, as Markdown: a heading for each. */
  public static String page() {
    String indexes =
        INDEXES.stream()
            .map(each -> each + ";\n")
            .collect(Collectors.joining("", "```sql\n", "```\n"));
    return TABLES.stream().map(BaseTable::page).collect(Collectors.joining("\n"))
        + "\n## Indexes\n\n"
        + indexes;
  }
}
