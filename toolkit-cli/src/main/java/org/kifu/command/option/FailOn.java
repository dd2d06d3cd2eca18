package org.kifu.command.option;

import java.util.Locale;
import java.util.Optional;
import org.kifu.game.Severity;
import org.kifu.verify.Tally;

/** The severity from which on findings make a run a failed one. */
public enum FailOn {
  ERROR(Optional.of(Severity.ERROR)),
  WARNING(Optional.of(Severity.WARNING)),
  NEVER(Optional.empty());

  private final Optional<Severity> severity;

  FailOn(Optional<Severity> severity) {
    this.severity = severity;
  }

  /** The least severity of a failure; nothing for never. */
  public Optional<Severity> severity() {
    return severity;
  }

  /** Whether a run with these findings failed. */
  public boolean isMetBy(Tally tally) {
    return severity.isPresent()
        && tally.worst().filter(worst -> worst.compareTo(severity.get()) >= 0).isPresent();
  }

  /** The name by which a user asks for it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
