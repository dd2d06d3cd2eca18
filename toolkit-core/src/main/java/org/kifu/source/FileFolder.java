package org.kifu.source;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.kifu.file.FileNames;

/**
 * A folder of the file system.
 *
 * @param folder its absolute path
 */
record FileFolder(Path folder) implements SourceFolder {
  @Override
  public List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> FileNames.word(file.getFileName())).sorted().toList();
    } catch (UncheckedIOException e) {
      throw new IOException(SystemReason.of(e), e);
    }
  }

  @Override
  public InputStream open(String file) throws IOException {
    return Files.newInputStream(folder.resolve(FileNames.path(file)));
  }
}
