package org.kifu;

import static com.tngtech.archunit.lang.conditions.ArchConditions.have;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ImportOption.OnlyIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTag;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import net.jqwik.api.Property;
import org.kifu.testing.Seed;

/** No build fails by chance: all properties begin with one seed. */
@AnalyzeClasses(packages = "org.kifu", importOptions = OnlyIncludeTests.class)
@ArchTag("slow")
class FixedSeedTest {
  @ArchTest
  static final ArchRule properties =
      methods()
          .that()
          .areAnnotatedWith(Property.class)
          .should(have(DescribedPredicate.describe("the fixed seed", FixedSeedTest::isFixed)));

  private static boolean isFixed(JavaMethod method) {
    return method.getAnnotationOfType(Property.class).seed().equals(Seed.FIXED);
  }
}
