package org.kifu.source;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.kifu.source.packed.Archive;

/**
 * A folder inside an archive, which is open while it is used.
 *
 * @param path with its slash at the end; empty at the top
 */
record ArchiveFolder(Archive archive, String path) implements SourceFolder {
  @Override
  public List<String> files() {
    return archive.files(path).stream().map(file -> file.substring(path.length())).toList();
  }

  @Override
  public InputStream open(String file) throws IOException {
    return archive.open(path + file);
  }
}
