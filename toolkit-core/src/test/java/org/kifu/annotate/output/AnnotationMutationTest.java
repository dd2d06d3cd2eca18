package org.kifu.annotate.output;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.archive.review.DrillBook;
import org.kifu.archive.review.DrillChoice;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.PlayerReviewer;
import org.kifu.archive.review.PlayerSides;
import org.kifu.archive.review.ReviewedGame;
import org.kifu.archive.review.output.DrillList;
import org.kifu.archive.review.output.ReviewCsv;
import org.kifu.archive.review.output.ReviewJson;
import org.kifu.archive.review.output.ReviewJson.ReviewChoice;
import org.kifu.archive.review.output.ReviewText;
import org.kifu.chart.EvaluationChart;
import org.kifu.chart.GamePictures;
import org.kifu.game.Problem;
import org.kifu.page.DrillPage;
import org.kifu.page.GamePage;
import org.kifu.testing.Games;
import org.kifu.testing.Mutations;
import org.kifu.testing.Slow;
import org.kifu.words.Glyphs;

/** Damaged annotated games: each line is one error, or a game that every form can show. */
class AnnotationMutationTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final List<String> LINES = lines();

  private static List<String> lines() {
    try {
      return Files.readAllLines(Games.annotated1997());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<AnnotationResult> read(byte[] bytes) {
    List<AnnotationResult> results = new ArrayList<>();
    new AnnotationReader("a.jsonl", new ByteArrayInputStream(bytes)).forEachRemaining(results::add);
    return results;
  }

  private static byte[] with(int at, String line) {
    List<String> lines = new ArrayList<>(LINES);
    lines.set(at, line);
    return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  @Slow
  @Test
  void damagedBytesAreErrorsInTheirPlaceOrGames() throws IOException {
    byte[] whole = with(0, LINES.getFirst());
    List<AnnotationResult> right = read(whole);
    Random random = new Random(1);
    for (int i = 0; i < Mutations.count(300); i++) {
      byte[] damaged = Mutations.of(whole, random);
      List<AnnotationResult> found = new ArrayList<>(read(damaged));
      found.removeAll(right);
      show(found, i % 50 == 0);
    }
  }

  @Slow
  @Test
  void aCraftedLineIsOneErrorInItsPlaceOrAGame() throws IOException {
    Random random = new Random(1);
    List<AnnotationResult> right = read(with(0, LINES.getFirst()));
    int refused = 0;
    int count = Mutations.count(300);
    for (int i = 0; i < count; i++) {
      int at = random.nextInt(LINES.size());
      String line = crafted(LINES.get(at), random);
      List<AnnotationResult> found = new ArrayList<>(read(with(at, line)));
      AnnotationResult crafted = found.set(at, right.get(at));
      assertThat(found).as("the others, case " + i).isEqualTo(right);
      if (crafted instanceof AnnotationFailure(Problem problem)) {
        assertThat(problem.where().line()).isEqualTo(at + 1);
        assertThat(problem.message()).hasSizeLessThan(400);
        refused++;
      }
      show(List.of(crafted), i % 50 == 0);
    }
    assertThat(refused).isGreaterThan(count * 3 / 4);
  }

  /** The least number has no absolute value. */
  @Slow
  @ParameterizedTest
  @ValueSource(longs = {Long.MIN_VALUE, -64 * 30 - 1, 64 * 30 + 1, Long.MAX_VALUE})
  void moreDiscsThanTheGamesOfABookHaveAreRefused(long sum) {
    String line =
        AnnotatedSamples.written(
            AnnotationWriter::jsonLines, List.of(AnnotatedSamples.bookedMatch()));
    String crafted = line.replaceFirst("\"blackDiscSum\":-?\\d+", "\"blackDiscSum\":" + sum);
    assertThat(read(crafted.getBytes(StandardCharsets.UTF_8)))
        .singleElement()
        .isInstanceOfSatisfying(
            AnnotationFailure.class,
            failure -> assertThat(failure.problem().message()).contains("book: no such results"));
  }

  /** The line with a value, or several, changed; its JSON is whole but for doubled fields. */
  private static String crafted(String line, Random random) throws IOException {
    ObjectNode root = (ObjectNode) MAPPER.readTree(line);
    for (int changes = 1 + random.nextInt(2); changes > 0; changes--) {
      change(root, random);
    }
    String text = MAPPER.writeValueAsString(root);
    return switch (random.nextInt(20)) {
      case 0 -> text.replace("\"ply\":9,", "\"ply\":9,\"ply\":10,");
      case 1 -> text.replaceFirst("\"depth\":\\d+", "\"depth\":1e999999999");
      case 2 -> text.replaceFirst("\"blackDiscDiff\":-?\\d+", "\"blackDiscDiff\":1e-2147483647");
      case 3 -> text.replaceFirst("\\]", "]," + "[".repeat(random.nextInt(1200)));
      case 4 -> text.substring(0, random.nextInt(text.length()));
      default -> text;
    };
  }

  private static void change(JsonNode in, Random random) {
    int count = in.size();
    int at = count == 0 ? 0 : random.nextInt(count);
    if (in instanceof ArrayNode array) {
      if (count > 0 && array.get(at).isContainerNode() && random.nextInt(12) != 0) {
        change(array.get(at), random);
      } else if (count > 0 && random.nextInt(4) == 0) {
        array.remove(at);
      } else if (count > 0 && random.nextInt(4) == 0) {
        array.add(array.get(at));
      } else if (count > 0) {
        array.set(at, value(array.get(at), random));
      } else {
        array.add(value(MAPPER.nullNode(), random));
      }
    } else if (in instanceof ObjectNode object && count > 0) {
      List<String> names = new ArrayList<>();
      object.fieldNames().forEachRemaining(names::add);
      String name = names.get(at);
      if (object.get(name).isContainerNode() && random.nextInt(12) != 0) {
        change(object.get(name), random);
      } else if (random.nextInt(5) == 0) {
        object.remove(name);
      } else {
        object.set(name, value(object.get(name), random));
      }
    }
  }

  private static JsonNode value(JsonNode before, Random random) {
    if (before.isNumber() && random.nextBoolean()) {
      return MAPPER.getNodeFactory().numberNode(before.intValue() + random.nextInt(-2, 3));
    }
    Object value =
        List.of(
                0,
                -1,
                1,
                7,
                64,
                65,
                10_000,
                Integer.MAX_VALUE,
                Integer.MIN_VALUE,
                Long.MAX_VALUE,
                0.005,
                1e300,
                "zz",
                "",
                "pass",
                "a1",
                "f5",
                "F5",
                "othello",
                "anti",
                "standard",
                "x".repeat(5000),
                true,
                false,
                "2000-02-30",
                "\u202e\u0000")
            .get(random.nextInt(26));
    return switch (random.nextInt(8)) {
      case 0 -> MAPPER.createArrayNode();
      case 1 -> MAPPER.createObjectNode();
      case 2 -> MAPPER.nullNode();
      default -> MAPPER.valueToTree(value);
    };
  }

  /** Writes whatever commands write of annotated games. */
  private static void show(List<AnnotationResult> results, boolean asPage) throws IOException {
    Wording wording = Wording.DEFAULT;
    List<AnnotationWriter> forms =
        new ArrayList<>(
            List.of(
                AnnotationWriter.json(new StringWriter()),
                AnnotationWriter.jsonLines(new StringWriter()),
                AnnotationWriter.csv(new StringWriter()),
                AnnotationWriter.markdown(new StringWriter(), wording),
                AnnotationWriter.text(new StringWriter(), Glyphs.UNICODE, wording)));
    if (asPage) {
      forms.add(new GamePage(new StringWriter(), wording));
    }
    PlayerReviewer reviewer = PlayerReviewer.of("", true);
    DrillBook book = DrillBook.of(PlayerSides.both(), DrillChoice.of(MoveLabel.INACCURACY), 20);
    for (AnnotationResult result : results) {
      for (AnnotationWriter form : forms) {
        form.write(result);
      }
      if (result instanceof AnnotatedGame game) {
        Optional<ReviewedGame> reviewed = ReviewedGame.of(game);
        reviewed.ifPresent(reviewer::add);
        reviewed.ifPresent(book::add);
        EvaluationChart.of(game, wording.words().locale());
        GamePictures.of(game, wording.words().locale());
      }
    }
    for (AnnotationWriter form : forms) {
      form.close();
    }
    Writer out = new StringWriter();
    DrillList.writeObf(book.drills(), wording.words(), out);
    DrillList.writeCsv(book.drills(), out);
    DrillList.writeMarkdown(book.drills(), wording.words(), out);
    if (asPage) {
      DrillPage.write(book.drills(), wording.words(), out);
    }
    PlayerReview review = reviewer.review();
    if (review.all().results().games() > 0) {
      ReviewText.writeText(review, wording.words(), out);
      ReviewJson.write(review, new ReviewChoice("", true), out);
      ReviewCsv.write(review, out);
      ReviewText.writeMarkdown(review, wording.words(), out);
    }
  }
}
