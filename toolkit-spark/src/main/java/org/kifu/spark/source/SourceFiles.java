package org.kifu.spark.source;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.kifu.format.Inputs;

/** The files that paths name; folders are walked in the order of names, as in all commands. */
final class SourceFiles {
  private final Configuration configuration;
  private final List<FileStatus> found = new ArrayList<>();

  private SourceFiles(Configuration configuration) {
    this.configuration = configuration;
  }

  /**
   * Lists the files.
   *
   * @param paths files, folders and patterns of Hadoop
   * @throws IOException if a path does not name a file or cannot be listed
   */
  static List<FileStatus> of(List<String> paths, Configuration configuration) throws IOException {
    SourceFiles files = new SourceFiles(configuration);
    for (String path : paths) {
      files.add(new Path(path));
    }
    return files.found;
  }

  private void add(Path path) throws IOException {
    FileSystem system = path.getFileSystem(configuration);
    FileStatus[] meant =
        system.exists(path)
            ? new FileStatus[] {system.getFileStatus(path)}
            : system.globStatus(path);
    if (meant == null || meant.length == 0) {
      throw new FileNotFoundException(path + ": no such file");
    }
    sort(meant);
    for (FileStatus each : meant) {
      if (each.isDirectory()) {
        walk(system, each.getPath());
      } else {
        found.add(each);
      }
    }
  }

  private void walk(FileSystem system, Path folder) throws IOException {
    FileStatus[] entries = system.listStatus(folder);
    sort(entries);
    for (FileStatus entry : entries) {
      String name = entry.getPath().getName();
      if (entry.isDirectory() && !name.startsWith(".")) {
        walk(system, entry.getPath());
      } else if (entry.isFile() && Inputs.mayHoldGames(name)) {
        found.add(entry);
      }
    }
  }

  private static void sort(FileStatus[] files) {
    Arrays.sort(files, Comparator.comparing(file -> file.getPath().toString()));
  }
}
