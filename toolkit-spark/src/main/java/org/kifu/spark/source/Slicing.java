package org.kifu.spark.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.kifu.format.wthor.WthorPart;
import org.kifu.source.Source;

/**
 * The division of files into slices, grouped for the tasks. WTHOR is split at records, and text at
 * lines if each line is read separately; packed files and other text are read as a whole. A base is
 * divided into the files that it keeps.
 */
final class Slicing {
  private static final String WTHOR = "wthor";

  private final SourceOptions options;
  private final long largest;
  private final long openCost;

  /**
   * Prepares to divide files.
   *
   * @param largest the number of bytes of a full group
   * @param openCost the cost of opening a file, as the number of bytes that could be read in that
   *     time
   */
  Slicing(SourceOptions options, long largest, long openCost) {
    this.options = options;
    this.largest = Math.max(WthorPart.RECORD_BYTES, largest);
    this.openCost = openCost;
  }

  /** The slices of all files, grouped in input order. */
  List<Slice.TaskSlices> groups(FileSystem system, List<FileStatus> files) throws IOException {
    List<Slice.TaskSlices> groups = new ArrayList<>();
    List<Slice> open = new ArrayList<>();
    long size = 0;
    for (FileStatus file : files) {
      for (Slice slice : slices(file.getPath().getFileSystem(system.getConf()), file)) {
        if (!open.isEmpty() && size + slice.bytes() > largest) {
          groups.add(new Slice.TaskSlices(List.copyOf(open)));
          open.clear();
          size = 0;
        }
        open.add(slice);
        size += slice.bytes() + openCost;
      }
    }
    if (!open.isEmpty()) {
      groups.add(new Slice.TaskSlices(List.copyOf(open)));
    }
    return groups;
  }

  private List<Slice> slices(FileSystem system, FileStatus file) throws IOException {
    String path = file.getPath().toString();
    Optional<Path> base = BaseSlices.base(file.getPath());
    if (base.isPresent()) {
      return BaseSlices.of(base.get(), path);
    }
    if (options.isByLine()) {
      return lines(path, file.getLen());
    }
    boolean canBeParted = options.format().isEmpty() || options.format().equals(WTHOR);
    return canBeParted && file.getLen() > largest && isWthor(system, file)
        ? records(path, file.getLen())
        : List.of(new Slice.WholeFile(path, file.getLen()));
  }

  private static boolean isWthor(FileSystem system, FileStatus file) throws IOException {
    try (InputStream stream = system.open(file.getPath())) {
      return WthorPart.isOf(stream.readNBytes(Source.HEAD_BYTES), file.getLen());
    }
  }

  private List<Slice> records(String path, long length) {
    int count = Math.toIntExact(largest / WthorPart.RECORD_BYTES);
    List<Slice> slices = new ArrayList<>();
    int first = 0;
    long rest = length - WthorPart.HEADER_BYTES;
    for (; rest > largest; rest -= (long) count * WthorPart.RECORD_BYTES) {
      slices.add(new Slice.WthorRecords(path, (long) count * WthorPart.RECORD_BYTES, first, count));
      first += count;
    }
    slices.add(new Slice.WthorRecords(path, rest, first, Long.MAX_VALUE));
    return slices;
  }

  private List<Slice> lines(String path, long length) {
    List<Slice> slices = new ArrayList<>();
    for (long from = 0; from < length; from += largest) {
      slices.add(new Slice.LineRange(path, Math.min(largest, length - from), from));
    }
    return slices;
  }
}
