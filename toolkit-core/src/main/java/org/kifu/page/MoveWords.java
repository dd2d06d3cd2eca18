package org.kifu.page;

import java.util.List;
import java.util.Optional;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Certainty;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.output.AnnotationWords;
import org.kifu.annotate.output.Wording;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.table.Html;
import org.kifu.words.Discs;
import org.kifu.words.Words;

/** The facts of a move, in words and numbers for people. */
record MoveWords(Wording wording) {
  /** The square, or the word for a pass. */
  String square(AnnotatedMove move) {
    return move.isPass() ? words().of("page.pass") : Html.line(move.move().toString());
  }

  /**
   * Writes a disc of a side. The stylesheet draws it in its colour; the sign itself would have the
   * other colour on a dark background.
   */
  static Html disc(Html html, Disc side, Words words) {
    String sign = side == Disc.BLACK ? "●" : "○";
    String name = words.of("page." + side.label());
    return html.element(
        "span", sign, "class", "disc " + side.label(), "role", "img", "aria-label", name);
  }

  /** The value after the move, positive if black leads. */
  String value(AnnotatedMove move) {
    return signed(move.blackCentidiscs(), move.certainty());
  }

  /** The better moves and their value; after a best move, the moves that were as good. */
  String best(AnnotatedMove move) {
    if (move.forced()) {
      return move.isPass() ? "" : words().of("page.forced");
    }
    if (move.lossCentidiscs() > 0) {
      String value = signed(move.bestBlackCentidiscs(), move.certainty());
      return Html.line(MoveToken.joined(move.best())) + " " + value;
    }
    List<MoveToken> others =
        move.best().stream().filter(best -> !best.equals(move.move())).toList();
    return others.isEmpty() ? "" : "= " + Html.line(MoveToken.joined(others));
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

  /** The label with a sign of its own shape; empty for a good move. */
  String label(AnnotatedMove move) {
    return move.label()
        .map(label -> shape(label) + " " + new AnnotationWords(words()).of(label))
        .orElse("");
  }

  /** The shape of a label, the same as in the graphs. */
  private static String shape(MoveLabel label) {
    return switch (label) {
      case INACCURACY -> "●";
      case MISTAKE -> "▲";
      case BLUNDER -> "◆";
    };
  }

  /**
   * A remark whether the player found the only move that kept the result; empty for other moves.
   */
  Optional<String> only(AnnotatedMove move) {
    String key = move.lossCentidiscs() == 0 ? "page.only-found" : "page.only-missed";
    return move.only() ? Optional.of(words().of(key)) : Optional.empty();
  }

  private static String signed(int centidiscs, Certainty certainty) {
    return Discs.signed(centidiscs, certainty.isExact()).replace('-', '−');
  }

  private Words words() {
    return wording.words();
  }
}
