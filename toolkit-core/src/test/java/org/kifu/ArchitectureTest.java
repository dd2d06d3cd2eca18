package org.kifu;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.JsonCursor;
import org.kifu.format.JsonGame;
import org.kifu.testing.Games;

/** The import tables of docs/architecture.md: packages import downwards only. */
@AnalyzeClasses(packages = "org.kifu", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
  private static final String ROOT = "org.kifu";

  /** A row of a table of three columns: the package, what it holds, what it may import. */
  private static final Pattern TABLE_ROW = Pattern.compile("\\| `([a-z.*]+)` \\|.*\\|([^|]*)\\|");

  private static final Pattern NAME = Pattern.compile("`([a-z.*]+)`");

  @ArchTest
  static final ArchRule bitboards_know_only_longs =
      classes()
          .that()
          .resideInAPackage("org.kifu.bitboard")
          .should()
          .onlyDependOnClassesThat(
              JavaClass.Predicates.resideInAnyPackage(
                      "org.kifu.bitboard",
                      "java.lang..",
                      "org.jspecify..",
                      "jdk.incubator.vector..")
                  .or(JavaClass.Predicates.type(PrintStream.class)) // standard error
                  .or(JavaClass.Predicates.type(Optional.class))); // of a module

  @ArchTest
  static final ArchRule vectors_stay_where_a_jvm_without_them_does_not_look =
      noClasses()
          .that()
          .haveSimpleNameNotStartingWith("Vector")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("jdk.incubator..");

  @ArchTest
  static void packages_import_what_the_documentation_says(JavaClasses classes) throws IOException {
    Set<String> used = imports(classes);
    Set<String> granted = documented(classes);
    assertThat(without(used, granted)).as("not granted by docs/architecture.md").isEmpty();
    assertThat(without(granted, used)).as("granted and not used").isEmpty();
  }

  @ArchTest
  static final ArchRule notations_are_strangers_to_each_other =
      slices().matching("org.kifu.format.(*)..").should().notDependOnEachOther();

  @ArchTest
  static final ArchRule charts_are_drawn_in_one_package =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.kifu.chart")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.jfree..");

  @ArchTest
  static final ArchRule only_archives_are_unpacked_by_the_library =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.kifu.source.packed")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.apache.commons.compress..");

  @ArchTest
  static final ArchRule only_tables_and_outputs_write_csv =
      noClasses()
          .that()
          .resideOutsideOfPackages("org.kifu.table", "org.kifu..output")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.apache.commons.csv..");

  @ArchTest
  static final ArchRule json_is_for_outputs_and_for_notations_through_one_cursor =
      noClasses()
          .that()
          .resideOutsideOfPackages("org.kifu.json", "org.kifu..output", "org.kifu.format.json")
          .and()
          .doNotBelongToAnyOf(JsonCursor.class, JsonGame.class)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("com.fasterxml..");

  @ArchTest
  static final ArchRule no_class_is_a_drawer_for_odds_and_ends =
      noClasses().should().resideInAnyPackage("..util..", "..utils..", "..common..", "..misc..");

  /** Lines like {@code game -> board}; the notations count as one package. */
  private static Set<String> imports(JavaClasses classes) {
    Set<String> imports = new TreeSet<>();
    for (JavaClass each : classes) {
      imports.add(row(each));
      each.getDirectDependenciesFromSelf().stream()
          .map(dependency -> dependency.getTargetClass().getBaseComponentType())
          .filter(target -> target.getPackageName().startsWith(ROOT))
          .filter(target -> !row(target).equals(row(each)))
          .forEach(target -> imports.add(row(each) + " -> " + row(target)));
    }
    return imports;
  }

  private static Set<String> without(Set<String> all, Set<String> some) {
    Set<String> rest = new TreeSet<>(all);
    rest.removeAll(some);
    return rest;
  }

  private static String row(JavaClass type) {
    String name = type.getPackageName().replaceFirst("^org\\.kifu\\.?", "");
    return name.startsWith("format.") ? "format.*" : name;
  }

  /** The same of the tables of docs/architecture.md, for the packages of this module. */
  private static Set<String> documented(JavaClasses classes) throws IOException {
    Path page = Games.examples().resolveSibling("docs").resolve("architecture.md");
    Set<String> here =
        classes.stream().map(ArchitectureTest::row).collect(toCollection(TreeSet::new));
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
