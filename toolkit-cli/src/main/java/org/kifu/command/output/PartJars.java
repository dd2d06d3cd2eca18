package org.kifu.command.output;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.security.CodeSource;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Predicate;
import org.kifu.command.terminal.Refusal;

/**
 * The parts of Kifu whose jars are not among those of the command line. They are loaded from a
 * folder with the name of the part beside the jar of the command line; in a checkout, from where
 * the module of that name is built.
 */
public final class PartJars {
  private PartJars() {}

  /**
   * The service of a part that has one.
   *
   * @throws Refusal if its jars are missing
   */
  public static <S> S only(Class<S> service, String part) {
    return one(service, part, _ -> true);
  }

  /**
   * The service of a part that is meant.
   *
   * @throws Refusal if its jars are missing
   */
  static <S> S one(Class<S> service, String part, Predicate<S> isMeant) {
    return in(PartJars.class.getClassLoader(), service, isMeant)
        .or(() -> in(loader(part), service, isMeant))
        .orElseThrow(
            () ->
                Refusal.usage(
                    ("the jars for %1$s are missing: they stand in the folder lib/%1$s of the"
                            + " distribution; in a checkout, ./kifu builds them, and on Windows"
                            + " mvnw.cmd -Dkifu.quick -pl toolkit-%1$s -am package")
                        .formatted(part)));
  }

  private static <S> Optional<S> in(ClassLoader loader, Class<S> service, Predicate<S> isMeant) {
    return ServiceLoader.load(service, loader).stream()
        .map(ServiceLoader.Provider::get)
        .filter(isMeant)
        .findFirst();
  }

  /** Stays open: it lives as long as the command. */
  private static URLClassLoader loader(String part) {
    File[] jars = folder(part).listFiles((_, file) -> file.endsWith(".jar"));
    URL[] urls = new URL[jars == null ? 0 : jars.length];
    for (int at = 0; at < urls.length; at++) {
      urls[at] = url(jars[at]);
    }
    return new URLClassLoader(part, urls, PartJars.class.getClassLoader());
  }

  private static File folder(String part) {
    CodeSource source = PartJars.class.getProtectionDomain().getCodeSource();
    File jars = new File(URI.create(source.getLocation().toString())).getParentFile();
    File beside = new File(jars, part);
    return beside.isDirectory() ? beside : built(jars, part);
  }

  /** The jars of a module in a checkout, seen from those of the command line. */
  private static File built(File jars, String part) {
    return new File(jars, "../../../../toolkit-%s/target/quick/lib".formatted(part));
  }

  private static URL url(File jar) {
    try {
      return jar.toURI().toURL();
    } catch (MalformedURLException e) {
      throw new AssertionError("a file has an address", e);
    }
  }
}
