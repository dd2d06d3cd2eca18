package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.LineReading.Tolerated;
import org.kifu.game.Notes;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;

/** Lines without a blank line between them that describe one game: labels, players, comments. */
final class FactBlock {
  private final List<LineReading> lines;
  private boolean isLeadIn;

  FactBlock() {
    this(List.of());
  }

  /** Creates a block of these lines. */
  FactBlock(List<LineReading> lines) {
    this.lines = new ArrayList<>(lines);
  }

  void add(LineReading line) {
    lines.add(line);
  }

  List<LineReading> lines() {
    return lines;
  }

  /** Whether the block holds more than comments. */
  boolean hasFacts() {
    return lines.stream().anyMatch(line -> line.facts().isPresent());
  }

  boolean namesAPlayer() {
    return lines.stream().anyMatch(line -> line.facts().filter(LineFacts::nameAPlayer).isPresent());
  }

  boolean namesBoth() {
    return says(Fact.BLACK) && says(Fact.WHITE);
  }

  /** Whether a line of the block states this fact. */
  boolean says(Fact fact) {
    return lines.stream()
        .anyMatch(line -> line.facts().filter(each -> each.kinds().contains(fact)).isPresent());
  }

  /** Whether the players have labels, and are not in a line with the score between them. */
  boolean isLabelled() {
    return lines.stream().noneMatch(line -> line.kind() == ReadingKind.PLAYERS);
  }

  /** Whether the block is two names and nothing else, as in a list of pairings. */
  boolean isPairing() {
    return !isLabelled() && lines.size() == 1 && !says(Fact.RESULT) && !says(Fact.DATE);
  }

  /** Whether the block is two names without colours, which may be any two things. */
  boolean isBarePairing() {
    return isPairing() && !lines.getFirst().hasColours();
  }

  /** Notes that a sentence in a paragraph of its own follows. */
  void leadIn() {
    isLeadIn = true;
  }

  /** Whether the block may be the title of prose: two names above a sentence. */
  boolean isTitle() {
    return isLeadIn && isBarePairing();
  }

  /** The first fact in the block. */
  Optional<Fact> firstFact() {
    return lines.stream()
        .flatMap(line -> line.facts().stream())
        .findFirst()
        .flatMap(LineFacts::first);
  }

  boolean isOnlyScore() {
    return lines.stream().allMatch(line -> line.facts().filter(LineFacts::isOnlyScore).isPresent());
  }

  /** The score beside the players; nothing if it is not a full count. */
  Optional<Outcome> scoreOfPlayers() {
    return namesBoth()
        ? lines.stream()
            .map(LineReading::declared)
            .filter(said -> said.blackDiscs().isPresent())
            .findFirst()
        : Optional.empty();
  }

  /** Whether the block is a score without a label. */
  boolean isBareScore() {
    return lines.stream().allMatch(line -> line.kind() == ReadingKind.RESULT);
  }

  /** Whether the block states the result of a game that has one after its moves. */
  boolean isSecondScore(List<LineReading> game) {
    return isOnlyScore() && game.stream().anyMatch(LineReading::declaresResult);
  }

  /** Whether a line of the block states the same kind of fact as one of the others. */
  boolean overlaps(List<LineReading> others) {
    return others.stream().anyMatch(this::overlaps);
  }

  /** Whether the block states the same kind of fact as a line. */
  boolean overlaps(LineReading other) {
    return other.facts().isPresent() && lines.stream().anyMatch(line -> areSame(line, other));
  }

  private static boolean areSame(LineReading line, LineReading other) {
    return line.facts().filter(other.facts().orElseThrow()::overlaps).isPresent();
  }

  /** Whether the block begins with a bracket or the words of a player, like a comment. */
  boolean isAside() {
    LineReading first = lines.getFirst();
    String text = first.line().text().strip();
    return first.kind() == ReadingKind.COMMENT && "#%/;\u00AC".indexOf(text.charAt(0)) < 0;
  }

  /** Whether the block begins with the number of the game below. */
  boolean isHeading() {
    LineReading first = lines.getFirst();
    boolean isNoted = !first.notes().equals(Notes.NONE);
    return first.kind() == ReadingKind.LABEL && isNoted && !hasFacts();
  }

  /** Reports something about the whole block. */
  void tell(String message) {
    LineReading first = lines.getFirst();
    String text = first.line().text();
    int at = text.length() - text.stripLeading().length();
    lines.set(0, first.tolerating(new Tolerated(ProblemCode.LABELS_BETWEEN, at, message)));
  }
}
