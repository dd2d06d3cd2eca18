package org.kifu.annotate.output;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.GameResult;
import org.kifu.board.Disc;
import org.kifu.game.GameHeader;
import org.kifu.rules.Catalogue;
import org.kifu.rules.DiscScoring;
import org.kifu.rules.FinalCount;
import org.kifu.table.Column;
import org.kifu.table.MarkdownTable;
import org.kifu.table.TextTable;
import org.kifu.words.Glyphs;
import org.kifu.words.PlainText;
import org.kifu.words.Words;

/** The lines above the moves of a game; an unknown fact has no line. */
record GameHeading(AnnotatedGame game, Glyphs glyphs, Words words) {
  private static final Column<HeadingLine> NAME = Column.text("", 8, HeadingLine::name);

  /** Names the opening in the language of the words. */
  GameHeading {
    game = game.named(words.locale());
  }

  /**
   * A line of the heading.
   *
   * @param name the name of the fact; empty if the line continues the one above it
   */
  record HeadingLine(String name, String value) {
    String text(Words words) {
      return name.isEmpty() ? value : words.filled("named", name, value);
    }

    boolean isKnown() {
      return !value.isEmpty();
    }
  }

  /**
   * The known facts as text, and the verdict below them.
   *
   * @param verdict a sentence, which is wrapped
   * @param width the most cells of its lines
   */
  String text(String verdict, int width) {
    Column<HeadingLine> value = Column.text("", fact -> PlainText.of(fact.value()));
    TextTable<HeadingLine> table =
        TextTable.of(List.of(NAME, value.after(1)), facts()).keepingBlanks();
    return table.body() + table.wrappedAt(width).line(fact("verdict", verdict));
  }

  /** The heading as a Markdown table without names above its columns. */
  String markdown() {
    return MarkdownTable.of(List.of(NAME, Column.text("", HeadingLine::value)), facts());
  }

  /** The known facts, with the texts of the record unchanged. */
  List<HeadingLine> facts() {
    return Stream.concat(recorded(), settings("sign.black")).filter(HeadingLine::isKnown).toList();
  }

  private Stream<HeadingLine> recorded() {
    GameHeader header = game.game().header();
    Stream<HeadingLine> players =
        Stream.of(
            new HeadingLine(
                words.of(Disc.BLACK),
                words.isOfOnePlayer() ? header.black() : mark(glyphs.blackDisc(), header.black())),
            new HeadingLine(words.of(Disc.WHITE), mark(glyphs.whiteDisc(), header.white())),
            fact("event", header.occasion()),
            fact("result", result(game.game().result())));
    return Stream.concat(
        players,
        Stream.concat(opening(), Stream.of(fact("lent", lent()), fact("source", source()))));
  }

  /** The name and its moves; below it, in a line without a name, the first move out of book. */
  Stream<HeadingLine> opening() {
    return game.opening().stream()
        .flatMap(
            name ->
                Stream.concat(
                    Stream.of(fact("opening", name.name() + " (" + name.moves() + ")")),
                    new AnnotationWords(words)
                        .outOfBook(game).stream().map(left -> new HeadingLine("", left))));
  }

  /**
   * The settings that the values depend on.
   *
   * @param sign the key of the words for the side with positive values
   */
  Stream<HeadingLine> settings(String sign) {
    AnnotationSettings settings = game.settings();
    return Stream.of(
        fact(
            "values",
            words.isOfOnePlayer()
                ? words.filled("values", Integer.toString(20 * settings.limits().depth()))
                : search(settings.limits(), sign)),
        fact("labels", new AnnotationWords(words).of(settings.labels(), "labels")),
        fact("engine", settings.engine()),
        fact("beside", settings.beside().orElse("")));
  }

  private HeadingLine fact(String key, String value) {
    return new HeadingLine(words.of("fact." + key), value);
  }

  /** The discs that were lent: the side, the number so far, and the ply of each loan. */
  private String lent() {
    return game.game().loans().stream()
        .map(
            loan ->
                words.filled(
                    "lent",
                    words.of(loan.side()),
                    Integer.toString(loan.count()),
                    Integer.toString(loan.ply())))
        .collect(Collectors.joining("; "));
  }

  private String source() {
    String number = Integer.toString(game.game().number());
    return words.filled("source", game.game().where().source(), number);
  }

  private static String mark(String disc, String name) {
    return name.isEmpty() ? "" : disc + " " + name;
  }

  private static String listed(String... parts) {
    return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
  }

  private String search(Limits limits, String sign) {
    String depth =
        words.filled(
            limits.confidencePercent() == 100 ? "depth.sure" : "depth.probable",
            Integer.toString(limits.depth()),
            Integer.toString(limits.confidencePercent()));
    String reach =
        limits.probableEmpties() > limits.exactEmpties()
            ? words.filled("depth.reaching", depth, Integer.toString(limits.probableEmpties()))
            : depth;
    return words.filled("values", words.of(sign), reach, Integer.toString(limits.exactEmpties()));
  }

  /** The score on the board, any other ending of the game, and a declared score that differs. */
  private String result(GameResult result) {
    boolean isOfMen = GameWords.areOfMen(words);
    String score =
        result
            .count()
            .map(this::score)
            .or(() -> result.declaredWinner().filter(_ -> isOfMen).map(this::won))
            .orElse("");
    return listed(score, words.ending(result.kind()), registered(result));
  }

  /** Whether somebody gets the empty squares by the rules of the game. */
  private boolean isCountedWhole(FinalCount count) {
    int squares =
        Catalogue.byName(game.game().rules())
            .flatMap(entry -> entry.rules().scoring())
            .map(DiscScoring::squares)
            .orElse(0);
    return count.blackDiscs() + count.whiteDiscs() == squares;
  }

  /** The winner of a game without a score. */
  private String won(Disc side) {
    return words.of("result." + side.label());
  }

  private String score(FinalCount count) {
    String board = count.blackDiscs() + "-" + count.whiteDiscs();
    String score =
        count.empties() == 0 || !isCountedWhole(count)
            ? board
            : words.filled("result.empties", board, Integer.toString(count.empties()));
    int difference = Math.abs(count.blackDiscDiff());
    String key = count.winner().map(Disc::label).orElse("draw");
    boolean isEqual = count.winner().isPresent() && difference == 0;
    return words.filled(
        "result." + key + (isEqual ? ".equal" : ""), score, Integer.toString(difference));
  }

  private String registered(GameResult result) {
    OptionalInt blackDiscs = result.registered();
    return blackDiscs.isPresent()
        ? words.filled("result.registered", Integer.toString(blackDiscs.getAsInt()))
        : "";
  }
}
