package org.kifu.table;

import java.io.FilterWriter;
import java.io.Writer;

/**
 * The way of a table to a program, which works no formula out: texts stand in it as they are in
 * their records.
 */
public final class DataCsv extends FilterWriter {
  /** Passes everything on. */
  public DataCsv(Writer out) {
    super(out);
  }
}
