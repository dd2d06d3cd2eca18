package org.kifu;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.kifu.testing.Seed;
import org.kifu.testing.Slow;

/** No build fails by chance: all properties begin with one seed. */
@Slow
class FixedSeedTest {
  @Test
  void allPropertiesBeginWithIt() throws Exception {
    Path root =
        Path.of(FixedSeedTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.walk(root)) {
      List<Method> properties =
          files
              .map(file -> root.relativize(file).toString())
              .filter(file -> file.endsWith(".class"))
              .map(file -> type(file.replace(".class", "").replaceAll("[/\\\\]", ".")))
              .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
              .filter(method -> method.isAnnotationPresent(Property.class))
              .toList();
      assertThat(properties).hasSizeGreaterThan(50);
      assertThat(properties)
          .allMatch(method -> method.getAnnotation(Property.class).seed().equals(Seed.FIXED));
    }
  }

  /** The class, which nothing has initialised yet. */
  private static Class<?> type(String name) {
    try {
      return Class.forName(name, false, FixedSeedTest.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
