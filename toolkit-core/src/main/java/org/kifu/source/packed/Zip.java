package org.kifu.source.packed;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.compress.archivers.zip.ZipMethod;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/** A zip that is opened by its directory, or without it if the directory is damaged. */
final class Zip {
  private Zip() {}

  /**
   * Opens the zip with which a part of a file begins. Closing it closes the file; so does a failure
   * to open it.
   *
   * @throws IOException if the channel cannot be read at all
   */
  static Archive open(
      String source, ChannelPart part, Consumer<Problem> problems, UnpackingLimits limits)
      throws IOException {
    long end = ZipExtent.of(part);
    ChannelPart channel = part.first(end);
    Optional<Archive.Rest> rest =
        end == part.size()
            ? Optional.empty()
            : Optional.of(new Archive.Rest(part.place() + end, part.stretch(end, part.size())));
    DirectoryGuard guard = new DirectoryGuard(channel, limits.directory());
    try {
      ZipFile zip =
          ZipFile.builder().setSeekableByteChannel(guard).setIgnoreLocalFileHeader(true).get();
      guard.lift();
      return new ZipEntries(source, zip, channel, rest, problems, limits);
    } catch (IOException | RuntimeException e) { // the library throws both at damaged bytes
      return salvage(source, channel, rest, guard, problems, limits, reason(e));
    }
  }

  /** Returns the message of the first cause, because the library wraps exceptions. */
  private static String reason(Exception failure) {
    Throwable first = failure;
    while (first.getCause() != null) {
      first = first.getCause();
    }
    return String.valueOf(first.getMessage());
  }

  private static Archive salvage(
      String source,
      ChannelPart channel,
      Optional<Archive.Rest> rest,
      DirectoryGuard guard,
      Consumer<Problem> problems,
      UnpackingLimits limits,
      String reason)
      throws IOException {
    ProblemCode code = guard.isExceeded() ? ProblemCode.ARCHIVE_LIMIT : ProblemCode.ARCHIVE_DAMAGED;
    String message =
        guard.isExceeded()
            ? "the directory takes more than %d bytes".formatted(limits.directory())
            : "the directory cannot be read: " + reason;
    problems.accept(
        Problem.of(
            code, SourceLocation.whole(source), message + "; the entries are read as they come"));
    try {
      return new ZipSalvage(source, channel, rest, problems, limits);
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  /**
   * A channel that limits the bytes that are read while the directory of a zip is loaded into
   * memory; {@link #lift} removes the limit. Closing it leaves the channel below open, because
   * others may need it.
   */
  private static final class DirectoryGuard implements SeekableByteChannel {
    private final SeekableByteChannel channel;
    private long left;
    private boolean isExceeded;
    private boolean isOpen = true;

    /**
     * Guards a channel.
     *
     * @param most the bytes that may be read before {@link #lift}
     */
    DirectoryGuard(SeekableByteChannel channel, long most) {
      this.channel = channel;
      this.left = most;
    }

    /** Removes the limit. */
    void lift() {
      left = Long.MAX_VALUE;
    }

    /** Whether the limit was reached. */
    boolean isExceeded() {
      return isExceeded;
    }

    @Override
    public int read(ByteBuffer buffer) throws IOException {
      int read = channel.read(buffer);
      left -= Math.max(0, read);
      if (left < 0) {
        isExceeded = true;
        throw new IOException("its directory is too large");
      }
      return read;
    }

    @Override
    public int write(ByteBuffer buffer) {
      throw new NonWritableChannelException();
    }

    @Override
    public long position() throws IOException {
      return channel.position();
    }

    @Override
    public SeekableByteChannel position(long position) throws IOException {
      channel.position(position);
      return this;
    }

    @Override
    public long size() throws IOException {
      return channel.size();
    }

    @Override
    public SeekableByteChannel truncate(long size) {
      throw new NonWritableChannelException();
    }

    @Override
    public boolean isOpen() {
      return isOpen;
    }

    @Override
    public void close() {
      isOpen = false;
    }
  }

  /** The reasons why entries of a zip are not read. */
  static final class Refusals {
    /** The methods that need no further library. */
    private static final Set<ZipMethod> METHODS =
        Set.of(
            ZipMethod.STORED,
            ZipMethod.DEFLATED,
            ZipMethod.ENHANCED_DEFLATED,
            ZipMethod.BZIP2,
            ZipMethod.IMPLODING,
            ZipMethod.UNSHRINKING);

    private Refusals() {}

    /**
     * Returns the reason why an entry is not read; nothing if it is read.
     *
     * @param name the name of the entry with its archive
     */
    static Optional<Problem> of(String name, ZipArchiveEntry entry) {
      if (entry.getGeneralPurposeBit().usesEncryption()) {
        return problem(ProblemCode.ARCHIVE_ENCRYPTED, name, "this entry is encrypted");
      }
      if (entry.isUnixSymlink()) {
        return problem(
            ProblemCode.UNSUPPORTED_FORMAT, name, "this entry is a link, which is not followed");
      }
      ZipMethod method = ZipMethod.getMethodByCode(entry.getMethod());
      return method != null && METHODS.contains(method)
          ? Optional.empty()
          : problem(
              ProblemCode.UNSUPPORTED_FORMAT,
              name,
              "this entry is packed by the method %s"
                  .formatted(method == null ? entry.getMethod() : method));
    }

    private static Optional<Problem> problem(ProblemCode code, String name, String message) {
      return Optional.of(Problem.of(code, SourceLocation.whole(name), message));
    }
  }
}
