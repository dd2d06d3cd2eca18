package org.kifu.annotate;

import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.analysis.Value;

/** Chances of games that no curve was fitted to. */
record NoChances() implements Chances {
  @Override
  public OptionalInt win(Value value, int empties) {
    return OptionalInt.empty();
  }

  @Override
  public Optional<String> name() {
    return Optional.empty();
  }
}
