package org.kifu.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Annotator;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.OpeningNamer;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.annotate.output.Wording;
import org.kifu.archive.review.Drill;
import org.kifu.archive.review.DrillBook;
import org.kifu.archive.review.DrillChoice;
import org.kifu.archive.review.DrillProgress;
import org.kifu.archive.review.PlayerSides;
import org.kifu.archive.review.ReviewedGame;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.replay.Replay;
import org.kifu.rules.BoardFace;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.search.general.GeneralEngine;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.RandomRecords;
import org.kifu.words.Words;
import org.kifu.words.Words.Language;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** A random game of each rules, annotated by a search of one ply, in the forms for people. */
class PageByRulesTest {
  private static final Pattern CHANGE = Pattern.compile("([XOKQ-])([\\d.]+)");

  /** A replay with the annotation of its moves. */
  private record Annotated<P, M>(Replay<P, M> replay, AnnotatedGame game) {
    static <P, M> Annotated<P, M> of(Rules<P, M> rules) {
      GameRecord record = RandomRecords.byRules(rules, StartSpec.STANDARD, new Random(7));
      Annotator<P, M> annotator =
          new Annotator<>(rules, OpeningNamer.none(), "0", new Limits(1, 1))
              .labelledBy(new LabelRule(50, 100, 200, 0, 0))
              .withCandidates(new Limits(1, 1));
      return new Annotated<>(
          Replay.of(rules, record),
          (AnnotatedGame)
              annotator.annotate(ParsedGames.of(record), GeneralEngine.ofMegabytes(rules, 1)));
    }

    P position(int ply) {
      return ply < replay.steps().size() ? replay.steps().get(ply).before() : replay.end();
    }

    BoardFace face(int ply) {
      return replay.rules().display().face(position(ply)).orElseThrow();
    }

    int legalMoves(int ply) {
      return replay.rules().legalMoves(position(ply)).size();
    }
  }

  /** A random game of these rules, annotated. */
  static AnnotatedGame annotated(String rules) {
    return Annotated.of(Catalogue.byName(rules).orElseThrow().rules()).game();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "parallel",
        "grid:6x5",
        "grand",
        "eight-stars",
        "anti:eight-stars",
        "black-hole:c3",
        "ravensburger",
        "one-way",
        "reversi-1880:quiet=always",
        "russian-draughts"
      })
  void pagesAndProblemsHaveTheBoardsOfTheRules(String name) throws Exception {
    Annotated<?, ?> annotated = Annotated.of(Catalogue.byName(name).orElseThrow().rules());
    AnnotatedGame game = annotated.game();
    String page = PageSamples.page(game);
    assertThat(page).as("an empty column").doesNotContain("class=\"chances");
    Element article = article(page);
    String[] boards = article.getAttribute("data-boards").split(" ", -1);
    JsonNode steps = new JsonMapper().readTree(text(article, "steps"));
    int plies = game.moves().size();
    assertThat(boards).hasSize(plies + 1);
    for (int ply = 0; ply <= plies; ply++) {
      BoardFace face = annotated.face(ply);
      String seen = name + " ply " + (ply + 1);
      assertThat(count(boards[ply], "XK")).as(seen).isEqualTo(face.count(Disc.BLACK));
      assertThat(count(boards[ply], "OQ")).as(seen).isEqualTo(face.count(Disc.WHITE));
      assertThat(steps.get(ply).size()).as(seen).isEqualTo(annotated.legalMoves(ply));
      if (ply < plies) {
        AnnotatedMove move = game.moves().get(ply);
        JsonNode step = steps.get(ply).get(move.move().toString());
        assertThat(changed(boards[ply], step.get(0).asText())).as(seen).isEqualTo(boards[ply + 1]);
        assertThat(step.get(1).asText()).isEqualTo(move.mover() == Disc.BLACK ? "X" : "O");
      }
    }
    tables(game, annotated.face(0));
    drills(annotated);
  }

  /** Problems have the boards and legal moves of their plies, and progress is kept for them. */
  private static void drills(Annotated<?, ?> annotated) throws Exception {
    ReviewedGame reviewed = ReviewedGame.of(annotated.game()).orElseThrow();
    DrillBook book = DrillBook.of(PlayerSides.both(), DrillChoice.of(MoveLabel.INACCURACY), 100);
    book.add(reviewed);
    List<Drill> drills = book.drills();
    assertThat(drills).isNotEmpty();
    for (Drill drill : drills) {
      int ply = drill.move().ply() - 1;
      assertThat(drill.board().face()).isEqualTo(annotated.face(ply));
      assertThat(drill.board().legal())
          .hasSize(annotated.legalMoves(ply))
          .containsAll(drill.best());
    }
    String answered = "2026-11-28," + drills.getFirst().key().text() + ",right";
    DrillProgress progress = DrillProgress.of(List.of(answered));
    assertThat(progress.answers()).containsExactly(answered);
    DrillBook next = book.scheduled(progress, LocalDate.of(2026, 11, 28));
    next.add(reviewed);
    assertThat(next.later()).isEqualTo(1);
    StringWriter page = new StringWriter();
    DrillPage.write(drills, Words.english(), page);
    NodeList shown = PageSamples.xml(page.toString()).getElementsByTagName("section");
    assertThat(((Element) shown.item(0)).getAttribute("data-board"))
        .isEqualTo(BoardDrawing.cells(drills.getFirst().board().face()));
  }

  /** Markdown draws the board before a labelled move, and CSV names rules and unit. */
  private static void tables(AnnotatedGame game, BoardFace start) throws IOException {
    String markdown = written(out -> AnnotationWriter.markdown(out, Wording.DEFAULT), game);
    long labelled = game.moves().stream().filter(move -> move.label().isPresent()).count();
    assertThat(markdown.split("```text", -1)).hasSize((int) labelled + 1);
    String white = start.make() == BoardFace.Make.RAVENSBURGER ? "Gold" : "White";
    assertThat(markdown).contains("○ " + white);
    String[] rows = written(AnnotationWriter::csv, game).split("\r?\n", -1);
    assertThat(rows).hasSize(game.moves().size() + 2);
    String unit = start.make() == BoardFace.Make.DRAUGHTS ? "men" : "discs";
    assertThat(rows[1]).contains("," + game.game().rules() + "," + unit + ",");
  }

  private interface Opener {
    AnnotationWriter open(StringWriter out) throws IOException;
  }

  private static String written(Opener form, AnnotatedGame game) throws IOException {
    StringWriter out = new StringWriter();
    try (AnnotationWriter writer = form.open(out)) {
      writer.write(game);
    }
    return out.toString();
  }

  private static Element article(String page) {
    return (Element) PageSamples.xml(page).getElementsByTagName("article").item(0);
  }

  private static String text(Element article, String kind) {
    NodeList scripts = article.getElementsByTagName("script");
    List<String> found = new ArrayList<>();
    for (int i = 0; i < scripts.getLength(); i++) {
      if (((Element) scripts.item(i)).getAttribute("class").equals(kind)) {
        found.add(scripts.item(i).getTextContent());
      }
    }
    return found.getFirst();
  }

  private static int count(String cells, String signs) {
    return (int) cells.chars().filter(cell -> signs.indexOf(cell) >= 0).count();
  }

  private static String changed(String board, String change) {
    StringBuilder cells = new StringBuilder(board);
    for (MatchResult part : CHANGE.matcher(change).results().toList()) {
      for (String index : part.group(2).split("\\.", -1)) {
        cells.setCharAt(Integer.parseInt(index), part.group(1).charAt(0));
      }
    }
    return cells.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "ja"})
  void theLightDiscsOfRavensburgerAreGoldInEveryLanguage(String language) throws IOException {
    AnnotatedGame game =
        Annotated.of(Catalogue.byName("ravensburger").orElseThrow().rules()).game();
    Language own = Language.valueOf(language.toUpperCase(Locale.ROOT));
    Element article = article(PageSamples.page(own, game));
    String gold = Words.in(own).of("page.white.gold");
    assertThat(article.getElementsByTagName("th").item(0).getTextContent()).contains(gold);
    Element words = (Element) article.getElementsByTagName("div").item(0);
    assertThat(words.getAttribute("data-white")).isEqualTo(gold);
  }
}
