package org.kifu.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.StringEntry;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.kifu.format.GameReader;

/** The texts in the compiled classes of the core: its tables, its patterns and their parts. */
final class ReaderConstants {
  private ReaderConstants() {}

  /**
   * The texts of the classes in a package and the packages below it, by class.
   *
   * @param name the name below {@code org.kifu}; all packages if it is empty
   */
  static Map<String, Set<String>> of(String name) {
    Map<String, Set<String>> texts = new TreeMap<>();
    try (Stream<Path> files = Files.walk(classes().resolve("org/kifu").resolve(name))) {
      files
          .filter(file -> file.toString().endsWith(".class"))
          .forEach(file -> texts.put(file.getFileName().toString(), texts(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
  }

  private static Path classes() {
    try {
      return Path.of(GameReader.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Set<String> texts(Path file) {
    Set<String> texts = new TreeSet<>();
    try {
      for (PoolEntry entry : ClassFile.of().parse(file).constantPool()) {
        if (entry instanceof StringEntry text) {
          texts.add(text.stringValue());
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
  }
}
