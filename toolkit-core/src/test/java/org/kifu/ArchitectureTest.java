package org.kifu;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.PrintStream;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.kifu.format.JsonCursor;
import org.kifu.format.JsonGame;

/** The import table of docs/architecture.md: packages import downwards only. */
@AnalyzeClasses(packages = "org.kifu", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
  /** The packages that a rule speaks of; the rules below add themselves. */
  private static final Set<String> RULED = new TreeSet<>(Set.of("bitboard"));

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

  @ArchTest static final ArchRule boards = mayImport("board", "bitboard");
  @ArchTest static final ArchRule rules = mayImport("rules", "board", "bitboard");

  @ArchTest static final ArchRule grid_rules = mayImport("rules.grid", "rules", "board");

  @ArchTest
  static final ArchRule draughts_rules = mayImport("rules.draughts", "analysis", "rules", "board");

  @ArchTest
  static final ArchRule solo_rules = mayImport("rules.solo", "rules", "board", "bitboard");

  @ArchTest static final ArchRule games = mayImport("game", "board");

  @ArchTest
  static final ArchRule formats =
      mayImport("format..", "file", "game", "board", "rules", "rules.solo", "replay");

  @ArchTest
  static final ArchRule replays = mayImport("replay", "rules", "game", "board", "bitboard");

  @ArchTest static final ArchRule batches = mayImport("batch");
  @ArchTest static final ArchRule files = mayImport("file");
  @ArchTest static final ArchRule spills = mayImport("spill", "file");
  @ArchTest static final ArchRule analyses = mayImport("analysis", "rules", "board");

  @ArchTest static final ArchRule evaluations = mayImport("evaluation", "board", "bitboard");

  @ArchTest
  static final ArchRule searches =
      mayImport("search", "evaluation", "analysis", "rules", "board", "bitboard");

  @ArchTest
  static final ArchRule general_searches = mayImport("rules.search", "analysis", "rules", "board");

  @ArchTest static final ArchRule engines = mayImport("engine", "analysis", "rules", "board");

  @ArchTest
  static final ArchRule verification =
      mayImport(
          "verify", "batch", "spill", "analysis", "replay", "rules", "game", "board", "bitboard");

  @ArchTest
  static final ArchRule openings =
      mayImport("opening", "batch", "analysis", "replay", "rules", "game", "board", "bitboard");

  @ArchTest
  static final ArchRule stores = mayImport("store", "opening", "batch", "spill", "game", "board");

  @ArchTest
  static final ArchRule stats =
      mayImport("stats", "opening", "batch", "replay", "rules", "game", "board", "bitboard");

  @ArchTest
  static final ArchRule annotations =
      mayImport("annotate", "opening", "batch", "analysis", "replay", "rules", "game", "board");

  @ArchTest
  static final ArchRule reasons = mayImport("annotate.reason", "annotate", "board", "bitboard");

  @ArchTest
  static final ArchRule repairs =
      mayImport("repair", "opening", "batch", "analysis", "replay", "rules", "game", "board");

  @ArchTest
  static final ArchRule trainings =
      mayImport(
          "train",
          "file",
          "annotate",
          "batch",
          "search",
          "evaluation",
          "analysis",
          "replay",
          "rules",
          "game",
          "board",
          "bitboard");

  @ArchTest
  static final ArchRule synthetic_games =
      mayImport("synthetic", "replay", "game", "board", "bitboard");

  @ArchTest
  static final ArchRule queries =
      mayImport("query", "annotate", "opening", "analysis", "replay", "rules", "game", "board");

  @ArchTest
  static final ArchRule dedups =
      mayImport("dedup", "query", "batch", "spill", "replay", "rules", "game", "board");

  @ArchTest
  static final ArchRule editions =
      mayImport("edition", "dedup", "query", "batch", "spill", "replay", "rules", "game", "board");

  @ArchTest static final ArchRule names = mayImport("names", "query", "game", "board");

  @ArchTest
  static final ArchRule tournaments =
      mayImport("tournament", "query", "replay", "rules", "game", "board");

  @ArchTest
  static final ArchRule ratings =
      mayImport("rating", "tournament", "query", "batch", "game", "board");

  @ArchTest
  static final ArchRule reviews =
      mayImport("review", "annotate", "opening", "query", "analysis", "rules", "game", "board");

  @ArchTest
  static final ArchRule histories =
      mayImport("history", "query", "replay", "rules", "game", "board");

  @ArchTest
  static final ArchRule audits =
      mayImport("audit", "annotate", "query", "search", "batch", "analysis", "rules", "board");

  @ArchTest
  static final ArchRule words =
      mayImport(
          "words",
          "file",
          "annotate",
          "opening",
          "review",
          "history",
          "query",
          "analysis",
          "rules",
          "game",
          "board");

  @ArchTest static final ArchRule tables = mayImport("table", "words");
  @ArchTest static final ArchRule json = mayImport("json", "words", "query", "game");

  @ArchTest
  static final ArchRule annotations_written =
      mayImport(
          "annotate.output",
          "words",
          "table",
          "json",
          "annotate",
          "audit",
          "opening",
          "analysis",
          "replay",
          "rules",
          "file",
          "game",
          "board");

  @ArchTest
  static final ArchRule findings_written =
      mayImport(
          "verify.output", "words", "table", "json", "verify", "spill", "store", "file", "game");

  @ArchTest
  static final ArchRule openings_written =
      mayImport(
          "opening.output",
          "words",
          "table",
          "json",
          "opening",
          "stats",
          "query",
          "batch",
          "analysis",
          "game",
          "board");

  @ArchTest
  static final ArchRule answers_written =
      mayImport(
          "analysis.output",
          "words",
          "json",
          "annotate.output",
          "analysis",
          "opening",
          "rules.solo",
          "rules",
          "board");

  @ArchTest
  static final ArchRule archives_written =
      mayImport(
          "archive.output",
          "words",
          "table",
          "json",
          "dedup",
          "edition",
          "names",
          "history",
          "query",
          "synthetic",
          "annotate",
          "opening",
          "analysis",
          "replay",
          "rules",
          "game",
          "board");

  @ArchTest
  static final ArchRule tournaments_written =
      mayImport(
          "tournament.output",
          "words",
          "table",
          "json",
          "tournament",
          "rating",
          "review",
          "names",
          "annotate",
          "query",
          "rules",
          "game",
          "board");

  @ArchTest
  static final ArchRule reviews_written =
      mayImport(
          "review.output",
          "words",
          "table",
          "json",
          "annotate.output",
          "review",
          "annotate",
          "analysis",
          "game",
          "board");

  @ArchTest
  static final ArchRule repairs_written =
      mayImport("repair.output", "json", "repair", "game", "board");

  @ArchTest
  static final ArchRule reports =
      mayImport(
          "report",
          "words",
          "rating",
          "review",
          "train",
          "annotate",
          "opening",
          "verify",
          "analysis",
          "replay",
          "rules.draughts",
          "rules",
          "game",
          "board");

  @ArchTest
  static final ArchRule pages =
      mayImport(
          "report.page",
          "report",
          "words",
          "annotate.output",
          "opening.output",
          "review",
          "history",
          "annotate",
          "opening",
          "query",
          "analysis",
          "replay",
          "rules",
          "game",
          "board");

  @ArchTest
  static final ArchRule notations_are_strangers_to_each_other =
      slices().matching("org.kifu.format.(*)..").should().notDependOnEachOther();

  @ArchTest
  static final ArchRule charts_are_drawn_only_in_reports =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.kifu.report")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.jfree..");

  @ArchTest
  static final ArchRule only_archives_are_unpacked_by_the_library =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.kifu.format.archive")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.apache.commons.compress..");

  @ArchTest
  static final ArchRule archives_hold_bytes_and_no_games =
      noClasses()
          .that()
          .resideInAPackage("org.kifu.format.archive")
          .should()
          .dependOnClassesThat(ownButNot("format.archive", "file", "game"));

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

  @ArchTest
  static void every_package_has_a_rule(JavaClasses classes) {
    Set<String> packages = new TreeSet<>();
    for (JavaClass each : classes) {
      packages.add(each.getPackageName().replaceFirst("^org\\.kifu\\.?([a-z]*).*", "$1"));
    }
    assertThat(RULED).isEqualTo(packages);
  }

  private static ArchRule mayImport(String inside, String... allowed) {
    RULED.add(inside.split("\\.", -1)[0]);
    return noClasses()
        .that()
        .resideInAPackage("org.kifu." + inside)
        .should()
        .dependOnClassesThat(ownButNot(inside, allowed));
  }

  /** Classes of this project outside {@code inside} and {@code allowed}. */
  private static DescribedPredicate<JavaClass> ownButNot(String inside, String... allowed) {
    DescribedPredicate<JavaClass> permitted =
        JavaClass.Predicates.resideInAPackage("org.kifu." + inside);
    for (String each : allowed) {
      permitted = permitted.or(JavaClass.Predicates.resideInAPackage("org.kifu." + each));
    }
    return JavaClass.Predicates.resideInAPackage("org.kifu..")
        .and(DescribedPredicate.not(permitted))
        .as("are of this project but not in %s", String.join(", ", allowed));
  }
}
