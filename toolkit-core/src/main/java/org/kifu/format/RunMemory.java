package org.kifu.format;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * What notations keep from one source to the next while a run lasts, such as files with names that
 * stand beside several files of games. May be shared by threads.
 */
public final class RunMemory {
  private final Map<Class<?>, Object> kept = new ConcurrentHashMap<>();

  /** A memory without anything in it. */
  public RunMemory() {}

  /** Returns what is kept under a type, made when it is asked for first. */
  public <T> T of(Class<T> type, Supplier<? extends T> maker) {
    return type.cast(kept.computeIfAbsent(type, _ -> maker.get()));
  }
}
