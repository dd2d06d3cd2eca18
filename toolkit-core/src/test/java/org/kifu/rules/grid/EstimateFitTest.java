package org.kifu.rules.grid;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.targetOwner;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.rules.grid.GridEstimate.Weights;

class EstimateFitTest {
  @ParameterizedTest
  @ValueSource(strings = {"1 2 grid:5x5 20 2 4 grid:6x6 5 2 4", "1 2 anti:5x5 20 2 4"})
  void fitsTheSameWeightsAgain(String arguments) {
    assertThat(fitted(arguments)).isEqualTo(fitted(arguments));
  }

  @Test
  void fitsOtherWeightsInEachRound() {
    assertThat(fitted("1 2 grid:5x5 20 2 4")).isNotEqualTo(fitted("1 1 grid:5x5 20 2 4"));
  }

  /** Otherwise they would depend on the fits before. */
  @Test
  void doesNotUseTheWeightsOfKifu() {
    JavaClasses classes =
        new ClassFileImporter()
            .importClasses(
                EstimateFit.class,
                EstimateFit.Board.class,
                EstimatedRules.class,
                SimplerEstimate.class);
    noClasses()
        .should()
        .accessTargetWhere(
            target(nameMatching("MORE_WIN|FEWER_WIN"))
                .or(targetOwner(type(GridRules.class)).and(target(name("estimate")))))
        .check(classes);
  }

  private static Weights fitted(String arguments) {
    return EstimateFit.fitted(arguments.split(" ", -1));
  }
}
