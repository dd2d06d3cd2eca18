package org.kifu.train;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import org.kifu.file.FileOutput;
import org.kifu.train.Trainer.TrainingListener;
import org.kifu.train.TrainingWorkers.TrainingWork;

/**
 * The results of long work, item after item, in a file with which a run after an interrupted one
 * continues. The name of the file holds a checksum of everything that determines the results, so
 * the results of other settings are never used or overwritten.
 *
 * <p>The file begins with the settings as text. Then come groups of items: the number of items, the
 * number of bytes, the items (each with its length), and a CRC-32. Bytes after the last complete
 * group are discarded.
 */
final class ResultFile {
  /** The number of items between two writes. */
  private static final int GROUP = 512;

  private final Path path;
  private final byte[] head;

  /**
   * @param name the beginning of the name of the file
   * @param settings everything that determines the results, in one line
   */
  ResultFile(Path folder, String name, String settings) {
    this.head = (settings + "\n").getBytes(StandardCharsets.UTF_8);
    CRC32 crc = new CRC32();
    crc.update(head);
    this.path = folder.resolve("%s-%08x.results".formatted(name, crc.getValue()));
  }

  /**
   * Returns the results of all items in their order: those of the file, and the missing ones, which
   * are computed and added to it.
   *
   * @param items the number of items
   */
  List<byte[]> complete(
      int items, TrainingWork work, TrainingWorkers workers, TrainingListener listener) {
    try {
      List<byte[]> results = new ArrayList<>();
      long end = read(results);
      if (results.size() < items) {
        try (FileOutput out = continued(end)) {
          begin(out, end);
          work(results, items, work, workers, listener, out);
        }
      }
      return results.subList(0, items);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads complete groups and returns the place where they end; 0 if there is no such file. */
  private long read(List<byte[]> results) throws IOException {
    if (!Files.exists(path)) {
      return 0;
    }
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(path)))) {
      if (!java.util.Arrays.equals(in.readNBytes(head.length), head)) {
        return 0;
      }
      long end = head.length;
      for (int length = group(in, results); length > 0; length = group(in, results)) {
        end += length;
      }
      return end;
    }
  }

  /** Reads one group and returns its length in the file; 0 if there is no complete group. */
  private static int group(DataInputStream in, List<byte[]> results) throws IOException {
    try {
      int items = in.readInt();
      int length = in.readInt();
      byte[] bytes = in.readNBytes(Math.max(0, length));
      if (bytes.length != length || in.readInt() != crc(bytes)) {
        return 0;
      }
      List<byte[]> group = items(bytes);
      if (group.size() != items || group.isEmpty()) {
        return 0;
      }
      results.addAll(group);
      return 3 * Integer.BYTES + length;
    } catch (EOFException e) {
      return 0;
    }
  }

  /** The items of a group; none if their lengths do not fit the group. */
  private static List<byte[]> items(byte[] bytes) {
    List<byte[]> items = new ArrayList<>();
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    while (buffer.remaining() >= Short.BYTES) {
      int length = buffer.getShort();
      if (length < 0 || length > buffer.remaining()) {
        return List.of();
      }
      byte[] item = new byte[length];
      buffer.get(item);
      items.add(item);
    }
    return buffer.hasRemaining() ? List.of() : items;
  }

  private FileOutput continued(long end) throws IOException {
    if (end == 0) {
      Files.createDirectories(path.toAbsolutePath().getParent());
    }
    return FileOutput.after(end, path);
  }

  private void begin(FileOutput out, long end) throws IOException {
    if (end == 0) {
      out.write(head);
      out.forceName();
    }
  }

  private static void work(
      List<byte[]> results,
      int items,
      TrainingWork work,
      TrainingWorkers workers,
      TrainingListener listener,
      FileOutput out) {
    List<byte[]> group = new ArrayList<>(GROUP);
    workers.work(
        work,
        results.size(),
        items,
        result -> {
          results.add(result);
          group.add(result);
          listener.progress(results.size(), items);
          if (group.size() == GROUP || results.size() == items) {
            write(group, out);
            group.clear();
          }
        });
  }

  private static void write(List<byte[]> group, FileOutput out) {
    int length = group.stream().mapToInt(item -> Short.BYTES + item.length).sum();
    ByteBuffer buffer = ByteBuffer.allocate(length);
    group.forEach(item -> buffer.putShort((short) item.length).put(item));
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      DataOutputStream data = new DataOutputStream(bytes);
      data.writeInt(group.size());
      data.writeInt(length);
      data.write(buffer.array());
      data.writeInt(crc(buffer.array()));
      bytes.writeTo(out);
      out.force();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int crc(byte[] bytes) {
    CRC32 crc = new CRC32();
    crc.update(bytes);
    return (int) crc.getValue();
  }
}
