package org.kifu.page;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.analysis.Confidence;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotatedMove.Outlook;
import org.kifu.annotate.Certainty;
import org.kifu.annotate.output.AnnotationWords;
import org.kifu.annotate.output.GameWords;
import org.kifu.annotate.output.Wording;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.table.Html;
import org.kifu.words.Words;

/** The facts of a move, in words and numbers for people. */
record MoveWords(Wording wording) {
  /** The name of a square, or squares of one move. */
  private static final Pattern SQUARE =
      Pattern.compile("(?<![A-Za-z0-9])[a-z][1-9][0-9]?(?:[->:][a-z][1-9][0-9]?)*+(?![A-Za-z0-9])");

  /** The square, or the word for a pass. */
  String square(AnnotatedMove move) {
    return move.isPass() ? words().of("page.pass") : Html.line(move.move().toString());
  }

  /**
   * Writes a disc of a side. The style sheet draws it in its colour; the sign itself would have the
   * other colour on a dark background.
   */
  static Html disc(Html html, Disc side, Words words) {
    String sign = side == Disc.BLACK ? "●" : "○";
    String name = words.of((words.isOfOnePlayer() ? "drill.disc." : "page.") + side.label());
    return html.element(
        "span", sign, "class", "disc " + side.label(), "role", "img", "aria-label", name);
  }

  /** Whether the sign of a bad move is hollow: whether its loss is an estimate. */
  static boolean isHollow(AnnotatedMove move) {
    return move.certainty().confidence() == Confidence.ESTIMATED;
  }

  /** Discs without a sign and with no more decimals than needed, such as {@code 12}. */
  static String discs(int centidiscs) {
    BigDecimal discs =
        BigDecimal.valueOf(centidiscs, 2).setScale(1, RoundingMode.HALF_UP).stripTrailingZeros();
    return discs.setScale(Math.max(0, discs.scale()), RoundingMode.UNNECESSARY).toPlainString();
  }

  /** The loss in discs, with a word before it if it is an estimate. */
  String loss(AnnotatedMove move) {
    return about(size(move), move.certainty());
  }

  /** The loss in discs; a word for a win without a size that was given away. */
  String size(AnnotatedMove move) {
    return isSizeless(move.lossCentidiscs(), move.certainty())
        ? words().of("value.result")
        : discs(move.lossCentidiscs());
  }

  private boolean isSizeless(int centidiscs, Certainty certainty) {
    return GameWords.isSizeless(centidiscs, certainty.isExact(), words());
  }

  private String about(String number, Certainty certainty) {
    return certainty.confidence() == Confidence.ESTIMATED
        ? words().filled("drill.about", number)
        : number;
  }

  /** The value after the move: who leads with best play, and by how many discs. */
  String value(AnnotatedMove move) {
    return lead(move.blackCentidiscs(), move.certainty());
  }

  private String lead(int blackCentidiscs, Certainty certainty) {
    String number = discs(Math.abs(blackCentidiscs));
    Disc side = blackCentidiscs < 0 ? Disc.WHITE : Disc.BLACK;
    if (isSizeless(blackCentidiscs, certainty)) {
      return words().filled("value.wins", words().of(side));
    }
    return number.equals("0")
        ? words().of("page.even")
        : words().of(side) + " " + about("+" + number, certainty);
  }

  /** The better moves and their value; after a best move, the moves that were as good. */
  String best(AnnotatedMove move) {
    if (move.forced()) {
      return "";
    }
    if (move.lossCentidiscs() > 0) {
      return words()
          .filled(
              "named",
              Html.line(MoveToken.joined(move.best())),
              lead(move.bestBlackCentidiscs(), move.certainty()));
    }
    List<MoveToken> others =
        move.best().stream().filter(best -> !best.equals(move.move())).toList();
    return others.isEmpty() ? "" : "= " + Html.line(MoveToken.joined(others));
  }

  /** The mover's chance to win after the move, and before it where it was higher. */
  String chance(AnnotatedMove move) {
    OptionalInt after = move.after().win(move.mover());
    OptionalInt before = move.afterBest().win(move.mover());
    if (after.isEmpty() || before.isEmpty()) {
      return "";
    }
    String left = percent(after.getAsInt());
    return before.getAsInt() > after.getAsInt() ? percent(before.getAsInt()) + " → " + left : left;
  }

  private static String percent(int chance) {
    return (100 * chance + Outlook.WIN / 2) / Outlook.WIN + " %";
  }

  /** The certainty of the values. */
  String certainty(AnnotatedMove move) {
    Certainty certainty = move.certainty();
    String share = certainty.percent() > 0 ? " " + certainty.percent() + " %" : "";
    return switch (certainty.confidence()) {
      case EXACT -> words().of("page.exact");
      case PROBABLE -> words().of("page.probable") + share;
      case ESTIMATED -> words().filled("page.estimated", Integer.toString(certainty.depth()));
    };
  }

  /** The judgement of a move, with a sign of its own shape if the move is labelled. */
  Html cost(AnnotatedMove move) {
    Html html = new Html();
    move.label()
        .ifPresent(
            label ->
                html.open("span", "class", "t" + BoardDrawing.severity(label))
                    .markup(BoardDrawing.sign(move.label(), isHollow(move)).toString())
                    .text(" ")
                    .element(
                        "span",
                        words()
                            .filled(
                                isSizeless(move.lossCentidiscs(), move.certainty())
                                    ? "named"
                                    : "page.cost",
                                new AnnotationWords(words()).of(label),
                                loss(move)),
                        "class",
                        "cost")
                    .close());
    if (move.label().isEmpty() && !move.isPass()) {
      html.element("span", unlabelled(move), "class", unlabelledClass(move));
    }
    return html;
  }

  private String unlabelled(AnnotatedMove move) {
    return move.forced()
        ? words().of("page.forced")
        : move.lossCentidiscs() == 0 ? words().of("page.best-move") : "−" + loss(move);
  }

  private static String unlabelledClass(AnnotatedMove move) {
    return !move.forced() && move.lossCentidiscs() == 0 ? "cost tb" : "cost soft";
  }

  /**
   * The sentence that says why a move was bad, with its squares marked; empty for a move without a
   * reason.
   */
  Optional<Html> why(AnnotatedMove move) {
    List<String> reasons = wording.reasons(move);
    if (reasons.isEmpty()) {
      return Optional.empty();
    }
    String all = words().sentence(reasons);
    String sentence = words().filled("page.why", Html.line(move.move().toString()), all);
    return Optional.of(squares(new Html(), sentence, move));
  }

  /** A text that begins with a capital letter, unless it begins with a square. */
  static String sentence(String text) {
    return SQUARE.matcher(text).lookingAt()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /** Writes a text with its squares marked; the move itself and the best ones look different. */
  static Html squares(Html html, String text, AnnotatedMove move) {
    List<String> best = move.best().stream().map(MoveToken::toString).toList();
    Matcher squares = SQUARE.matcher(text);
    int from = 0;
    while (squares.find()) {
      String square = squares.group();
      String kind =
          square.equals(move.move().toString())
              ? "sq is-bad"
              : best.contains(square) ? "sq is-best" : "sq";
      html.text(text.substring(from, squares.start()));
      html.element("b", square, "class", kind);
      from = squares.end();
    }
    return html.text(text.substring(from));
  }

  /** The squares that the reasons of a move name, besides the move and the best moves. */
  List<MoveToken> lit(AnnotatedMove move) {
    List<String> known = move.best().stream().map(MoveToken::toString).toList();
    return SQUARE
        .matcher(String.join(" ", wording.reasons(move)))
        .results()
        .map(found -> found.group())
        .filter(square -> !known.contains(square) && !square.equals(move.move().toString()))
        .distinct()
        .<MoveToken>map(square -> MoveToken.parse(square))
        .toList();
  }

  /**
   * A remark whether the player found the only move that kept the result; empty for other moves.
   */
  Optional<String> only(AnnotatedMove move) {
    String key = move.lossCentidiscs() == 0 ? "page.only-found" : "page.only-missed";
    return move.only() ? Optional.of(words().of(key)) : Optional.empty();
  }

  private Words words() {
    return wording.words();
  }
}
