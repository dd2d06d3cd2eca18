package org.kifu.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Method;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/** Tests that fail if they go on without end: each may use {@link ProcessorTime#HANG}. */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(ProcessorLimit.Limiter.class)
public @interface ProcessorLimit {
  /** Runs each test in a thread that is watched. */
  final class Limiter implements InvocationInterceptor {
    @Override
    public void interceptTestMethod(
        Invocation<Void> invocation,
        ReflectiveInvocationContext<Method> test,
        ExtensionContext context) {
      run(invocation);
    }

    @Override
    public void interceptTestTemplateMethod(
        Invocation<Void> invocation,
        ReflectiveInvocationContext<Method> test,
        ExtensionContext context) {
      run(invocation);
    }

    private static void run(Invocation<Void> invocation) {
      ProcessorTime.within(
          ProcessorTime.HANG,
          () -> {
            try {
              invocation.proceed();
              return true;
            } catch (Exception | Error e) {
              throw e;
            } catch (Throwable e) {
              throw new IllegalStateException(e);
            }
          });
    }
  }
}
