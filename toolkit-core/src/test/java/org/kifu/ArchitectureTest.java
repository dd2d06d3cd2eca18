package org.kifu;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Optional;

/** Walls beside the tables of docs/architecture.md, which the command line's test holds. */
@AnalyzeClasses(packages = "org.kifu", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
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
  static final ArchRule notations_are_strangers_to_each_other =
      slices().matching("org.kifu.format.(*)..").should().notDependOnEachOther();

  @ArchTest
  static final ArchRule engines_know_the_notation_of_their_protocol_alone =
      noClasses()
          .that()
          .resideInAPackage("org.kifu.engine")
          .should()
          .dependOnClassesThat(
              JavaClass.Predicates.resideInAPackage("org.kifu.format..")
                  .and(
                      DescribedPredicate.not(
                          JavaClass.Predicates.resideInAPackage("org.kifu.format.ggf"))));

  @ArchTest
  static final ArchRule charts_are_drawn_in_one_place =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.kifu.chart..")
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
  static final ArchRule json_is_for_outputs_and_its_own_notations =
      noClasses()
          .that()
          .resideOutsideOfPackages("org.kifu.json", "org.kifu..output", "org.kifu.format.json")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("com.fasterxml..");

  @ArchTest
  static final ArchRule classes_are_not_in_a_drawer_for_odds_and_ends =
      noClasses().should().resideInAnyPackage("..util..", "..utils..", "..common..", "..misc..");
}
