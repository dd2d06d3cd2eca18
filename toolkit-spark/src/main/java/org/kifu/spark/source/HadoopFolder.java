package org.kifu.spark.source;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.kifu.source.SourceFolder;

/** A folder of any file system that Hadoop knows. */
record HadoopFolder(FileSystem system, Path folder) implements SourceFolder {
  @Override
  public List<String> files() throws IOException {
    List<String> names = new ArrayList<>();
    for (FileStatus each : system.listStatus(folder)) {
      names.add(each.getPath().getName());
    }
    names.sort(null);
    return names;
  }

  @Override
  public InputStream open(String file) throws IOException {
    return system.open(new Path(folder, file));
  }
}
