package org.kifu.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What is in a folder that Spark wrote as Parquet. */
final class ParquetFolder {
  /** A mark of completeness and the parts, each with its checksum. */
  private static final Pattern OWN =
      Pattern.compile("_SUCCESS|part-.*|\\._SUCCESS\\.crc|\\.part-.*\\.crc");

  /** A folder with the rows of one value. */
  private static final Pattern PARTITION = Pattern.compile("year=[0-9A-Z_]+");

  private ParquetFolder() {}

  /** Whether nothing is lost with this folder but an earlier result. */
  static boolean holdsNothingElse(Path folder) throws IOException {
    try (Stream<Path> inside = Files.list(folder)) {
      return inside.allMatch(ParquetFolder::isOwn);
    }
  }

  private static boolean isOfResults(Path partition) {
    try {
      return holdsNothingElse(partition);
    } catch (IOException e) {
      return false; // what cannot be looked at is not taken away
    }
  }

  private static boolean isOwn(Path file) {
    String name = file.getFileName().toString();
    if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
      return PARTITION.matcher(name).matches() && isOfResults(file);
    }
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && OWN.matcher(name).matches();
  }
}
