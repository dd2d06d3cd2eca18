package org.kifu.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/**
 * A test whose {@link Stored} text follows from the weights of the evaluation: the tag {@code
 * weights}. {@code build/renew.sh} runs these tests alone, and they write their texts anew.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Tag("weights")
public @interface FollowsWeights {}
