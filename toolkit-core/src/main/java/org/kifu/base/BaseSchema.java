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
  public static final int VERSION = 2;

  private static final String MOVE =
      "The square in the canonical form of the position, the smallest of equivalent ones: 0 is a1,"
          + " 7 h1, 63 h8.";

  private static final String OF_GAME = "INTEGER NOT NULL REFERENCES games ON DELETE CASCADE";

  private static BaseTable.Column column(String name, String declaration, String text) {
    return new BaseTable.Column(name, declaration, text);
  }

  private static final List<BaseTable> TABLES =
      List.of(
          BaseTable.of(
              "sources",
              "A file that was added, or a file with names that belongs to one.",
              column(
                  "source",
                  "INTEGER PRIMARY KEY AUTOINCREMENT",
                  "The number of the source. It is never used again."),
              column(
                  "role",
                  "TEXT NOT NULL",
                  "`games`, or `names` for a file with the names of players or tournaments."),
              column("name", "TEXT NOT NULL", "The path as it was given."),
              column(
                  "folder",
                  "TEXT NOT NULL",
                  "The path without the last part; empty for the current folder."),
              column("file_name", "TEXT NOT NULL", "The last part of the path."),
              column("size", "INTEGER NOT NULL", "The number of bytes."),
              column("sha256", "TEXT NOT NULL", "The SHA-256 of the bytes, in hexadecimal digits."),
              column(
                  "format",
                  "TEXT",
                  "The notation that was recognised or given; of an archive, that of its first"
                      + " game."),
              column("read_from", "TEXT", "The notation that was given with `--from`."),
              column("read_encoding", "TEXT", "The encoding that was given with `--encoding`."),
              column("read_rules", "TEXT NOT NULL", "The rules of games whose records name none."),
              column("games", "INTEGER NOT NULL", "The number of games, readable or not.")),
          BaseTable.of(
                  "source_parts",
                  "A run of bytes of a source. All parts of a source in their order are the file,"
                      + " byte for byte.",
                  column(
                      "source",
                      "INTEGER NOT NULL REFERENCES sources ON DELETE CASCADE",
                      "The source."),
                  column(
                      "part",
                      "INTEGER NOT NULL",
                      "The number of the part, from 0. Each part but the last has 65,536 bytes."),
                  column("bytes", "BLOB NOT NULL", "The bytes."))
              .withUnique("source, part"),
          BaseTable.of(
                  "source_names",
                  "A file with names that was used to read a source.",
                  column(
                      "source",
                      "INTEGER NOT NULL REFERENCES sources ON DELETE CASCADE",
                      "The source with games."),
                  column("names", "INTEGER NOT NULL REFERENCES sources", "The source with names."),
                  column(
                      "given",
                      "INTEGER NOT NULL",
                      "1 if the file was given with `--wthor-names`, 0 if it was beside the"
                          + " games."))
              .keyedBy("source, names"),
          BaseTable.of(
              "players",
              "A spelling of the name of a player, as sources write it.",
              column("player", "INTEGER PRIMARY KEY", "The number of the player."),
              column("name", "TEXT NOT NULL UNIQUE", "The name.")),
          BaseTable.of(
              "events",
              "A spelling of the name of a tournament or match, as sources write it.",
              column("event", "INTEGER PRIMARY KEY", "The number of the event."),
              column("name", "TEXT NOT NULL UNIQUE", "The name.")),
          BaseTable.of(
              "openings",
              "A position with a name, as the Kifu that made the base knows it.",
              column("opening", "INTEGER PRIMARY KEY", "The number of the opening."),
              column("name", "TEXT NOT NULL", "The name."),
              column(
                  "aliases",
                  "TEXT NOT NULL",
                  "Other names, with ` / ` between them; empty if there are none."),
              column("moves", "TEXT NOT NULL", "Moves that lead to the position, from the start."),
              column("ply", "INTEGER NOT NULL", "The number of discs placed."),
              column("key", "INTEGER NOT NULL", "The key of the position, as in `positions`.")),
          BaseTable.of(
              "games",
              "A game of a source, readable or not.",
              column(
                  "game",
                  "INTEGER PRIMARY KEY AUTOINCREMENT",
                  "The number of the game. It is never used again."),
              column(
                  "source", "INTEGER NOT NULL REFERENCES sources ON DELETE CASCADE", "The source."),
              column(
                  "number",
                  "INTEGER NOT NULL",
                  "The number of the game in its source, or in its entry of an archive, from 1."),
              column(
                  "entry",
                  "TEXT NOT NULL",
                  "The path in an archive; empty if the source is not one."),
              column(
                  "byte_offset",
                  "INTEGER NOT NULL",
                  "The offset of its first byte in the source, from 0. In packed sources it counts"
                      + " unpacked bytes."),
              column("byte_count", "INTEGER NOT NULL", "The number of bytes of its record."),
              column("line", "INTEGER NOT NULL", "The line, from 1; 0 in a binary source."),
              column("checksum", "INTEGER NOT NULL", "The CRC-32C of the bytes of its record."),
              column("black", "INTEGER REFERENCES players", "The player of the black discs."),
              column("white", "INTEGER REFERENCES players", "The player of the white discs."),
              column("event", "INTEGER REFERENCES events", "The event."),
              column("round", "TEXT", "The round, as written."),
              column("place", "TEXT", "The town or server."),
              column(
                  "date",
                  "TEXT",
                  "The date, as precise as the source: `1997`, `1997-08` or `1997-08-07`."),
              column("year", "INTEGER", "The year of the date."),
              column("rules", "TEXT", "The name of the rules; null if the game is unreadable."),
              column("start", "TEXT", "The start as written; null for the usual start."),
              column(
                  "moves",
                  "TEXT",
                  "The moves: squares of the 8x8 board joined in lower case, `pa` for a written"
                      + " pass; other moves with spaces between them."),
              column(
                  "squares",
                  "BLOB",
                  "The moves as a byte each: 0 is a1, 7 h1, 63 h8, 255 a written pass. Null if a"
                      + " move is not a square of the 8x8 board."),
              column(
                  "verdict",
                  "TEXT NOT NULL",
                  "`complete`, `unfinished`, `illegal` or `unreadable`, as `kifu verify` counts."),
              column(
                  "acceptance",
                  "TEXT NOT NULL",
                  "`accepted`, `repaired` or `quarantined`, as `kifu verify` counts."),
              column(
                  "legal_moves",
                  "INTEGER NOT NULL",
                  "The number of legal moves from the first on, without passes."),
              column(
                  "result",
                  "TEXT",
                  "The way the game ended, if the source states it: `playedOut`, `resigned`,"
                      + " `time`, `agreed`, `left`, `unfinished`, otherwise `unknown`."),
              column(
                  "declared_black_discs", "INTEGER", "The score of black that the source states."),
              column(
                  "declared_winner",
                  "TEXT",
                  "The winner, `black` or `white`, that the source states without a score."),
              column(
                  "theoretical_black_discs",
                  "INTEGER",
                  "The theoretical score of black that the source states."),
              column(
                  "black_discs",
                  "INTEGER",
                  "The black discs on the board after the last legal move; null under other rules"
                      + " than `othello`."),
              column("white_discs", "INTEGER", "The white discs there."),
              column(
                  "black_disc_diff",
                  "INTEGER",
                  "The score of a complete game: black discs minus white discs, the empty squares"
                      + " given to the winner. Null if the game is not complete, or under other"
                      + " rules."),
              column(
                  "opening",
                  "INTEGER REFERENCES openings",
                  "The deepest opening with a name that the game passed through.")),
          BaseTable.of(
                  "positions",
                  "A position that a game of `othello` reached, the start and the last included."
                      + " Where a side must pass, it has passed.",
                  column(
                      "key",
                      "INTEGER NOT NULL",
                      "The key of the position in its canonical form, side to move included."
                          + " Different positions may share a key, so replay the game to be"
                          + " certain."),
                  column("game", "INTEGER NOT NULL", "The game. Positions are deleted with it."),
                  column(
                      "ply",
                      "INTEGER NOT NULL",
                      "The number of discs placed before the position, from 0."))
              .keyedBy("key, game, ply"),
          BaseTable.of(
                  "position_results",
                  "The results of the games that played a move in a position that at least 512"
                      + " games reached, so that nobody must count them. Only games count whose"
                      + " results count in `kifu openings`. A position may have many games and no"
                      + " rows here.",
                  column("key", "INTEGER NOT NULL", "The key of the position."),
                  column("move", "INTEGER NOT NULL", MOVE),
                  column("year", "INTEGER NOT NULL", "The year; 0 if it is not known."),
                  column("black_disc_diff", "INTEGER NOT NULL", "The final score of black."),
                  column("games", "INTEGER NOT NULL", "The number of games."))
              .keyedBy("key, move, year, black_disc_diff"),
          BaseTable.of(
                  "position_moves",
                  "A move with rows in `position_results`.",
                  column("key", "INTEGER NOT NULL", "The key of the position."),
                  column("move", "INTEGER NOT NULL", MOVE),
                  column(
                      "theory_games",
                      "INTEGER NOT NULL",
                      "The number of its games that state a theoretical score."),
                  column(
                      "theory_disc_sum",
                      "INTEGER NOT NULL",
                      "The sum of these scores, as black discs minus white discs."),
                  column(
                      "first_game",
                      "INTEGER NOT NULL",
                      "The earliest of its games; of one day, the first by the name of its"
                          + " source."))
              .keyedBy("key, move"),
          BaseTable.of(
              "findings",
              "Something that Kifu reports about a source or a game.",
              column("finding", "INTEGER PRIMARY KEY", "The number of the finding."),
              column(
                  "source", "INTEGER NOT NULL REFERENCES sources ON DELETE CASCADE", "The source."),
              column(
                  "game",
                  "INTEGER REFERENCES games ON DELETE CASCADE",
                  "The game; null for a finding about a source as a whole."),
              column("code", "TEXT NOT NULL", "The stable code, which `kifu explain` explains."),
              column("severity", "TEXT NOT NULL", "`error`, `warning` or `info`."),
              column(
                  "byte_offset",
                  "INTEGER NOT NULL",
                  "The offset in the source, from 0; -1 where it is not known."),
              column("line", "INTEGER NOT NULL", "The line, from 1; 0 in a binary source."),
              column(
                  "ply",
                  "INTEGER NOT NULL",
                  "The ply, from 1, passes counted; 0 if it does not concern a single ply."),
              column("message", "TEXT NOT NULL", "A sentence for a person.")),
          BaseTable.of(
              "quarantine",
              "A game with an error, with the bytes of its record.",
              column("game", "INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE", "The game."),
              column("bytes", "BLOB NOT NULL", "The bytes of its record.")),
          BaseTable.of(
              "remarks",
              "A comment that the source has at a move.",
              column("game", OF_GAME, "The game."),
              column(
                  "move",
                  "INTEGER NOT NULL",
                  "The number of written moves before it; 0 for a comment on the whole game."),
              column("text", "TEXT NOT NULL", "The comment.")),
          BaseTable.of(
              "record_tags",
              "A statement of the source for which there is no column.",
              column("game", OF_GAME, "The game."),
              column(
                  "move",
                  "INTEGER NOT NULL",
                  "The number of written moves before it; 0 for the whole game."),
              column("name", "TEXT NOT NULL", "Its name in its notation, such as `ggf:TI`."),
              column("value", "TEXT NOT NULL", "Its value as written.")),
          BaseTable.of(
              "annotations",
              "The value of a ply of a game. Kifu does not fill this table yet.",
              column("game", OF_GAME, "The game."),
              column("ply", "INTEGER NOT NULL", "The ply, from 1, passes counted."),
              column(
                  "black_disc_diff",
                  "REAL NOT NULL",
                  "The value after the move, in discs, for black."),
              column("best", "TEXT NOT NULL", "The best moves, with spaces between them."),
              column(
                  "best_black_disc_diff",
                  "REAL NOT NULL",
                  "The value after a best move, in discs, for black."),
              column("confidence", "TEXT NOT NULL", "`exact`, `probable` or `estimated`."),
              column("depth", "INTEGER NOT NULL", "The depth of the search, in plies."),
              column("label", "TEXT", "`inaccuracy`, `mistake` or `blunder`."),
              column("cause", "TEXT", "The code of the main cause of a labelled move."),
              column("settings", "TEXT NOT NULL", "The settings of the search, as JSON.")),
          BaseTable.of(
                  "tags",
                  "A word that you put on a game. Kifu keeps it, and does not write it yet.",
                  column("game", OF_GAME, "The game."),
                  column("tag", "TEXT NOT NULL", "The word."))
              .keyedBy("game, tag"),
          BaseTable.of(
              "notes",
              "A note of yours on a game. Kifu keeps it, and does not write it yet.",
              column("note", "INTEGER PRIMARY KEY", "The number of the note."),
              column("game", OF_GAME, "The game."),
              column(
                  "ply",
                  "INTEGER NOT NULL",
                  "The ply, from 1, passes counted; 0 for the whole game."),
              column("text", "TEXT NOT NULL", "The note.")),
          BaseTable.of(
              "favourites",
              "A game that you marked. Kifu keeps it, and does not write it yet.",
              column(
                  "game", "INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE", "The game.")),
          BaseTable.of(
              "drills",
              "What you answered to a problem. Kifu does not fill this table yet.",
              column("drill", "INTEGER PRIMARY KEY", "The number of the answer."),
              column(
                  "problem",
                  "TEXT NOT NULL",
                  "The problem, as in the file of `kifu drills --progress`."),
              column("answered", "TEXT NOT NULL", "The day, such as `2026-11-28`."),
              column("answer", "TEXT NOT NULL", "The move that was answered."),
              column("correct", "INTEGER NOT NULL", "1 if it was right, otherwise 0.")));

  /** The games that counts must look at one by one. */
  static final String APART =
      "CREATE INDEX games_apart ON games (source, game) WHERE " + GameCondition.APART;

  /** The results of all others. */
  static final String BY_RESULT =
      "CREATE INDEX games_by_result ON games (year, black_disc_diff) WHERE " + GameCondition.PLAIN;

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
          "CREATE INDEX remarks_by_game ON remarks (game)",
          "CREATE INDEX record_tags_by_game ON record_tags (game)",
          "CREATE INDEX annotations_by_game ON annotations (game, ply)",
          "CREATE INDEX notes_by_game ON notes (game)",
          "CREATE INDEX source_names_by_names ON source_names (names)");

  private BaseSchema() {}

  /** The statements that make the tables, in their order. */
  static List<String> statements() {
    return Stream.concat(TABLES.stream().map(BaseTable::statement), INDEXES.stream()).toList();
  }

  /** The statements that make what version 2 added. */
  static List<String> ofVersion2() {
    List<String> all =
        new ArrayList<>(
            TABLES.stream()
                .filter(table -> table.name().startsWith("position_"))
                .map(BaseTable::statement)
                .toList());
    all.add(APART);
    all.add(BY_RESULT);
    return all;
  }

  /** The names of the tables, in the order in which they are made. */
  static List<String> tables() {
    return TABLES.stream().map(BaseTable::name).toList();
  }

  /** The names of the columns of a table, with commas between them. */
  static List<String> columns(String table) {
    return TABLES.stream()
        .filter(each -> each.name().equals(table))
        .flatMap(each -> each.columns().stream())
        .map(BaseTable.Column::name)
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
