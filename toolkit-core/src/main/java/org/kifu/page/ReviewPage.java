package org.kifu.page;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.kifu.annotate.Reason.Audience;
import org.kifu.annotate.output.Wording;
import org.kifu.archive.review.Drill;
import org.kifu.archive.review.MoveStats;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.PlayerReview.PhaseReview;
import org.kifu.archive.review.PlayerReview.ReviewGroup;
import org.kifu.archive.review.ReviewStats.Results;
import org.kifu.archive.review.TrainingTopic;
import org.kifu.archive.review.output.ReviewTables;
import org.kifu.table.Html;
import org.kifu.words.Words;

/**
 * The review of a player as a page: where most is given away, the phases beside the opponents, what
 * to train, why moves were bad, with boards, then the tables. The positions to train are a quiz at
 * its end, to which the topics lead.
 */
public final class ReviewPage {
  /** The most positions of a topic in the quiz. */
  static final int QUIZ = 12;

  private final PlayerReview review;
  private final ReviewTables tables;
  private final Wording wording;
  private final String games;
  private final Html html = new Html();

  private ReviewPage(PlayerReview review, String games, Words words) {
    this.review = review;
    this.games = games;
    this.tables = new ReviewTables(review, words);
    this.wording = new Wording(words, Audience.CLUB);
  }

  /**
   * Writes the page; flushes {@code out} and leaves it open.
   *
   * @param games the address of the page of the same annotated games, to which moves are linked;
   *     empty for none
   */
  public static void write(PlayerReview review, String games, Words words, Writer out)
      throws IOException {
    write(review, games, words, PageFrame.REVIEW, out);
  }

  /** Writes the same page, without links, for a server that delivers style and script as files. */
  public static void write(PlayerReview review, Words words, PageFiles files, Writer out)
      throws IOException {
    write(review, "", words, PageFrame.REVIEW.with(files), out);
  }

  /**
   * Writes only the phases beside the opponents and the causes of bad moves, as a part of another
   * page; flushes {@code out} and leaves it open.
   */
  public static void writeFigures(PlayerReview review, Words words, Writer out) throws IOException {
    ReviewPage page = new ReviewPage(review, "", words);
    page.phases();
    new CausePanel(review.causes(), review.knowsChances(), "", page.wording).write(page.html);
    out.write(page.html.toString());
    out.flush();
  }

  private static void write(
      PlayerReview review, String games, Words words, PageFrame frame, Writer out)
      throws IOException {
    ReviewPage page = new ReviewPage(review, games, words);
    out.write(frame.head(page.tables.title(), words));
    page.contents();
    out.write(page.html.toString());
    out.write(frame.foot());
    out.flush();
  }

  private Words words() {
    return wording.words();
  }

  private void contents() {
    html.open("div", "class", "review").newLine();
    verdict();
    phases();
    new TrainingPanel(review.training(), review.knowsChances(), wording).write(html);
    new CausePanel(review.causes(), review.knowsChances(), games, wording).write(html);
    html.open("section", "class", "sheet box tables").newLine();
    for (ReviewTables.ReviewTable<?> table : tables.tables()) {
      if (!table.isOfPage()) {
        continue;
      }
      html.open("div", "class", "wide", "tabindex", "0", "role", "group");
      table.write(html);
      html.closeLine();
    }
    html.closeLine();
    quiz();
    remarks();
    html.closeLine();
  }

  private void verdict() {
    Optional<PhaseReview> worst = PhaseReview.worst(review.phases());
    html.open("header", "class", "verdict").open("div").open("h1");
    String key = worst.map(phase -> "player.worst." + phase.phase().label()).orElse("player.clean");
    html.around(name -> sentence(words().filled(key, name)), tables.name()).close();
    worst.ifPresent(phase -> html.element("p", sentence(share(phase))));
    html.close();
    facts();
    html.closeLine();
  }

  private String sentence(String text) {
    return words().filled("page.sentence", text);
  }

  /** The share of all losses that a phase has, on the common measure. */
  private String share(PhaseReview phase) {
    boolean isChance = review.isByChance();
    Whiskers measure = isChance ? Whiskers.CHANCE : Whiskers.DISCS;
    MoveStats all = review.all().moves();
    return words()
        .filled(
            isChance ? "player.share" : "player.share.discs",
            total(measure, phase.own()),
            total(measure, all),
            measure.number(phase.own()),
            measure.number(phase.opponents()));
  }

  private static String total(Whiskers measure, MoveStats moves) {
    return Long.toString(Math.round(measure.rate().apply(moves).sum() / measure.unit()));
  }

  private void facts() {
    Results results = review.all().results();
    html.open("dl", "class", "facts");
    html.open("div").element("dt", words().of("review.games"));
    html.open("dd").text(Long.toString(results.games()));
    if (results.games() < ReviewGroup.SMALL_SAMPLE) {
      html.text(" ").element("span", words().of("player.few"), "class", "tag");
    }
    html.close().close();
    fact("review.results", ReviewTables.results(results));
    if (review.knowsChances()) {
      fact("review.accuracy", tables.accuracy(review.all().moves()));
    }
    List<String> years =
        review.years().stream().map(ReviewGroup::name).filter(name -> !name.isEmpty()).toList();
    if (!years.isEmpty()) {
      boolean isOne = years.size() == 1;
      fact("player.years", years.getFirst() + (isOne ? "" : "–" + years.getLast()));
    }
    html.close();
  }

  private void fact(String key, String value) {
    html.open("div").element("dt", words().of(key)).element("dd", value).close();
  }

  private void phases() {
    html.open("section", "class", "phases sheet box", "id", "phases").newLine();
    html.open("div", "class", "cap").element("h2", words().of("player.phases"));
    html.open("p", "class", "note legend");
    legend("own").name(tables.name()).text(" ");
    legend("peer").text(words().of("review.opponents") + " ");
    html.text("· " + words().of("player.intervals")).close().closeLine();
    List<Whiskers> measures =
        Whiskers.CHANCE.isKnown(review.all().moves())
            ? List.of(Whiskers.CHANCE, Whiskers.COSTLY, Whiskers.DISCS)
            : List.of(Whiskers.DISCS);
    List<Double> tops = measures.stream().map(each -> each.top(review.phases())).toList();
    html.open("table").open("thead").open("tr").element("td", "");
    for (int i = 0; i < measures.size(); i++) {
      html.open("th", "scope", "col").text(words().of(measures.get(i).key()) + " ");
      String range = words().filled("player.range", Whiskers.shown(tops.get(i)));
      html.element("span", range, "class", "range").close();
    }
    html.close().close().open("tbody").newLine();
    for (PhaseReview phase : review.phases()) {
      phase(phase, measures, tops);
    }
    html.close().closeLine();
    peers();
    html.closeLine();
  }

  private Html legend(String kind) {
    html.open("svg", "class", "duo key", "viewBox", "0 0 26 10", "aria-hidden", "true");
    html.empty("path", "class", kind, "d", "M1 5H25");
    return html.empty("circle", "class", kind + "-point", "cx", "13", "cy", "5", "r", "3.5")
        .close()
        .text(" ");
  }

  private void phase(PhaseReview phase, List<Whiskers> measures, List<Double> tops) {
    boolean isWorst = PhaseReview.worst(review.phases()).filter(phase::equals).isPresent();
    html.open("tr", "class", isWorst ? "worst" : "").open("th", "scope", "row");
    html.element("span", words().of("phase." + phase.phase().label()), "class", "ph").text(" ");
    String moves = words().of("review.moves") + ": " + phase.own().moves();
    html.element("small", moves);
    tables
        .peers(phase.phase())
        .ifPresent(line -> html.text(" ").element("small", line, "class", "beside"));
    if (phase.isClear(review.isByChance())) {
      html.text(" ").element("span", words().of("player.clear"), "class", "tag t3");
    }
    html.close();
    for (int i = 0; i < measures.size(); i++) {
      html.open("td").element("span", words().of(measures.get(i).key()), "class", "of");
      measures.get(i).write(html, phase, tops.get(i), tables.name(), words());
      html.close();
    }
    html.closeLine();
  }

  private void peers() {
    tables.peers().ifPresent(line -> html.element("p", sentence(line), "class", "peers").newLine());
  }

  /** The positions of all topics; those of a topic stand together. */
  private void quiz() {
    List<Drill> drills = review.training().stream().flatMap(topic -> quizOf(topic)).toList();
    if (!drills.isEmpty()) {
      html.open("section", "class", "sheet box to-train", "id", "to-train");
      html.markup(DrillPage.quiz(drills, "h2", words().of("player.quiz"), words()));
      html.closeLine();
    }
  }

  /** The positions of a topic that the quiz asks. */
  static Stream<Drill> quizOf(TrainingTopic topic) {
    return topic.moves().moves().stream().limit(QUIZ);
  }

  private void remarks() {
    html.open("section", "class", "remarks").open("ul").newLine();
    Stream.concat(tables.preface().stream(), tables.facts().stream())
        .forEach(line -> html.open("li").name(line).closeLine());
    html.close().closeLine();
  }
}
