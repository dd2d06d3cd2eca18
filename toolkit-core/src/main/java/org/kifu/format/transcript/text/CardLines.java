package org.kifu.format.transcript.text;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.format.transcript.fact.SideOfPair;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.game.GameHeader;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.notation.LabelledFact;
import org.kifu.notation.WrittenDiscs;

/**
 * Players on separate lines that are recognised only together: {@code Anna (B) 40} above {@code Bob
 * (W) 24}, {@code Black Anna} above {@code White Bob}, and the card of a page, with a line for each
 * label and each value. A single such line is text.
 */
final class CardLines {
  private static final Set<Fact> BOTH = EnumSet.of(Fact.BLACK, Fact.WHITE);

  private static final int MOST_LABEL_CHARACTERS = 16;

  /** The most lines of a card. */
  private static final int MOST_LINES = 16;

  private final List<LineReading> held = new ArrayList<>(0);

  /** The fact whose value is on the next line of a card. */
  private Optional<Fact> label = Optional.empty();

  /** The side named first, if colours follow the names. */
  private Optional<LineFacts> coloured = Optional.empty();

  /** The facts of the lines so far, each beside its line. */
  private final List<Optional<LineFacts>> said = new ArrayList<>(0);

  /** Whether only the lines after a line can tell what it is. */
  boolean holds(LineReading line) {
    return !held.isEmpty()
        || line.kind() == ReadingKind.TEXT && (isSideAlone(line) || colouredSide(line).isPresent())
        || isLabelOfPair(line);
  }

  /** Returns the lines that are ready after this one is read; it may itself be held back. */
  List<LineReading> take(LineReading line) {
    if (held.isEmpty()) {
      coloured = isSideAlone(line) ? Optional.empty() : colouredSide(line);
      label = coloured.isPresent() ? Optional.empty() : label(line);
      hold(line, coloured);
      return List.of();
    }
    return coloured.isPresent() ? pair(line) : card(line);
  }

  /** Returns the lines that are held back, as facts if they name both players. */
  List<LineReading> rest() {
    boolean areFacts = label.isEmpty() && coloured.isEmpty() && kinds().containsAll(BOTH);
    List<LineReading> rest = areFacts ? facts() : List.copyOf(held);
    held.clear();
    said.clear();
    label = Optional.empty();
    coloured = Optional.empty();
    return rest;
  }

  private void hold(LineReading line, Optional<LineFacts> facts) {
    held.add(line);
    said.add(facts);
  }

  private List<LineReading> pair(LineReading line) {
    Optional<LineFacts> other = colouredSide(line);
    boolean isPair =
        other.isPresent()
            && SideOfPair.mayBePair(held.getLast().line(), line.line())
            && !other.get().kinds().equals(coloured.get().kinds())
            && hasCount(other.get()) == hasCount(coloured.get());
    coloured = Optional.empty();
    if (isPair) {
      hold(line, other);
      return rest();
    }
    return released(line);
  }

  /** The lines held back as they are, followed by this line. */
  private List<LineReading> released(LineReading line) {
    List<LineReading> ready = new ArrayList<>(rest());
    if (holds(line)) {
      ready.addAll(take(line));
    } else {
      ready.add(line);
    }
    return ready;
  }

  private List<LineReading> card(LineReading line) {
    if (held.size() == MOST_LINES) {
      return released(line);
    }
    if (label.isPresent()) {
      Optional<LineFacts> value = value(label.get(), line);
      if (value.isPresent()) {
        label = Optional.empty();
        hold(line, value);
        return List.of();
      }
      return released(line);
    }
    Optional<Fact> next = line.kind() == ReadingKind.TEXT ? label(line) : Optional.empty();
    if (next.isPresent() && !kinds().contains(next.get())) {
      label = next;
      hold(line, Optional.empty());
      return List.of();
    }
    boolean isCount =
        said.getLast().filter(LineFacts::nameAPlayer).isPresent()
            && WrittenDiscs.read(line.line().text()).isPresent();
    if (isCount) {
      hold(line, Optional.empty());
      return List.of();
    }
    return released(line);
  }

  private Set<Fact> kinds() {
    Set<Fact> kinds = EnumSet.noneOf(Fact.class);
    said.forEach(each -> each.ifPresent(facts -> kinds.addAll(facts.kinds())));
    return kinds;
  }

  /** The lines as labels; if there are two counts, the last is the score. */
  private List<LineReading> facts() {
    List<LineReading> facts = new ArrayList<>(held.size());
    List<LineReading> counts = new ArrayList<>(2);
    Fact first = Fact.BLACK;
    for (int i = 0; i < held.size(); i++) {
      LineReading line = held.get(i);
      facts.add(said.get(i).map(line.asSaid()::of).orElse(line.asSaid()));
      boolean isCount = said.get(i).isEmpty() && i > 0 && said.get(i - 1).isPresent();
      if (isCount && WrittenDiscs.read(line.line().text()).isPresent()) {
        first = counts.isEmpty() && says(said.get(i - 1), Fact.WHITE) ? Fact.WHITE : first;
        counts.add(line);
      }
    }
    if (counts.size() < 2) {
      counts.forEach(count -> facts.set(held.indexOf(count), count));
      return facts;
    }
    String one = counts.getFirst().line().text();
    String other = counts.getLast().line().text();
    Optional<Outcome> score =
        first == Fact.BLACK ? LineFacts.score(one, other) : LineFacts.score(other, one);
    LineReading last = counts.getLast();
    facts.set(held.indexOf(last), score.map(last::asCounts).orElse(last));
    return facts;
  }

  private static boolean says(Optional<LineFacts> said, Fact fact) {
    return said.filter(facts -> facts.kinds().contains(fact)).isPresent();
  }

  private static boolean isSideAlone(LineReading line) {
    return label(line).filter(BOTH::contains).isPresent();
  }

  /** The fact for which a line is only the label. */
  private static Optional<Fact> label(LineReading line) {
    String text = line.line().text();
    if (text.length() > MOST_LABEL_CHARACTERS || text.isBlank()) {
      return Optional.empty();
    }
    String word = text.strip();
    boolean hasColon = word.length() > 1 && word.endsWith(":");
    return LabelledFact.named(hasColon ? word.substring(0, word.length() - 1) : word);
  }

  private static Optional<LineFacts> value(Fact fact, LineReading line) {
    boolean mayBe =
        (line.kind() == ReadingKind.TEXT || line.kind() == ReadingKind.RESULT)
            && label(line).isEmpty();
    return mayBe ? LineFacts.ofValue(line.line(), fact) : Optional.empty();
  }

  private static Optional<LineFacts> colouredSide(LineReading line) {
    return line.kind() == ReadingKind.TEXT
        ? LineFacts.ofColouredSide(line.line()).or(() -> SideOfPair.in(line.line()))
        : isLabelOfPair(line) ? line.facts() : Optional.empty();
  }

  /** Whether a line certainly names one side, and may show that another names the other. */
  private static boolean isLabelOfPair(LineReading line) {
    boolean isSide =
        line.kind() == ReadingKind.LABEL
            && line.facts()
                .filter(facts -> facts.kinds().size() == 1 && facts.nameAPlayer())
                .isPresent();
    return isSide
        && (line.line().text().indexOf(':') < 0 && line.line().text().indexOf('=') < 0
            || SideOfPair.isDanishWhite(line.line()));
  }

  /** Whether the discs follow the name. */
  private static boolean hasCount(LineFacts side) {
    GameHeader header = side.header();
    return WrittenDiscs.OfPlayer.read(header.black().isEmpty() ? header.white() : header.black())
        .isPresent();
  }
}
