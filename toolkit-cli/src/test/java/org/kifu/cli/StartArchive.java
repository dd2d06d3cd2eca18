package org.kifu.cli;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/**
 * The class path of the test as jars only, and an archive of its loaded classes. With it a process
 * starts in half of the time, and tests start some hundred. It is made once for each JVM of tests,
 * and goes with it.
 */
final class StartArchive {
  private static final StartArchive MADE = new StartArchive();

  private final Path folder;
  private final String classPath;
  private final Path archive;

  private StartArchive() {
    try {
      folder = Files.createTempDirectory("kifu-start");
      folder.toFile().deleteOnExit();
      List<String> jars = new ArrayList<>();
      for (String each : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
        Path path = Path.of(each);
        jars.add(Files.isDirectory(path) ? packed(path, jars.size()).toString() : each);
      }
      classPath = String.join(File.pathSeparator, jars);
      archive = temporary("classes.jsa");
      train();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** The options of the JVM for the class path and its archive. */
  static List<String> options() {
    return List.of("-XX:SharedArchiveFile=" + MADE.archive, "-cp", MADE.classPath);
  }

  private Path temporary(String name) {
    Path file = folder.resolve(name);
    file.toFile().deleteOnExit();
    return file;
  }

  private Path packed(Path classes, int number) throws IOException {
    Path jar = temporary(number + ".jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream packed = new JarOutputStream(out);
        Stream<Path> files = Files.walk(classes)) {
      packed.setLevel(0);
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = classes.relativize(file).toString().replace(File.separatorChar, '/');
        packed.putNextEntry(new JarEntry(name));
        Files.copy(file, packed);
        packed.closeEntry();
      }
    }
    return jar;
  }

  private void train() throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(CommandProcess.jvm());
    words.addAll(List.of("-XX:ArchiveClassesAtExit=" + archive, "-cp", classPath));
    words.addAll(List.of(Main.class.getName(), "annotate", "f5d6c3", "--level", "1"));
    Process process =
        new ProcessBuilder(words)
            .redirectErrorStream(true)
            .redirectOutput(Redirect.DISCARD)
            .redirectInput(Redirect.from(new File("/dev/null")))
            .start();
    process.waitFor();
  }
}
