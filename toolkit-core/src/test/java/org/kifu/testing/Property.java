package org.kifu.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test of what holds for any values: it is run many times, and takes its values from a {@link
 * Draw}, its only parameter. Try after try has the same values in each build; a try that fails
 * prints them. The system property {@code kifu.seed} sets another seed (0 for a new one).
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Test
@ExtendWith(PropertyTries.class)
public @interface Property {
  /** How many times the test is run. */
  int tries() default 1000;
}
