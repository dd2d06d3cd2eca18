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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

  /** A heading above a table. */
  private static final Pattern HEADING = Pattern.compile("\\*\\*.+\\*\\*");

  /** A row that grants as many packages is no wall. */
  private static final int MANY = 20;

  private ImportTable() {}

  /**
   * Holds classes against the tables: each import is granted, each grant is used, no package is
   * granted many, and none imports a package of a table below its own or in a circle.
   */
  static void check(JavaClasses classes) throws IOException {
    Set<String> used = imports(classes);
    Set<String> granted = documented(classes);
    assertThat(upwards(used)).as("imports of packages whose table is below").isEmpty();
    assertThat(circles(used)).as("imports in circles").isEmpty();
    assertThat(without(used, granted)).as("not granted by docs/architecture.md").isEmpty();
    assertThat(without(granted, used)).as("granted and not used").isEmpty();
    assertThat(granted.stream().collect(groupingBy(ImportTable::from, counting())))
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
    for (String module : List.of("toolkit-core", "toolkit-app", "toolkit-cli")) {
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

  /** The imports that lead to a table further down the page. */
  private static List<String> upwards(Set<String> imports) throws IOException {
    Map<String, Integer> tables = new HashMap<>();
    int table = 0;
    for (String line : page()) {
      Matcher row = TABLE_ROW.matcher(line);
      if (HEADING.matcher(line).matches()) {
        table++;
      } else if (row.matches()) {
        tables.put(row.group(1), table);
      }
    }
    return imports.stream()
        .filter(each -> tables.getOrDefault(from(each), 0) < tables.getOrDefault(to(each), 0))
        .toList();
  }

  /** The imports that are left when the ends of chains of imports are taken away in turn. */
  private static Set<String> circles(Set<String> imports) {
    Set<String> left = new TreeSet<>(imports);
    Set<String> importing = new TreeSet<>();
    Set<String> imported = new TreeSet<>();
    do {
      importing.clear();
      imported.clear();
      left.forEach(each -> importing.add(from(each)));
      left.forEach(each -> imported.add(to(each)));
    } while (left.removeIf(
        each -> !importing.contains(to(each)) || !imported.contains(from(each))));
    return left;
  }

  private static String from(String line) {
    return line.split(" -> ", -1)[0];
  }

  /** The row of the imported package; empty in a line for the package itself. */
  private static String to(String line) {
    String[] sides = line.split(" -> ", -1);
    return sides.length > 1 ? row(sides[1]) : "";
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

  private static List<String> page() throws IOException {
    return Files.readAllLines(Path.of(Examples.path("../docs/architecture.md")));
  }

  /** The same of the tables of docs/architecture.md, for the packages of this module. */
  private static Set<String> documented(JavaClasses classes) throws IOException {
    Set<String> here = classes.stream().map(ImportTable::row).collect(toCollection(TreeSet::new));
    Set<String> granted = new TreeSet<>();
    for (String line : page()) {
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
