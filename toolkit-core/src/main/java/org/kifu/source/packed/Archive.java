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
 * A packed source: one stream, or an archive with entries. Its members are walked through once, in
 * memory that does not grow with them. Not for use by several threads.
 */
public interface Archive extends Iterator<Archive.Member>, Closeable {
  /**
   * Opens a packed source.
   *
   * @param packing one that {@linkplain Packing#isRead is read}
   * @param source its name, for problems
   * @param file the file that it is, if it is one; a zip or a tar is read from there, and not from
   *     its first byte to its last
   * @param stream its bytes from the first; the caller closes it
   * @param problems takes what is wrong with the archive and with the names of its entries
   * @throws IOException if the file cannot be read, a stream not be kept in a temporary one, or the
   *     library that unpacks is not there
   */
  static Archive open(
      Packing packing,
      String source,
      Optional<Path> file,
      InputStream stream,
      Consumer<Problem> problems)
      throws IOException {
    try {
      if (packing == Packing.XZ && !XZUtils.isXZCompressionAvailable()) {
        throw new IOException(source + ": packed files of xz are read by XZ for Java, not found");
      }
      if (packing == Packing.ZIP) {
        return Zip.open(source, channel(file, stream), problems, UnpackingLimits.USUAL);
      }
      if (packing == Packing.TAR) {
        return Tar.open(source, channel(file, stream), true, problems, UnpackingLimits.USUAL);
      }
      return stream(
          new PackedStream(packing, source, stream, UnpackingLimits.USUAL), source, problems);
    } catch (NoClassDefFoundError e) {
      throw new IOException(source + ": packed files are read by Commons Compress, not found", e);
    }
  }

  private static FileChannel channel(Optional<Path> file, InputStream stream) throws IOException {
    return file.isPresent() && Files.isRegularFile(file.get())
        ? FileChannel.open(file.get())
        : SpoolFile.of(stream);
  }

  /** The entries of a tar that is packed as a whole; what is no tar is one member. */
  private static Archive stream(PackedStream packed, String source, Consumer<Problem> problems)
      throws IOException {
    UnpackedStream content = packed.content();
    if (Packing.of(content.head(Packing.BEGINNING)).filter(Packing.TAR::equals).isEmpty()) {
      return packed;
    }
    FileChannel copy = SpoolFile.of(content);
    content.fault().ifPresent(problems);
    return Tar.open(source, copy, content.fault().isEmpty(), problems, UnpackingLimits.USUAL);
  }

  /**
   * The paths of the files in a folder of the archive, those that hold no games among them, in the
   * order of their names; empty if that is not known.
   *
   * @param folder a path that ends with a slash, or nothing for the top
   */
  default List<String> files(String folder) {
    return List.of();
  }

  /**
   * Opens one of {@link #files}, whichever member is being read.
   *
   * @throws IOException if it cannot be unpacked
   */
  default InputStream open(String path) throws IOException {
    throw new IOException("no such entry: " + path);
  }

  /** How many packed bytes have been read, about; for progress. */
  long bytesRead();

  /** A temporary copy of a stream, for what must be read from its end. */
  final class SpoolFile {
    /** A longer stream is not kept: 4 GiB. */
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
   * One thing that was packed.
   *
   * @param path its path inside an archive, as it is written there; empty for the content of a
   *     source that is packed as a whole
   * @param content its bytes; read before the next member is asked for
   */
  record Member(String path, UnpackedStream content) {}
}
