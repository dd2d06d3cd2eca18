package org.kifu.base;

import java.util.List;
import org.kifu.base.BaseTable.Column;

/** The tables of what files hold: all but their bytes can be made again from these bytes. */
final class ArchiveTables {
  private static final String MOVE =
      "The square in the canonical form of the position, the smallest of equivalent ones: 0 is a1,"
          + " 7 h1, 63 h8.";

  private static final String OF_GAME = "INTEGER NOT NULL REFERENCES games ON DELETE CASCADE";

  private static final Column NUMBER =
      Column.of(
          "number",
          "INTEGER NOT NULL",
          "The number of the game in its source, or in its entry of an archive, from 1.");

  private static final Column ENTRY =
      Column.of(
          "entry", "TEXT NOT NULL", "The path in an archive; empty if the source is not one.");

  private static final Column BYTE_OFFSET =
      Column.of(
          "byte_offset",
          "INTEGER NOT NULL",
          "The offset of its first byte in the source, from 0. In packed sources it counts"
              + " unpacked bytes.");

  private static final Column BYTE_COUNT =
      Column.of("byte_count", "INTEGER NOT NULL", "The number of bytes of its record.");

  private static final Column LINE =
      Column.of("line", "INTEGER NOT NULL", "The line, from 1; 0 in a binary source.");

  private static final Column CHECKSUM =
      Column.of("checksum", "INTEGER NOT NULL", "The CRC-32C of the bytes of its record.");

  private ArchiveTables() {}

  static final List<BaseTable> TABLES =
      List.of(
          BaseTable.of(
              "sources",
              "A file that was added, or a file with names that belongs to one.",
              Column.of(
                  "source",
                  "INTEGER PRIMARY KEY AUTOINCREMENT",
                  "The number of the source. It is never used again."),
              Column.of(
                  "role",
                  "TEXT NOT NULL",
                  "`games`, or `names` for a file with the names of players or tournaments."),
              Column.of("name", "TEXT NOT NULL", "The path as it was given."),
              Column.of(
                  "folder",
                  "TEXT NOT NULL",
                  "The path without the last part; empty for the current folder."),
              Column.of("file_name", "TEXT NOT NULL", "The last part of the path."),
              Column.of("size", "INTEGER NOT NULL", "The number of bytes."),
              Column.of(
                  "sha256", "TEXT NOT NULL", "The SHA-256 of the bytes, in hexadecimal digits."),
              Column.of(
                  "format",
                  "TEXT",
                  "The notation that was recognised or given; of an archive, that of its first"
                      + " game."),
              Column.of("read_from", "TEXT", "The notation that was given with `--from`."),
              Column.of("read_encoding", "TEXT", "The encoding that was given with `--encoding`."),
              Column.of(
                  "read_rules", "TEXT NOT NULL", "The rules of games whose records name none."),
              Column.of("games", "INTEGER NOT NULL", "The number of games, readable or not.")),
          BaseTable.of(
                  "source_parts",
                  "A run of bytes of a source. All parts of a source in their order are the file,"
                      + " byte for byte.",
                  Column.of(
                      "source",
                      "INTEGER NOT NULL REFERENCES sources ON DELETE CASCADE",
                      "The source."),
                  Column.of(
                      "part",
                      "INTEGER NOT NULL",
                      "The number of the part, from 0. Each part but the last has 65,536 bytes."),
                  Column.of("bytes", "BLOB NOT NULL", "The bytes."))
              .withUnique("source, part"),
          BaseTable.of(
                  "source_names",
                  "A file with names that was used to read a source.",
                  Column.of(
                      "source",
                      "INTEGER NOT NULL REFERENCES sources ON DELETE CASCADE",
                      "The source with games."),
                  Column.of(
                      "names", "INTEGER NOT NULL REFERENCES sources", "The source with names."),
                  Column.of(
                      "given",
                      "INTEGER NOT NULL",
                      "1 if the file was given with `--wthor-names`, 0 if it was beside the"
                          + " games."))
              .keyedBy("source, names"),
          BaseTable.of(
              "players",
              "A spelling of the name of a player, as sources write it.",
              Column.of("player", "INTEGER PRIMARY KEY", "The number of the player."),
              Column.of("name", "TEXT NOT NULL UNIQUE", "The name.")),
          BaseTable.of(
              "events",
              "A spelling of the name of a tournament or match, as sources write it.",
              Column.of("event", "INTEGER PRIMARY KEY", "The number of the event."),
              Column.of("name", "TEXT NOT NULL UNIQUE", "The name.")),
          BaseTable.of(
              "openings",
              "A position with a name, as the Kifu that made the base knows it.",
              Column.of("opening", "INTEGER PRIMARY KEY", "The number of the opening."),
              Column.of("name", "TEXT NOT NULL", "The name."),
              Column.of(
                  "aliases",
                  "TEXT NOT NULL",
                  "Other names, with ` / ` between them; empty if there are none."),
              Column.of(
                  "moves", "TEXT NOT NULL", "Moves that lead to the position, from the start."),
              Column.of("ply", "INTEGER NOT NULL", "The number of discs placed."),
              Column.of("key", "INTEGER NOT NULL", "The key of the position, as in `positions`.")),
          BaseTable.of(
              "games",
              "A game of a source, readable or not.",
              Column.of(
                  "game",
                  "INTEGER PRIMARY KEY AUTOINCREMENT",
                  "The number of the game. It is never used again."),
              Column.of(
                  "source", "INTEGER NOT NULL REFERENCES sources ON DELETE CASCADE", "The source."),
              NUMBER,
              ENTRY,
              BYTE_OFFSET,
              BYTE_COUNT,
              LINE,
              CHECKSUM,
              Column.of("black", "INTEGER REFERENCES players", "The player of the black discs."),
              Column.of("white", "INTEGER REFERENCES players", "The player of the white discs."),
              Column.of("event", "INTEGER REFERENCES events", "The event."),
              Column.of("round", "TEXT", "The round, as written."),
              Column.of("place", "TEXT", "The town or server."),
              Column.of(
                  "date",
                  "TEXT",
                  "The date, as precise as the source: `1997`, `1997-08` or `1997-08-07`."),
              Column.of("year", "INTEGER", "The year of the date."),
              Column.of("rules", "TEXT", "The name of the rules; null if the game is unreadable."),
              Column.of("start", "TEXT", "The start as written; null for the usual start."),
              Column.of(
                  "moves",
                  "TEXT",
                  "The moves: squares of the 8x8 board joined in lower case, `pa` for a written"
                      + " pass; other moves with spaces between them."),
              Column.of(
                  "squares",
                  "BLOB",
                  "The moves as a byte each: 0 is a1, 7 h1, 63 h8, 255 a written pass. Null if a"
                      + " move is not a square of the 8x8 board."),
              Column.of(
                  "verdict",
                  "TEXT NOT NULL",
                  "`complete`, `unfinished`, `illegal` or `unreadable`, as `kifu verify` counts."),
              Column.of(
                  "acceptance",
                  "TEXT NOT NULL",
                  "`accepted`, `repaired` or `quarantined`, as `kifu verify` counts."),
              Column.of(
                  "legal_moves",
                  "INTEGER NOT NULL",
                  "The number of legal moves from the first on, without passes."),
              Column.of(
                  "result",
                  "TEXT",
                  "The way the game ended, if the source states it: `playedOut`, `resigned`,"
                      + " `time`, `agreed`, `left`, `unfinished`, otherwise `unknown`."),
              Column.of(
                  "declared_black_discs", "INTEGER", "The score of black that the source states."),
              Column.of(
                  "declared_winner",
                  "TEXT",
                  "The winner, `black` or `white`, that the source states without a score."),
              Column.of(
                  "theoretical_black_discs",
                  "INTEGER",
                  "The theoretical score of black that the source states."),
              Column.of(
                  "black_discs",
                  "INTEGER",
                  "The black discs on the board after the last legal move; null under other rules"
                      + " than `othello`."),
              Column.of("white_discs", "INTEGER", "The white discs there."),
              Column.of(
                  "black_disc_diff",
                  "INTEGER",
                  "The score of a complete game: black discs minus white discs, the empty squares"
                      + " given to the winner. Null if the game is not complete, or under other"
                      + " rules."),
              Column.of(
                  "opening",
                  "INTEGER REFERENCES openings",
                  "The deepest opening with a name that the game passed through."),
              Column.of(
                  "winner",
                  "TEXT",
                  "`black`, `white` or `draw`: the result on the board of a complete game, by its"
                      + " rules. Null if the game is not complete, or has one player."),
              Column.of(
                  "row_sum",
                  "INTEGER NOT NULL DEFAULT 0",
                  "A sum of this row with the names of its players and its event, by which Kifu"
                      + " notices damage.")),
          BaseTable.of(
                  "positions",
                  "A position that a game of `othello` reached, the start and the last included."
                      + " Where a side must pass, it has passed.",
                  Column.of(
                      "key",
                      "INTEGER NOT NULL",
                      "The key of the position in its canonical form, side to move included."
                          + " Different positions may share a key, so replay the game to be"
                          + " certain."),
                  Column.of("game", "INTEGER NOT NULL", "The game. Positions are deleted with it."),
                  Column.of(
                      "ply",
                      "INTEGER NOT NULL",
                      "The number of discs placed before the position, from 0."))
              .keyedBy("key, game, ply"),
          BaseTable.of(
              "position_sums",
              "A part of `positions`, by which Kifu notices damage. The parts divide the keys"
                  + " into equal ranges, in their order; there are 1, 16, 256, 4,096 or 65,536"
                  + " parts, so that each of fewer than 65,536 has at most 512 rows on the"
                  + " average.",
              Column.of("part", "INTEGER PRIMARY KEY", "The number of the part, from 0."),
              Column.of("positions", "INTEGER NOT NULL", "The number of its rows."),
              Column.of("row_sum", "INTEGER NOT NULL", "A sum of its rows.")),
          BaseTable.of(
                  "position_results",
                  "The results of the games that played a move in a position that at least 512"
                      + " games reached, so that nobody must count them. Only games count whose"
                      + " results count in `kifu openings`. A position may have many games and no"
                      + " rows here.",
                  Column.of("key", "INTEGER NOT NULL", "The key of the position."),
                  Column.of("move", "INTEGER NOT NULL", MOVE),
                  Column.of("year", "INTEGER NOT NULL", "The year; 0 if it is not known."),
                  Column.of("black_disc_diff", "INTEGER NOT NULL", "The final score of black."),
                  Column.of("games", "INTEGER NOT NULL", "The number of games."))
              .keyedBy("key, move, year, black_disc_diff"),
          BaseTable.of(
                  "position_moves",
                  "A move with rows in `position_results`.",
                  Column.of("key", "INTEGER NOT NULL", "The key of the position."),
                  Column.of("move", "INTEGER NOT NULL", MOVE),
                  Column.of(
                      "theory_games",
                      "INTEGER NOT NULL",
                      "The number of its games that state a theoretical score."),
                  Column.of(
                      "theory_disc_sum",
                      "INTEGER NOT NULL",
                      "The sum of these scores, as black discs minus white discs."),
                  Column.of(
                      "first_game",
                      "INTEGER NOT NULL",
                      "The earliest of its games; of one day, the first by the name of its"
                          + " source."),
                  Column.of(
                      "row_sum",
                      "INTEGER NOT NULL",
                      "A sum of this row and of its rows in `position_results`, by which Kifu"
                          + " notices damage."))
              .keyedBy("key, move"),
          BaseTable.of(
              "findings",
              "Something that Kifu reports about a source or a game.",
              Column.of("finding", "INTEGER PRIMARY KEY", "The number of the finding."),
              Column.of(
                  "source", "INTEGER NOT NULL REFERENCES sources ON DELETE CASCADE", "The source."),
              Column.of(
                  "game",
                  "INTEGER REFERENCES games ON DELETE CASCADE",
                  "The game; null for a finding about a source as a whole."),
              Column.of("code", "TEXT NOT NULL", "The stable code, which `kifu explain` explains."),
              Column.of("severity", "TEXT NOT NULL", "`error`, `warning` or `info`."),
              Column.of(
                  "byte_offset",
                  "INTEGER NOT NULL",
                  "The offset in the source, from 0; -1 where it is not known."),
              Column.of("line", "INTEGER NOT NULL", "The line, from 1; 0 in a binary source."),
              Column.of(
                  "ply",
                  "INTEGER NOT NULL",
                  "The ply, from 1, passes counted; 0 if it does not concern a single ply."),
              Column.of("message", "TEXT NOT NULL", "A sentence for a person.")),
          BaseTable.of(
              "quarantine",
              "A game with an error, with the bytes of its record.",
              Column.of(
                  "game", "INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE", "The game."),
              Column.of("bytes", "BLOB NOT NULL", "The bytes of its record.")),
          BaseTable.of(
              "copies",
              "A record that was left out with `--dedup`, because an earlier game says all that it"
                  + " says. It is in the bytes of its source, and nowhere else in the base.",
              Column.of("copy", "INTEGER PRIMARY KEY", "The number that it would have as a game."),
              Column.of(
                  "source", "INTEGER NOT NULL REFERENCES sources ON DELETE CASCADE", "The source."),
              Column.of(
                  "record",
                  "INTEGER NOT NULL",
                  "The number of the record among all records of its source, from 0."),
              NUMBER,
              ENTRY,
              BYTE_OFFSET,
              BYTE_COUNT,
              LINE,
              CHECKSUM,
              Column.of(
                  "dedup",
                  "TEXT NOT NULL",
                  "The weakest reason for which the record may be left out, as `--dedup` named"
                      + " it."),
              Column.of(
                  "reason",
                  "TEXT NOT NULL",
                  "The reason as `kifu dedup` names it: `identical`, `symmetric`, `same-game` or"
                      + " `same-moves`."),
              Column.of(
                  "game",
                  "INTEGER NOT NULL REFERENCES games DEFERRABLE INITIALLY DEFERRED",
                  "The game that says all that it says.")),
          BaseTable.of(
              "remarks",
              "A comment that the source has at a move.",
              Column.of("game", OF_GAME, "The game."),
              Column.of(
                  "move",
                  "INTEGER NOT NULL",
                  "The number of written moves before it; 0 for a comment on the whole game."),
              Column.of("text", "TEXT NOT NULL", "The comment.")),
          BaseTable.of(
              "record_tags",
              "A statement of the source for which there is no column.",
              Column.of("game", OF_GAME, "The game."),
              Column.of(
                  "move",
                  "INTEGER NOT NULL",
                  "The number of written moves before it; 0 for the whole game."),
              Column.of("name", "TEXT NOT NULL", "Its name in its notation, such as `ggf:TI`."),
              Column.of("value", "TEXT NOT NULL", "Its value as written.")));
}
