package org.kifu.format.text.games;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.kifu.board.Square;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.Judge;
import org.kifu.format.text.judge.OthelloPosition;
import org.kifu.format.text.judge.Price;
import org.kifu.format.text.judge.Prices;
import org.kifu.format.text.page.Page;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;
import org.kifu.testing.Games;
import org.kifu.testing.RealData;

/**
 * Measures what each price of the judge does: multiplies it by 0, 0.5, 2 and 10, and counts the odd
 * inputs and cases of the conformance corpus with the right moves, and what becomes of three games
 * on end of which the middle one is damaged.
 */
final class PriceExperiment {
  private static final int DAMAGED = 240;

  private static final List<Double> FACTORS = List.of(0.0, 0.5, 2.0, 10.0);

  /** A text with the games that it holds, or that a damaged game stands between. */
  private record TextCase(List<Row> rows, List<String> games, boolean isDamaged) {}

  /**
   * What the judge makes of all texts.
   *
   * @param right the number of undamaged texts with the right games
   * @param whole the number of games beside damaged ones that are whole
   * @param passedOff the number of wrong games in damaged texts of which nothing is told
   */
  private record Counts(int right, int whole, int passedOff) {
    String against(Counts usual) {
      return "%+d/%+d/%+d"
          .formatted(right - usual.right, whole - usual.whole, passedOff - usual.passedOff);
    }
  }

  private PriceExperiment() {}

  /** Prints a line for each price. */
  public static void main(String[] arguments) throws IOException {
    List<TextCase> cases = new ArrayList<>();
    add(RealData.folder("odd-inputs"), "", cases);
    add(RealData.folder("odd-inputs-2"), "", cases);
    add(Games.examples().resolve("conformance"), "cases", cases);
    addDamaged(cases);
    Counts usual = counts(cases, Prices.USUAL);
    System.out.println(usual + " of " + cases.size());
    for (Price price : Price.values()) {
      double value = Prices.USUAL.of(price);
      StringBuilder line = new StringBuilder(price.toString());
      for (double factor : FACTORS) {
        Counts changed = counts(cases, Prices.USUAL.with(price, value * factor));
        line.append('\t').append(changed.against(usual));
      }
      System.out.println(line);
    }
  }

  private static void add(Path folder, String field, List<TextCase> cases) throws IOException {
    JsonNode all = new ObjectMapper().readTree(folder.resolve("cases.json").toFile());
    for (JsonNode each : field.isEmpty() ? all : all.get(field)) {
      if (each.has("file")) {
        List<String> games = new ArrayList<>();
        for (JsonNode game : each.get("games")) {
          JsonNode moves = game.isTextual() ? game : game.path("moves");
          games.add(moves.asText().replace("pass", "").replace(" ", ""));
        }
        byte[] bytes = Files.readAllBytes(folder.resolve(each.get("file").asText()));
        cases.add(new TextCase(rows(bytes), games, false));
      }
    }
  }

  private static List<Row> rows(byte[] bytes) {
    TextLines lines = new TextLines("t", new ByteArrayInputStream(bytes));
    List<TextLine> all =
        Stream.generate(lines::next)
            .takeWhile(Optional::isPresent)
            .flatMap(Optional::stream)
            .toList();
    return all.isEmpty() ? List.of() : Page.rowsOf(PlacedText.of(all));
  }

  /** Adds three games on end, wrapped or a line each, with one square of the middle one changed. */
  private static void addDamaged(List<TextCase> cases) throws IOException {
    List<String> games =
        Files.readAllLines(RealData.folder("transcripts").resolve("selfplay-0000009.txt"));
    Random random = new Random(5);
    for (int i = 0; i < DAMAGED; i++) {
      List<List<String>> three = new ArrayList<>();
      for (int k = 0; k < 3; k++) {
        three.add(new ArrayList<>(Games.words(games.get(random.nextInt(900)).strip())));
      }
      List<String> whole = List.of(String.join("", three.get(0)), String.join("", three.get(2)));
      List<String> damaged = three.get(1);
      int at = random.nextInt(8, damaged.size() - 3);
      switch (i % 4) {
        case 0 -> damaged.set(at, Square.name(random.nextInt(64)));
        case 1 -> damaged.remove(at);
        case 2 -> damaged.add(at, damaged.get(at));
        default -> damaged.subList(at, damaged.size()).clear();
      }
      StringBuilder text = new StringBuilder();
      three.forEach(game -> text.append(written(game)));
      cases.add(new TextCase(rows(text.toString().getBytes(StandardCharsets.UTF_8)), whole, true));
    }
  }

  private static String written(List<String> game) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < game.size(); i++) {
      text.append(game.get(i)).append(i % 13 == 12 || i + 1 == game.size() ? "\n" : " ");
    }
    return text.toString();
  }

  private static Counts counts(List<TextCase> cases, Prices prices) {
    int right = 0;
    int whole = 0;
    int passedOff = 0;
    Judge judge = new Judge(OthelloPosition.START, prices);
    for (TextCase each : cases) {
      List<FoundGame> found = new PageGames(judge, new PageLessons(), each.rows(), true).games();
      List<String> moves = found.stream().map(FoundGame::moves).toList();
      if (each.isDamaged()) {
        whole += (int) each.games().stream().filter(moves::contains).count();
        passedOff +=
            (int)
                found.stream()
                    .filter(game -> game.isSound() && game.isEnded())
                    .filter(game -> !each.games().contains(game.moves()))
                    .count();
      } else {
        right += moves.equals(each.games()) ? 1 : 0;
      }
    }
    return new Counts(right, whole, passedOff);
  }
}
