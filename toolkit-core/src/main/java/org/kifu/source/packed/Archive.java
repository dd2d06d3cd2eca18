package org.kifu.source.packed;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.commons.compress.compressors.xz.XZUtils;
import org.kifu.file.ScratchFile;
import org.kifu.game.Problem;

/**
 * A packed source: one stream, or an archive with entries. Its members are read once, in order, in
 * memory that does not grow with their number. Not for use by several threads.
 */
public interface Archive extends Iterator<Archive.Member>, Closeable {
  /**
   * Opens a packed source.
   *
   * @param packing a packing that {@linkplain Packing#isRead is read}
   * @param source the name of the source, for problems
   * @param file the file, if the source is one; a zip or a tar is then read from the file at any
   *     place, and not from the stream
   * @param from the place in the source where the packed part begins, usually 0
   * @param stream the bytes of the source from there on; the caller closes it
   * @param problems takes the problems of the archive and of the names of its entries
   * @throws IOException if the file cannot be read, the stream cannot be kept in a temporary file,
   *     or the library that unpacks is missing
   */
  static Archive open(
      Packing packing,
      String source,
      Optional<Path> file,
      long from,
      InputStream stream,
      Consumer<Problem> problems)
      throws IOException {
    try {
      if (packing == Packing.XZ && !XZUtils.isXZCompressionAvailable()) {
        throw new IOException(source + ": packed files of xz are read by XZ for Java, not found");
      }
      if (packing == Packing.ZIP) {
        return Zip.open(source, part(file, from, stream), problems, UnpackingLimits.USUAL);
      }
      if (packing == Packing.TAR) {
        FileChannel tar = from == 0 ? channel(file, stream) : SpoolFile.of(stream);
        return Tar.open(source, tar, true, Optional::empty, problems, UnpackingLimits.USUAL);
      }
      return stream(
          new PackedStream(packing, source, from, stream, UnpackingLimits.USUAL), source, problems);
    } catch (NoClassDefFoundError e) {
      throw new IOException(source + ": packed files are read by Commons Compress, not found", e);
    }
  }

  /** The file from a place on, or a copy of the stream. */
  private static ChannelPart part(Optional<Path> file, long from, InputStream stream)
      throws IOException {
    FileChannel channel = channel(file, stream);
    boolean isFile = file.isPresent() && Files.isRegularFile(file.get());
    return new ChannelPart(channel, isFile ? from : 0, channel.size(), from);
  }

  private static FileChannel channel(Optional<Path> file, InputStream stream) throws IOException {
    return file.isPresent() && Files.isRegularFile(file.get())
        ? FileChannel.open(file.get())
        : SpoolFile.of(stream);
  }

  /** The entries of a tar that is packed as a whole; content that is not a tar is one member. */
  private static Archive stream(PackedStream packed, String source, Consumer<Problem> problems)
      throws IOException {
    UnpackedStream content = packed.content();
    if (Packing.of(content.head(Packing.BEGINNING)).filter(Packing.TAR::equals).isEmpty()) {
      return packed;
    }
    FileChannel copy = SpoolFile.of(content);
    content.fault().ifPresent(problems);
    return Tar.open(
        source, copy, content.fault().isEmpty(), packed::rest, problems, UnpackingLimits.USUAL);
  }

  /**
   * The paths of the files in a folder of the archive, in the order of their names, including files
   * that hold no games; empty if the paths are not known.
   *
   * @param folder a path that ends with a slash, or nothing for the top
   */
  default List<String> files(String folder) {
    return List.of();
  }

  /**
   * Opens one of {@link #files}, no matter which member is being read.
   *
   * @throws IOException if it cannot be unpacked
   */
  default InputStream open(String path) throws IOException {
    throw new IOException("no such entry: " + path);
  }

  /**
   * The rest of the source behind the archive, once all members have been read; nothing if the
   * archive is all that is left, or if its end is not known.
   */
  default Optional<Rest> rest() {
    return Optional.empty();
  }

  /** The approximate number of packed bytes that have been read; for progress. */
  long bytesRead();

  /** A temporary copy of a stream, for formats that must be read from their end. */
  final class SpoolFile {
    /** The most bytes of a stream that is copied: 4 GiB. */
    private static final long MOST_BYTES = 4L << 30;

    private SpoolFile() {}

    /** Copies a stream to its end. */
    static FileChannel of(InputStream stream) throws IOException {
      ScratchFile file = ScratchFile.open();
      try {
        copy(stream, file.output());
        return file.channel();
      } catch (IOException e) {
        file.close();
        throw e;
      }
    }

    private static void copy(InputStream stream, OutputStream out) throws IOException {
      byte[] bytes = new byte[1 << 16];
      long copied = 0;
      for (int read = stream.read(bytes); read >= 0; read = stream.read(bytes)) {
        out.write(bytes, 0, read);
        copied += read;
        if (copied > MOST_BYTES) {
          throw new IOException(
              "an archive from a stream may have at most " + MOST_BYTES + " bytes");
        }
      }
    }
  }

  /**
   * The bytes behind an archive.
   *
   * @param at the place of the first one in the source
   */
  record Rest(long at, InputStream stream) {}

  /**
   * One packed item.
   *
   * @param path the path as the archive has it; empty for the content of a source that is packed as
   *     a whole
   * @param content the bytes, which must be read before the next member is requested
   */
  record Member(String path, UnpackedStream content) {}
}
