package org.kifu.command.input;

import java.io.Closeable;
import java.io.IOException;

/** The input of a command after it was opened. */
@FunctionalInterface
public interface OpenedInput extends Closeable {
  /** The files that are read, which must not be written. */
  InputFiles files();

  @Override
  default void close() throws IOException {}
}
