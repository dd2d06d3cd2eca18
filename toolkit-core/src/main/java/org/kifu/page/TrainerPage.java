package org.kifu.page;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Stream;
import org.kifu.annotate.output.GameWords;
import org.kifu.archive.query.GameFilter;
import org.kifu.game.GameRecord;
import org.kifu.opening.output.OpeningWords;
import org.kifu.opening.output.RepertoireTable;
import org.kifu.opening.study.RepertoireCard;
import org.kifu.rules.BoardFace;
import org.kifu.table.Html;
import org.kifu.words.Words;

/**
 * The cards of a repertoire as a quiz: a click on a square is the answer. Without the script, the
 * answers are unfolded. In print the page is a worksheet, followed by the answers.
 */
public final class TrainerPage {
  private final List<RepertoireCard> cards;
  private final GameFilter chosen;
  private final Words words;

  private TrainerPage(List<RepertoireCard> cards, GameFilter chosen, Words words) {
    this.cards = cards;
    this.chosen = chosen;
    this.words = words;
  }

  /**
   * Writes the page; flushes {@code out} and leaves it open.
   *
   * @param chosen the filter that chose the games of the cards
   */
  public static void write(List<RepertoireCard> cards, GameFilter chosen, Words words, Writer out)
      throws IOException {
    TrainerPage page = new TrainerPage(cards, chosen, words);
    PageFrame frame = page.isQuiz() ? PageFrame.DRILLS : PageFrame.CARDS;
    out.write(frame.head(words.of("trainer.title"), words));
    out.write(page.html());
    out.write(frame.foot());
    out.flush();
  }

  /** Whether the script knows the board of all cards. */
  private boolean isQuiz() {
    return cards.stream().allMatch(card -> card.at().rules().equals(GameRecord.OTHELLO));
  }

  private String html() {
    Html html = new Html();
    html.open("div", said()).newLine();
    html.open("header", "class", "verdict").element("h1", words.of("trainer.title"));
    if (isQuiz()) {
      html.element("p", words.of("trainer.try"));
    }
    html.closeLine();
    new OpeningWords(words)
        .chosen(chosen)
        .ifPresent(line -> html.element("p", line, "class", "hint").newLine());
    if (isQuiz()) {
      html.element("p", words.of("drill.keys"), "class", "hint keys").newLine();
      html.element("p", words.of("drill.print"), "class", "hint screen").newLine();
      DrillPage.controls(html, words);
    }
    html.open("div", "class", "drills").newLine();
    for (int i = 0; i < cards.size(); i++) {
      card(html, i + 1, cards.get(i));
    }
    html.closeLine();
    solutions(html);
    return html.closeLine().toString();
  }

  private String[] said() {
    return new String[] {
      "class", "quiz",
      "data-right", words.filled("trainer.right", "{0}"),
      "data-wrong", words.filled("trainer.wrong", "{0}"),
      "data-illegal", words.filled("drill.illegal", "{0}"),
      "data-score", words.filled("drill.score", "{0}", "{1}")
    };
  }

  private static String[] attributes(int number, RepertoireCard card) {
    Stream<String> squares = card.answers().stream().flatMap(answer -> answer.moves().stream());
    return new String[] {
      "class", "drill",
      "id", "problem-" + number,
      "data-board", BoardDrawing.cells(card.at().position()),
      "data-legal", DrillPage.legal(card.at().position()),
      "data-best", String.join(" ", squares.toList())
    };
  }

  private void card(Html html, int number, RepertoireCard card) {
    if (isQuiz()) {
      html.open("section", attributes(number, card));
    } else {
      html.open("section", "class", "drill", "id", "problem-" + number);
    }
    html.element("h2", number + ". " + RepertoireTable.question(card, words)).newLine();
    html.open("div", "class", "face board");
    board(html, card);
    answer(html, card);
  }

  private void board(Html html, RepertoireCard card) {
    String rules = card.at().rules();
    BoardFace face = LineBoard.after(card.line(), rules);
    String discs = DrillPage.discs(face, GameWords.of(rules, words));
    BoardDrawing.of(face).write(html, RepertoireTable.question(card, words) + ". " + discs);
    html.closeLine();
    if (isQuiz()) {
      html.element("p", "", "class", "answer", "role", "status").newLine();
    }
  }

  private void answer(Html html, RepertoireCard card) {
    html.open("details").element("summary", words.of("drill.show"));
    html.element("p", answers(card));
    if (!card.name().isEmpty()) {
      html.element("p", card.name().toString(), "class", "hint");
    }
    html.closeLine().closeLine();
  }

  private String answers(RepertoireCard card) {
    return words.filled(
        "trainer.answers", RepertoireTable.answers(card), Long.toString(card.games()));
  }

  private void solutions(Html html) {
    html.open("section", "class", "solutions").newLine();
    html.element("h2", words.of("drill.solutions")).newLine();
    html.open("ol").newLine();
    cards.forEach(card -> html.element("li", card.line() + ": " + answers(card)).newLine());
    html.closeLine().closeLine();
  }
}
