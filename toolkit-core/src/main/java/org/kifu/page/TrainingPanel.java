package org.kifu.page;

import java.util.List;
import org.kifu.annotate.output.Wording;
import org.kifu.archive.review.Drill;
import org.kifu.archive.review.TrainingTopic;
import org.kifu.table.Html;
import org.kifu.words.Words;

/**
 * The topics to train, in order: each topic with the board of its dearest move, and the way to its
 * positions.
 *
 * @param withChances whether chances to win are known, and not only discs
 */
record TrainingPanel(List<TrainingTopic> topics, boolean withChances, Wording wording) {
  void write(Html html) {
    if (topics.isEmpty()) {
      return;
    }
    html.open("section", "class", "train sheet box", "id", "train").newLine();
    html.open("div", "class", "cap").element("h2", words().of("player.train"));
    html.element(
            "p",
            words().of(withChances ? "player.train.hint" : "player.train.hint.discs"),
            "class",
            "note")
        .closeLine();
    html.open("ol").newLine();
    int problem = 1;
    for (int i = 0; i < topics.size(); i++) {
      topic(html, i + 1, topics.get(i), problem);
      problem += (int) ReviewPage.quizOf(topics.get(i)).count();
    }
    html.closeLine().closeLine();
  }

  /**
   * Writes a topic.
   *
   * @param problem the number of its first problem
   */
  private void topic(Html html, int number, TrainingTopic topic, int problem) {
    html.open("li").element("span", Integer.toString(number), "class", "no");
    Drill first = topic.moves().moves().getFirst();
    BoardDrawing.small(first.board().face())
        .ring(first.best())
        .ghost(
            first.move().move(),
            first.move().mover(),
            first.move().label(),
            MoveWords.isHollow(first.move()))
        .write(html, "");
    html.open("div").element("b", name(topic, words()));
    html.element("p", cost(topic), "class", "soft").close();
    String asked = Long.toString(ReviewPage.quizOf(topic).count());
    html.element(
        "a",
        words().filled("player.positions", asked),
        "class",
        number == 1 ? "btn main" : "btn",
        "href",
        "#problem-" + problem);
    html.closeLine();
  }

  private String cost(TrainingTopic topic) {
    String moves = Integer.toString(topic.moves().moves().size());
    String discs = MoveWords.discs((int) topic.moves().centidiscs());
    return withChances
        ? words().filled("player.topic", moves, points(topic.moves().chance()), discs)
        : words().filled("player.topic.discs", moves, discs);
  }

  /** Points of the chance to win, from ten-thousandths. */
  static String points(long chance) {
    return Long.toString(Math.round(chance / 100.0));
  }

  /** The name of a topic, which begins with a capital letter. */
  static String name(TrainingTopic topic, Words words) {
    return MoveWords.sentence(
        topic
            .phase()
            .map(phase -> words.of("phase." + phase.label()))
            .or(() -> topic.motif().map(motif -> words.of("motif." + motif.code())))
            .orElse("–"));
  }

  private Words words() {
    return wording.words();
  }
}
