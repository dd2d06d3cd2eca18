package org.kifu.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The shipped real games, as the arguments of commands. */
public final class Examples {
  /** The six games of the 1997 match, one a line after two lines of comment. */
  public static final String MATCH = path("logistello-murakami-1997.txt");

  /** The same games as an archive with the names of players and events beside it. */
  public static final String MATCH_ARCHIVE = path("wthor/WTH_1997-match.wtb");

  /** Four games; line 3 has a move on a taken square. */
  public static final String BROKEN = path("three-good-one-broken.txt");

  /** The sixth game as a kifu diagram. */
  public static final String DIAGRAM = path("kifu-diagram.txt");

  /** Problems 1 to 19 of the FFO test with the score of every move. */
  public static final String PROBLEMS = path("ffo-1-19.obf");

  /** Seven years of the WTHOR base and the match. */
  public static final String ARCHIVES = path("wthor");

  /** The six games of the match, annotated by an earlier version with a search of 9 plies. */
  public static final String ANNOTATED =
      Path.of("toolkit-core", "src", "test", "resources", "annotated", "match-1997.jsonl")
          .toString();

  private Examples() {}

  /** The games of the match as transcripts. */
  public static List<String> match() {
    try {
      return Files.readAllLines(Path.of(MATCH)).stream()
          .filter(line -> !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static String path(String name) {
    return Path.of("examples", name).toString();
  }
}
