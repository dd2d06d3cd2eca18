package org.kifu.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.kifu.source.text.EncodingGuess;

/** Opens tables that people or their spreadsheets wrote. */
public final class TableFile {
  private TableFile() {}

  /** Reads all of a table, in whatever encoding it was saved. */
  public static BufferedReader open(Path file) throws IOException {
    return new BufferedReader(new StringReader(EncodingGuess.text(Files.readAllBytes(file))));
  }
}
