package org.kifu.cli;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The tables of docs/architecture.md that grant each package what it may import. */
final class ImportTable {
  private static final String ROOT = "org.kifu";

  /** A row of three columns: the package, what it holds, what it may import. */
  private static final Pattern TABLE_ROW = Pattern.compile("\\| `([a-z.*]+)` \\|.*\\|([^|]*)\\|");

  private static final Pattern NAME = Pattern.compile("`([a-z.*]+)`");

  private static final Pattern IMPORT =
      Pattern.compile("^import (?:static )?org\\.kifu(?:\\.([a-z.]+))?\\.[A-Z]", Pattern.MULTILINE);

  /** A row that grants as many packages is no wall. */
  private static final int MANY = 20;

  private ImportTable() {}

  /**
   * Holds classes against the tables: each import is granted, each grant is used, and no package is
   * granted many.
   */
  static void check(JavaClasses classes) throws IOException {
    Set<String> used = imports(classes);
    Set<String> granted = documented(classes);
    assertThat(without(used, granted)).as("not granted by docs/architecture.md").isEmpty();
    assertThat(without(granted, used)).as("granted and not used").isEmpty();
    assertThat(granted.stream().collect(groupingBy(each -> each.split(" -> ", -1)[0], counting())))
        .as("a line for the package itself and one for each grant")
        .allSatisfy((row, lines) -> assertThat(lines).as(row).isLessThanOrEqualTo(MANY));
  }

  /** Lines like {@code game -> board}; what the notations import stands in one row. */
  private static Set<String> imports(JavaClasses classes) throws IOException {
    Set<String> imports = importsOfSources();
    for (JavaClass each : classes) {
      imports.add(row(each));
      each.getDirectDependenciesFromSelf().stream()
          .map(dependency -> dependency.getTargetClass().getBaseComponentType())
          .filter(target -> target.getPackageName().startsWith(ROOT))
          .filter(target -> !row(target).equals(row(each)))
          .forEach(target -> imports.add(row(each) + " -> " + name(target)));
    }
    return imports;
  }

  /** Imports that sources have and classes have lost: constants, types in brackets, links. */
  private static Set<String> importsOfSources() throws IOException {
    Set<String> imports = new TreeSet<>();
    for (String module : List.of("toolkit-core", "toolkit-cli")) {
      Path root = Path.of(Examples.path("../" + module + "/src/main/java/org/kifu"));
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
          String folder =
              root.relativize(file.getParent()).toString().replace(File.separatorChar, '.');
          String own = folder.isEmpty() ? ROOT : row(folder);
          IMPORT
              .matcher(Files.readString(file))
              .results()
              .map(each -> each.group(1) == null ? ROOT : each.group(1))
              .filter(target -> !row(target).equals(own))
              .forEach(target -> imports.add(own + " -> " + target));
        }
      }
    }
    return imports;
  }

  private static Set<String> without(Set<String> all, Set<String> some) {
    Set<String> rest = new TreeSet<>(all);
    rest.removeAll(some);
    return rest;
  }

  private static String row(JavaClass type) {
    return row(name(type));
  }

  /** The name of a package as the tables write it. */
  private static String name(JavaClass type) {
    String name = type.getPackageName();
    return name.equals(ROOT) ? name : name.substring(ROOT.length() + 1);
  }

  /** The notations share a row; what one of them consists of has its own. */
  private static String row(String name) {
    return name.matches("format\\.[a-z]+") ? "format.*" : name;
  }

  /** The same of the tables of docs/architecture.md, for the packages of this module. */
  private static Set<String> documented(JavaClasses classes) throws IOException {
    Path page = Path.of(Examples.path("../docs/architecture.md"));
    Set<String> here = classes.stream().map(ImportTable::row).collect(toCollection(TreeSet::new));
    Set<String> granted = new TreeSet<>();
    for (String line : Files.readAllLines(page)) {
      Matcher row = TABLE_ROW.matcher(line);
      if (row.matches() && here.contains(row.group(1))) {
        granted.add(row.group(1));
        NAME.matcher(row.group(2))
            .results()
            .forEach(name -> granted.add(row.group(1) + " -> " + name.group(1)));
      }
    }
    return granted;
  }
}
