package org.kifu.export;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.GameResult;
import org.kifu.annotate.LabelRule;
import org.kifu.game.GameHeader;
import org.kifu.rules.FinalCount;

/** The lines above the moves of a game; what is unknown has no line. */
record GameHeading(AnnotatedGame game, Glyphs glyphs) {
  String text() {
    GameHeader header = game.game().header();
    StringBuilder text = new StringBuilder();
    add(text, "Black", mark(glyphs.blackDisc(), header.black()));
    add(text, "White", mark(glyphs.whiteDisc(), header.white()));
    add(text, "Event", header.occasion());
    add(text, "Result", result(game.game().result()));
    game.opening()
        .ifPresent(opening -> add(text, "Opening", opening.name() + " (" + opening.moves() + ")"));
    add(text, "Source", game.game().where().source() + ", game " + game.game().number());
    add(text, "Values", "discs, black positive; " + search(game.settings().limits()));
    add(text, "Labels", labels(game.settings().labels()));
    add(text, "Engine", game.settings().engine());
    return text.toString();
  }

  private static void add(StringBuilder text, String name, String value) {
    if (!value.isEmpty()) {
      text.append(String.format(Locale.ROOT, "%-8s %s\n", name, PlainText.of(value)));
    }
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
    return depth + confidence + ", exact from " + limits.exactEmpties() + " empties";
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
