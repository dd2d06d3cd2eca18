package org.kifu.format.transcript.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.game.GameHeader;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.notation.DiscColumn;
import org.kifu.notation.LabelledFact;
import org.kifu.notation.WrittenDiscs;
import org.kifu.notation.WrittenScore;

/**
 * The discs of each side on a separate line, {@code Black: 18} above {@code White: 46}, which are a
 * score and not names; there may be a line such as {@code Score:} above them. A single count is
 * text.
 */
final class CountLines {
  private static final Pattern HEADING =
      Pattern.compile("[\\s*#>_-]*(\\p{L}+)[\\s*_]*[:\uFF1A]?[\\s*_]*");

  private static final int MOST_CHARACTERS = 24;

  private final List<LineReading> held = new ArrayList<>(2);

  /** Whether only the line after a line can tell what it is. */
  boolean holds(LineReading line) {
    return !held.isEmpty()
        || line.kind() == ReadingKind.LABEL && isCount(line)
        || line.kind() == ReadingKind.TEXT && LetterCount.of(line).isPresent()
        || line.kind() == ReadingKind.TEXT && isHeading(line);
  }

  /** Returns the lines that are ready after this one is read; it may itself be held back. */
  List<LineReading> take(LineReading line) {
    List<LineReading> ready = new ArrayList<>(3);
    Optional<Outcome> score = score(line);
    if (score.isPresent()) {
      if (held.size() > 1) {
        ready.add(held.getFirst().asSaid());
      }
      ready.add(held.getLast().asCounts(score.get()));
      ready.add(line.asSaid());
      held.clear();
      return ready;
    }
    boolean isBelowHeading =
        held.size() == 1
            && isHeading(held.getFirst())
            && (isCount(line) || LetterCount.of(line).isPresent());
    if (!isBelowHeading) {
      ready.addAll(rest());
    }
    if (isCount(line) || isHeading(line) || LetterCount.of(line).isPresent()) {
      held.add(line);
    } else {
      ready.add(line);
    }
    return ready;
  }

  /** Returns the lines that are held back, as text. */
  List<LineReading> rest() {
    List<LineReading> rest = held.stream().map(LineReading::asText).toList();
    held.clear();
    return rest;
  }

  private Optional<Outcome> score(LineReading line) {
    if (held.isEmpty()) {
      return Optional.empty();
    }
    Optional<LetterCount> letter = LetterCount.of(held.getLast());
    if (letter.isPresent()) {
      return LetterCount.of(line).flatMap(other -> LetterCount.score(letter.get(), other));
    }
    if (!isCount(line) || !isCount(held.getLast())) {
      return Optional.empty();
    }
    GameHeader both = LineReading.header(List.of(held.getLast(), line));
    return LineFacts.score(both.black(), both.white());
  }

  private static boolean isCount(LineReading line) {
    Optional<LineFacts> facts = line.facts();
    return facts.isPresent()
        && (facts.get().kinds().equals(Set.of(Fact.BLACK))
                && WrittenDiscs.read(facts.get().header().black()).isPresent()
            || facts.get().kinds().equals(Set.of(Fact.WHITE))
                && WrittenDiscs.read(facts.get().header().white()).isPresent());
  }

  private static boolean isHeading(LineReading line) {
    String text = line.line().text();
    if (line.kind() != ReadingKind.TEXT || text.length() > MOST_CHARACTERS) {
      return false;
    }
    var heading = HEADING.matcher(text);
    return heading.matches()
        && LabelledFact.named(heading.group(1)).equals(Optional.of(Fact.RESULT));
  }

  /** A count after the letter of a colour and a word for discs, {@code Discs B: 28}. */
  private record LetterCount(String name, int discs) {
    private static final Pattern FORM =
        Pattern.compile("[\\s>*]*(\\p{L}[\\p{L} ]{2,20}?)\\s*[:=\\t]\\s*(\\d{1,2})\\s*");

    /** Returns such a count; nothing if a line is anything else. */
    static Optional<LetterCount> of(LineReading line) {
      String text = line.line().text();
      boolean mayBe = line.kind() == ReadingKind.TEXT && text.length() <= MOST_CHARACTERS;
      Matcher form = FORM.matcher(mayBe ? text : "");
      return form.matches() && form.group(1).indexOf(' ') > 0
          ? Optional.of(new LetterCount(form.group(1), Integer.parseInt(form.group(2))))
          : Optional.empty();
    }

    /** The score of two such counts, if their letters are those of both sides. */
    static Optional<Outcome> score(LetterCount one, LetterCount other) {
      Map<String, DiscColumn> letters = DiscColumn.letters(List.of(one.name, other.name));
      boolean isBlackFirst = letters.get(one.name) == DiscColumn.BLACK;
      return letters.size() < 2
          ? Optional.empty()
          : WrittenScore.outcome(
              isBlackFirst ? one.discs + "-" + other.discs : other.discs + "-" + one.discs);
    }
  }
}
