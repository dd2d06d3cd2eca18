package org.kifu.base;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.kifu.source.SourceFolder;

/**
 * A folder of which one file, the source itself, is read from a base. Two are equal if the files
 * beside the source are: so names are read once for all sources of a folder.
 */
final class OwnFolder implements SourceFolder {
  private final String own;
  private final Opener bytes;
  private final SourceFolder beside;

  /** An opener of a stream. */
  @FunctionalInterface
  interface Opener {
    InputStream open() throws IOException;
  }

  /**
   * @param own the name of the source
   * @param bytes opens the source
   * @param beside the files beside it
   */
  OwnFolder(String own, Opener bytes, SourceFolder beside) {
    this.own = own;
    this.bytes = bytes;
    this.beside = beside;
  }

  @Override
  public List<String> files() throws IOException {
    return beside.files();
  }

  @Override
  public InputStream open(String file) throws IOException {
    return file.equals(own) ? bytes.open() : beside.open(file);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof OwnFolder folder && beside.equals(folder.beside);
  }

  @Override
  public int hashCode() {
    return beside.hashCode();
  }
}
