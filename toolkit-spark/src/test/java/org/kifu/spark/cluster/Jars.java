package org.kifu.spark.cluster;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The jars of a cluster, from the class path of the test: those of Spark in a folder, as an
 * installation has them, and those of the program, as a job brings them.
 */
final class Jars {
  /** What the program is of; all else is Spark's. */
  private static final List<String> OF_PROGRAM =
      List.of("toolkit-", "picocli", "commons-csv", "jfreechart");

  private final Path home;
  private final String program;

  private Jars(Path home, String program) {
    this.home = home;
    this.program = program;
  }

  /** Lays them out in a new folder. */
  static Jars in(Path folder) throws IOException {
    Path home = Files.createDirectories(folder.resolve("spark"));
    Path ofSpark = Files.createDirectory(home.resolve("jars"));
    Path ofProgram = Files.createDirectory(folder.resolve("program"));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path path = Path.of(entry);
      if (Files.isDirectory(path)) {
        pack(path, ofProgram.resolve("classes-" + Integer.toHexString(entry.hashCode()) + ".jar"));
      } else if (Files.exists(path)) {
        String name = path.getFileName().toString();
        boolean isOfProgram = OF_PROGRAM.stream().anyMatch(name::startsWith);
        Path link = (isOfProgram ? ofProgram : ofSpark).resolve(name);
        if (!Files.exists(link)) {
          Files.createSymbolicLink(link, path);
        }
      }
    }
    try (Stream<Path> jars = Files.list(ofProgram)) {
      return new Jars(home, jars.map(Path::toString).sorted().collect(Collectors.joining(",")));
    }
  }

  private static void pack(Path classes, Path jar) throws IOException {
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream packed = new JarOutputStream(out);
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        String name = classes.relativize(file).toString().replace(File.separatorChar, '/');
        packed.putNextEntry(new JarEntry(name));
        Files.copy(file, packed);
        packed.closeEntry();
      }
    }
  }

  /** Takes the links away again, so that no one who deletes the folder wonders about them. */
  static void delete(Path folder) throws IOException {
    for (String jars : List.of("spark/jars", "program")) {
      try (Stream<Path> links = Files.list(folder.resolve(jars))) {
        for (Path link : links.filter(Files::isSymbolicLink).toList()) {
          Files.delete(link);
        }
      }
    }
  }

  /** The folder that is {@code SPARK_HOME}. */
  Path home() {
    return home;
  }

  /** Spark as a class path. */
  String ofSpark() {
    return home.resolve("jars") + File.separator + "*";
  }

  /** The jars of the program, separated by commas; the first holds the main class or none does. */
  String ofProgram() {
    return program;
  }
}
