package org.kifu.spark.source;

import java.io.Serializable;
import java.util.List;
import org.apache.spark.sql.connector.read.InputPartition;
import org.kifu.format.wthor.WthorPart;

/** A part of a file that is read as one piece. */
sealed interface Slice extends Serializable {
  /** The path of the file. */
  String path();

  /** The approximate number of bytes that are read. */
  long bytes();

  /** A whole file. */
  record WholeFile(String path, long bytes) implements Slice {}

  /**
   * A file that a base keeps.
   *
   * @param path the path of the base
   * @param number the number of the file in the base
   */
  record StoredFile(String path, long bytes, long number) implements Slice {}

  /**
   * Records of a WTHOR file.
   *
   * @param first the index of the first record, from 0
   * @param count the number of records; {@link Long#MAX_VALUE} for all up to the end of the file
   */
  record WthorRecords(String path, long bytes, int first, long count) implements Slice {
    /** The part in the form for the reader of WTHOR. */
    WthorPart part() {
      return new WthorPart(first, count);
    }
  }

  /**
   * The lines of a text that begin in a range of bytes.
   *
   * @param from the first byte of the range, from 0
   */
  record LineRange(String path, long bytes, long from) implements Slice {}

  /** The slices that one task reads, in input order. */
  record TaskSlices(List<Slice> slices) implements InputPartition {}
}
