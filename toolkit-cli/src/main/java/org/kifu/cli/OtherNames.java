package org.kifu.cli;

import java.util.LinkedHashMap;
import java.util.Map;

/** The words by which other programs call what a command of Kifu does. */
final class OtherNames {
  /** A row for each command or option of Kifu: its name, and the words of others. */
  private static final String[][] TABLE = {
    {"verify", "check validate lint test"},
    {"repair", "fix correct restore"},
    {"annotate", "analyze analyse analysis evaluate judge"},
    {"report", "page html"},
    {"show", "view print display draw diagram"},
    {"convert", "export import transform translate"},
    {"rules", "variants"},
    {"query", "filter select list"},
    {"dedup", "deduplicate duplicates unique"},
    {"diff", "compare"},
    {"merge", "join combine"},
    {"stats", "statistics summary count"},
    {"tournament", "standings crosstable"},
    {"ratings", "elo"},
    {"history", "player"},
    {"openings", "opening book tree"},
    {"drills", "exercises puzzles problems tactics"},
    {"search", "bestmove think"},
    {"solve", "solver endgame"},
    {"engine", "play serve server gtp nboard"},
    {"bench", "benchmark speed"},
    {"--version", "version"}
  };

  /** The command or option of Kifu for each word of other programs. */
  static final Map<String, String> OF_COMMANDS = ofCommands();

  private OtherNames() {}

  private static Map<String, String> ofCommands() {
    Map<String, String> names = new LinkedHashMap<>();
    for (String[] row : TABLE) {
      for (String word : row[1].split(" ", -1)) {
        names.put(word, row[0]);
      }
    }
    return names;
  }
}
