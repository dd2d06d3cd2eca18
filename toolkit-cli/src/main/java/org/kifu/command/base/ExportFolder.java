package org.kifu.command.base;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.base.StoredSource;
import org.kifu.base.StoredSources;
import org.kifu.command.terminal.Refusal;
import org.kifu.file.FileNames;
import org.kifu.file.FileOutput;

/** A new folder with the files of a base, in the folders in which they were. */
final class ExportFolder {
  private ExportFolder() {}

  /**
   * Writes the files; the folder appears when all of them are complete.
   *
   * @param chosen the sources of games; files with names go with them
   */
  static void write(StoredSources sources, List<StoredSource> chosen, Path folder)
      throws IOException {
    if (Files.exists(folder)) {
      throw Refusal.path(folder + ": exists; name a new folder");
    }
    Path parent = folder.toAbsolutePath().normalize().getParent();
    if (parent == null) {
      throw Refusal.path(folder + ": is not the name of a new folder");
    }
    Path unfinished = Files.createTempDirectory(parent, ".kifu-export-");
    try {
      List<StoredSource> all = new ArrayList<>(chosen);
      all.addAll(sources.names());
      Set<Path> written = new HashSet<>();
      for (StoredSource each : all) {
        copy(sources, each, place(each, unfinished, written));
      }
      Files.move(unfinished, folder, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException | RuntimeException e) {
      delete(unfinished);
      throw e;
    }
  }

  /** The place of a source in the folder: its path without what leads out of it. */
  private static Path place(StoredSource source, Path folder, Set<Path> written)
      throws IOException {
    Path place = folder;
    for (String part : source.name().split("[/\\\\]", -1)) {
      boolean isName = !part.isEmpty() && !part.equals(".") && !part.equals("..");
      place = isName ? place.resolve(FileNames.path(part.replace(':', '_'))) : place;
    }
    Path found = place;
    for (int copy = 2; !written.add(found); copy++) {
      found = place.resolveSibling(place.getFileName() + "." + copy);
    }
    Files.createDirectories(found.toAbsolutePath().getParent());
    return found;
  }

  private static void copy(StoredSources sources, StoredSource source, Path file)
      throws IOException {
    try (InputStream bytes = sources.bytes(source);
        OutputStream out = FileOutput.to(file)) {
      bytes.transferTo(out);
    }
  }

  private static void delete(Path folder) throws IOException {
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path visited, @Nullable IOException fault)
              throws IOException {
            Files.delete(visited);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
