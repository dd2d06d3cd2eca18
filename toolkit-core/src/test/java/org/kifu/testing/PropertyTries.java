package org.kifu.testing;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/** Runs the tries of a {@link Property}. */
final class PropertyTries implements ParameterResolver, InvocationInterceptor {
  /** One seed for all, so that a build finds tomorrow what it finds today. */
  private static final long SEED = seed(Long.getLong("kifu.seed", 20261123));

  private static long seed(long wanted) {
    return wanted == 0 ? new Random().nextLong() : wanted;
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Draw.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return new Draw(SEED);
  }

  /** Runs all tries in place of the one. */
  @Override
  public void interceptTestMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> test,
      ExtensionContext context)
      throws Throwable {
    invocation.skip();
    Method method = test.getExecutable();
    method.setAccessible(true);
    run(
        method.getAnnotation(Property.class).tries(),
        draw -> {
          try {
            method.invoke(context.getRequiredTestInstance(), draw);
          } catch (InvocationTargetException e) {
            throw Objects.requireNonNull(e.getCause());
          }
        });
  }

  /** What is tried. */
  interface Try {
    void with(Draw draw) throws Throwable;
  }

  /** Each failure says what was drawn, and the seed that draws it again. */
  static void run(int tries, Try each) {
    for (int i = 1; i <= tries; i++) {
      Draw draw = new Draw(SEED * 1_000_003 + i);
      try {
        each.with(draw);
      } catch (Throwable e) {
        throw new AssertionError(
            "try %d of %d, seed %d, with %s".formatted(i, tries, SEED, draw), e);
      }
    }
  }
}
