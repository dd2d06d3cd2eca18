package org.kifu.cli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.kifu.bitboard.Kernel;
import org.kifu.format.obf.SolvedPosition;

/** The command line stands on the core, takes only its faces, and nothing stands on it. */
@AnalyzeClasses(packages = "org.kifu", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest
  static void packages_import_what_the_documentation_says(JavaClasses classes) throws IOException {
    ImportTable.check(classes);
  }

  /** Every package has a description, so these names are not compared. */
  @ArchTest
  static void classes_have_names_of_their_own(JavaClasses classes) {
    Map<String, Long> named =
        classes.stream()
            .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
            .collect(groupingBy(JavaClass::getSimpleName, counting()));
    named.values().removeIf(count -> count == 1);
    assertThat(named).isEmpty();
  }

  /** Picocli sets fields that are private. */
  @ArchTest
  static void packages_with_options_are_open(JavaClasses classes) throws IOException {
    Path module = Path.of(Examples.path("../toolkit-cli/src/main/java/module-info.java"));
    String[] opened =
        classes.stream()
            .filter(type -> type.getAllMembers().stream().anyMatch(ArchitectureTest::isOption))
            .map(type -> "opens " + type.getPackageName() + " to\n")
            .distinct()
            .toArray(String[]::new);
    assertThat(Files.readString(module)).contains(opened);
    assertThat(opened).hasSizeGreaterThan(15);
  }

  private static boolean isOption(JavaMember member) {
    return member.getAnnotations().stream()
        .anyMatch(annotation -> annotation.getRawType().getPackageName().startsWith("picocli"));
  }

  @ArchTest
  static final ArchRule options_are_read_only_here =
      noClasses()
          .that()
          .resideOutsideOfPackages("org.kifu.cli", "org.kifu.command..")
          .should()
          .dependOnClassesThat(resideInAPackage("picocli.."));

  @ArchTest
  static final ArchRule shapes_and_pictures_are_made_in_the_core =
      noClasses()
          .that()
          .resideInAnyPackage("org.kifu.cli", "org.kifu.command..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("com.fasterxml..", "org.apache.commons..", "org.jfree..");

  @ArchTest
  static final ArchRule of_kernels_and_notations_it_sees_no_more_than_their_faces =
      noClasses()
          .that()
          .resideInAnyPackage("org.kifu.cli", "org.kifu.command..")
          .should()
          .dependOnClassesThat(insides());

  private static DescribedPredicate<JavaClass> insides() {
    return resideInAPackage("org.kifu.bitboard")
        .or(resideInAPackage("org.kifu.format.*"))
        .and(
            DescribedPredicate.not(
                DescribedPredicate.describe(
                    "faces",
                    type ->
                        type.isEquivalentTo(Kernel.class)
                            || type.isEquivalentTo(SolvedPosition.class))))
        .as("are kernels or notations");
  }
}
