package org.kifu.export;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationSettings;
import org.kifu.annotate.GameResult;
import org.kifu.annotate.LabelRule;
import org.kifu.game.GameHeader;
import org.kifu.rules.FinalCount;

/** The lines above the moves of a game; what is unknown has no line. */
record GameHeading(AnnotatedGame game, Glyphs glyphs) {
  /** A line. */
  record Fact(String name, String value) {
    boolean isKnown() {
      return !value.isEmpty();
    }
  }

  String text() {
    return facts().stream()
        .map(fact -> "%-8s %s\n".formatted(fact.name(), PlainText.of(fact.value())))
        .collect(Collectors.joining());
  }

  /** What is known; texts of the record as they are. */
  List<Fact> facts() {
    return Stream.concat(recorded(), settings("black positive")).filter(Fact::isKnown).toList();
  }

  private Stream<Fact> recorded() {
    GameHeader header = game.game().header();
    String opening = game.opening().map(name -> name.name() + " (" + name.moves() + ")").orElse("");
    return Stream.of(
        new Fact("Black", mark(glyphs.blackDisc(), header.black())),
        new Fact("White", mark(glyphs.whiteDisc(), header.white())),
        new Fact("Event", header.occasion()),
        new Fact("Result", result(game.game().result())),
        new Fact("Opening", opening),
        new Fact("Source", game.game().where().source() + ", game " + game.game().number()));
  }

  /**
   * What the values depend on.
   *
   * @param sign for whom they are positive
   */
  Stream<Fact> settings(String sign) {
    AnnotationSettings settings = game.settings();
    return Stream.of(
        new Fact("Values", "discs, " + sign + "; " + search(settings.limits())),
        new Fact("Labels", labels(settings.labels())),
        new Fact("Engine", settings.engine()),
        new Fact("Beside", settings.beside().orElse("")));
  }

  private static String mark(String disc, String name) {
    return name.isEmpty() ? "" : disc + " " + name;
  }

  private static String listed(String... parts) {
    return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
  }

  private static String search(Limits limits) {
    String depth = "depth " + limits.depth();
    int percent = limits.confidencePercent();
    String confidence = percent == 100 ? "" : " at " + percent + " %";
    String toTheEnd =
        limits.probableEmpties() > limits.exactEmpties()
            ? ", to the end from " + limits.probableEmpties() + " empties"
            : "";
    return depth + confidence + toTheEnd + ", exact from " + limits.exactEmpties() + " empties";
  }

  private static String labels(LabelRule rule) {
    return "from %s, %s and %s discs lost; %s more if probable, %s more if estimated"
        .formatted(
            Discs.text(rule.inaccuracy()),
            Discs.text(rule.mistake()),
            Discs.text(rule.blunder()),
            Discs.text(rule.probableMargin()),
            Discs.text(rule.estimatedMargin()));
  }

  /** The score on the board, how the game ended otherwise, and a declared score that differs. */
  private static String result(GameResult result) {
    String score = result.count().map(GameHeading::score).orElse("");
    return listed(score, result.ending(), registered(result));
  }

  private static String score(FinalCount count) {
    int difference = count.blackDiscDiff();
    String winner = difference > 0 ? "black wins by " : "white wins by ";
    String score = count.blackDiscs() + "-" + count.whiteDiscs();
    String empties = count.empties() == 0 ? "" : " (" + count.empties() + " empties counted)";
    return score + empties + ", " + (difference == 0 ? "a draw" : winner + Math.abs(difference));
  }

  private static String registered(GameResult result) {
    OptionalInt blackDiscs = result.registered();
    return blackDiscs.isPresent() ? "registered with " + blackDiscs.getAsInt() + " for black" : "";
  }
}
