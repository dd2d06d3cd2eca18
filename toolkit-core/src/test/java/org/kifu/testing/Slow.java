package org.kifu.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A test, or a class of tests, that {@code ./mvnw test} leaves to {@code ./mvnw verify}: the tag
 * {@code slow} for Jupiter and for jqwik.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@org.junit.jupiter.api.Tag("slow")
@net.jqwik.api.Tag("slow")
public @interface Slow {}
