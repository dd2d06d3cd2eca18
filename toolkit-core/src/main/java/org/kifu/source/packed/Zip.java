package org.kifu.source.packed;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.util.function.Consumer;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/** Opens a zip by its directory, or without it where that is damaged. */
final class Zip {
  private Zip() {}

  /**
   * Opens a zip; the channel is closed with it, and also if this fails.
   *
   * @throws IOException if the channel cannot be read at all
   */
  static Archive open(
      String source, SeekableByteChannel channel, Consumer<Problem> problems, Limits limits)
      throws IOException {
    DirectoryGuard guard = new DirectoryGuard(channel, limits.directory());
    try {
      ZipFile zip =
          ZipFile.builder().setSeekableByteChannel(guard).setIgnoreLocalFileHeader(true).get();
      guard.lift();
      return new ZipEntries(source, zip, channel, problems, limits);
    } catch (IOException | RuntimeException e) { // the library throws both at damaged bytes
      return salvage(source, channel, guard, problems, limits, reason(e));
    }
  }

  /** The library wraps what it met. */
  private static String reason(Exception failure) {
    Throwable first = failure;
    while (first.getCause() != null) {
      first = first.getCause();
    }
    return String.valueOf(first.getMessage());
  }

  private static Archive salvage(
      String source,
      SeekableByteChannel channel,
      DirectoryGuard guard,
      Consumer<Problem> problems,
      Limits limits,
      String reason)
      throws IOException {
    ProblemCode code = guard.isExceeded() ? ProblemCode.ARCHIVE_LIMIT : ProblemCode.ARCHIVE_DAMAGED;
    String message =
        guard.isExceeded()
            ? "the directory takes more than %d bytes".formatted(limits.directory())
            : "the directory cannot be read: " + reason;
    problems.accept(
        new Problem(
            code,
            SourceLocation.whole(source),
            0,
            0,
            message + "; the entries are read as they come"));
    try {
      return new ZipSalvage(source, channel, problems, limits);
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }
}
