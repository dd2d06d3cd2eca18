package org.kifu.base;

import java.util.List;
import org.kifu.base.BaseTable.Column;

/** The tables of what people and searches add to the games of a base. */
final class OwnTables {
  private static final String OF_GAME = "INTEGER NOT NULL REFERENCES games ON DELETE CASCADE";

  private OwnTables() {}

  static final List<BaseTable> TABLES =
      List.of(
          BaseTable.of(
              "annotation_settings",
              "Settings with which games were annotated.",
              Column.of("settings", "INTEGER PRIMARY KEY", "The number of the settings."),
              Column.of(
                  "text",
                  "TEXT NOT NULL UNIQUE",
                  "The version of Kifu and all that values depend on, as JSON: `tool` and"
                      + " `settings` as in an annotated game. `{}` for games that cannot be"
                      + " annotated because of their rules.")),
          BaseTable.of(
                  "annotated_games",
                  "A game with the values of its moves. A game may be annotated with several"
                      + " settings; commands then read what was made last.",
                  Column.of(
                      "annotation",
                      "INTEGER PRIMARY KEY",
                      "The number of the annotation; later ones are greater."),
                  Column.of("game", OF_GAME, "The game."),
                  Column.of(
                      "settings",
                      "INTEGER NOT NULL REFERENCES annotation_settings",
                      "The settings."),
                  Column.of(
                      "checksum", "INTEGER NOT NULL", "The CRC-32C of the line before packing."),
                  Column.of(
                      "line",
                      "BLOB NOT NULL",
                      "The line that `kifu annotate --format jsonl` writes, without its end,"
                          + " packed with `zlib`; for a game that cannot be annotated, the line"
                          + " with its error."))
              .withUnique("game, settings"),
          BaseTable.of(
                  "annotations",
                  "A ply of an annotated game. Values are the discs by which black wins with best"
                      + " play; by other rules, the value in the unit of the game, more for"
                      + " black.",
                  Column.of(
                      "annotation",
                      "INTEGER NOT NULL REFERENCES annotated_games ON DELETE CASCADE",
                      "The annotation."),
                  Column.of("ply", "INTEGER NOT NULL", "The ply, from 1, passes counted."),
                  Column.of("mover", "TEXT NOT NULL", "`black` or `white`."),
                  Column.of("move", "TEXT NOT NULL", "The move, `pass` for a pass."),
                  Column.of("black_value", "REAL NOT NULL", "The value after the move."),
                  Column.of("best", "TEXT NOT NULL", "The best moves, with spaces between them."),
                  Column.of("best_black_value", "REAL NOT NULL", "The value after a best move."),
                  Column.of(
                      "win_loss",
                      "REAL",
                      "The part of the chance to win that the move gave away, from 0 to 1; null"
                          + " if chances are not known."),
                  Column.of("confidence", "TEXT NOT NULL", "`exact`, `probable` or `estimated`."),
                  Column.of("depth", "INTEGER NOT NULL", "The depth of the search, in plies."),
                  Column.of("label", "TEXT", "`inaccuracy`, `mistake` or `blunder`."),
                  Column.of("cause", "TEXT", "The code of the main cause of a labelled move."))
              .keyedBy("annotation, ply"),
          BaseTable.of(
              "annotation_sums",
              "A sum of an annotation, by which Kifu notices damage.",
              Column.of(
                  "annotation",
                  "INTEGER PRIMARY KEY REFERENCES annotated_games ON DELETE CASCADE",
                  "The annotation."),
              Column.of(
                  "row_sum",
                  "INTEGER NOT NULL",
                  "A sum of its game, its settings, and of all columns of its rows in"
                      + " `annotations` but `mover`, `best`, `depth` and squares in `move`.")),
          BaseTable.of(
                  "tags",
                  "A word that you put on a game.",
                  Column.of("game", OF_GAME, "The game."),
                  Column.of("tag", "TEXT NOT NULL", "The word."))
              .keyedBy("game, tag"),
          BaseTable.of(
              "notes",
              "A note of yours on a game.",
              Column.of("note", "INTEGER PRIMARY KEY", "The number of the note."),
              Column.of("game", OF_GAME, "The game."),
              Column.of(
                  "ply",
                  "INTEGER NOT NULL",
                  "The ply, from 1, passes counted; 0 for the whole game."),
              Column.of("text", "TEXT NOT NULL", "The note.")),
          BaseTable.of(
              "favourites",
              "A game that you marked.",
              Column.of(
                  "game", "INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE", "The game.")),
          BaseTable.of(
              "variations",
              "Moves that you tried in a game in place of its own. If the name is `repertoire`, the"
                  + " move is of the repertoire of the player whom the comment names.",
              Column.of("variation", "INTEGER PRIMARY KEY", "The number of the variation."),
              Column.of("game", OF_GAME, "The game."),
              Column.of(
                  "ply",
                  "INTEGER NOT NULL",
                  "The number of plies of the game before its first move, passes counted."),
              Column.of("moves", "TEXT NOT NULL", "Squares in lower case, joined."),
              Column.of("name", "TEXT NOT NULL", "Its name; empty if it has none."),
              Column.of("text", "TEXT NOT NULL", "Your comment; empty if there is none.")),
          BaseTable.of(
              "decisions",
              "What you decided about a record that has something wrong.",
              Column.of(
                  "game", "INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE", "The game."),
              Column.of(
                  "decision",
                  "TEXT NOT NULL",
                  "`corrected`, or `kept` for a record that stays as it is.")),
          BaseTable.of(
                  "corrections",
                  "A fact of a record that you corrected. The record itself stays as it is.",
                  Column.of("game", OF_GAME, "The game."),
                  Column.of("field", "TEXT NOT NULL", "The fact, as in the table for `--correct`."),
                  Column.of("old", "TEXT NOT NULL", "The fact in the record."),
                  Column.of("new", "TEXT NOT NULL", "The corrected fact."))
              .keyedBy("game, field"),
          BaseTable.of(
                  "drills",
                  "Your answer to a problem on a day, as in the file of `kifu drills"
                      + " --progress`.",
                  Column.of("date", "TEXT NOT NULL", "The day, such as `2026-11-28`."),
                  Column.of(
                      "position",
                      "TEXT NOT NULL",
                      "The position in its canonical form: 64 squares and the side to move. An"
                          + " answer about the repertoire of a player has `repertoire` and a space"
                          + " before it, and a space and the name after it."),
                  Column.of("correct", "INTEGER NOT NULL", "1 if it was right, otherwise 0."))
              .keyedBy("date, position, correct"),
          BaseTable.of(
                  "jobs",
                  "A game in the queue of annotations. The next one is a waiting one with the"
                      + " highest rank; of those, the one with the lowest number.",
                  Column.of("job", "INTEGER PRIMARY KEY", "The number of the job."),
                  Column.of("game", OF_GAME, "The game."),
                  Column.of("level", "INTEGER NOT NULL", "The level, as in `annotate --level`."),
                  Column.of(
                      "rank",
                      "INTEGER NOT NULL",
                      "0 for one of many games, 1 for a game that was chosen alone, more for one"
                          + " that was moved to the front."),
                  Column.of(
                      "state",
                      "TEXT NOT NULL",
                      "`waiting`, also while the game is annotated; `done`; `failed`."),
                  Column.of(
                      "message", "TEXT NOT NULL", "The reason of a failure; otherwise empty."),
                  Column.of("added", "TEXT NOT NULL", "The time at which it was added, in UTC."),
                  Column.of("ended", "TEXT", "The time at which it was done or failed, in UTC."))
              .withUnique("game, level"),
          BaseTable.of(
              "claims",
              "A game that a program annotates now. A row of a program that was killed counts for"
                  + " nothing.",
              Column.of(
                  "game", "INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE", "The game."),
              Column.of(
                  "owner",
                  "TEXT NOT NULL",
                  "The number of the process, the second in which it started, and the number of the"
                      + " worker in it.")),
          BaseTable.of(
              "job_speeds",
              "The time that annotations took on this machine, the latest ones above all.",
              Column.of("level", "INTEGER PRIMARY KEY", "The level."),
              Column.of("games", "REAL NOT NULL", "The weight of the games, about their number."),
              Column.of("seconds", "REAL NOT NULL", "Their time, weighted in the same way.")),
          BaseTable.of(
              "job_settings",
              "A choice of yours about the queue of annotations.",
              Column.of(
                  "name",
                  "TEXT PRIMARY KEY NOT NULL",
                  "`paused`, or `workers` for the number of games at a time."),
              Column.of("value", "INTEGER NOT NULL", "The choice; for `paused` 0 or 1.")));
}
