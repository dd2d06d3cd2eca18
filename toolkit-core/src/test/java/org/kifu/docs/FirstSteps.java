package org.kifu.docs;

import java.io.IOException;
import java.nio.file.Path;
import org.kifu.AnnotationPlan;
import org.kifu.Kifu;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Value;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.format.GameReader;
import org.kifu.game.ParsedGame;
import org.kifu.opening.OpeningTable;
import org.kifu.replay.Replay;

/** Examples that the documentation of the library shows, by the names of their regions. */
final class FirstSteps {
  private FirstSteps() {}

  static void read(Path file) throws IOException {
    // @start region="read"
    try (GameReader games = Kifu.read(file)) {
      for (ParsedGame game : games) {
        System.out.println("game " + game.number() + ", problems: " + game.problems().size());
      }
    }
    // @end
  }

  static void replay() {
    // @start region="replay"
    try (GameReader games = Kifu.read("F5 D6 C3 D3 C4 B1")) {
      for (ParsedGame game : games) {
        Replay<Position, Move> replay = Kifu.replay(game.record().orElseThrow());
        System.out.println(replay.steps().size() + " legal moves");
        System.out.println(replay.ending()); // why it went no further
      }
    }
    // @end
  }

  static void verify(Path file) throws IOException {
    // @start region="verify"
    try (GameReader games = Kifu.read(file)) {
      Kifu.verify(games)
          .forEach(
              game -> {
                System.out.println(game.verdict());
                game.findings().forEach(finding -> System.out.println(finding.problem().message()));
              });
    }
    // @end
  }

  static void annotate(Path file) throws IOException {
    // @start region="annotate"
    AnnotationPlan plan = AnnotationPlan.of(6, 14); // 6 plies deep; the last 14 squares exactly
    try (GameReader games = Kifu.read(file)) {
      Kifu.annotate(games, plan)
          .forEach(
              result -> {
                switch (result) {
                  case AnnotatedGame game ->
                      System.out.println("black lost " + game.black().loss().centidiscs() / 100);
                  case AnnotationFailure failure -> System.out.println(failure.problem());
                }
              });
    }
    // @end
  }

  static void openings(Path file) throws IOException {
    // @start region="openings"
    try (GameReader games = Kifu.read(file)) {
      OpeningTable table = Kifu.openings(games);
      table.named().stream()
          .limit(3)
          .forEach(opening -> System.out.println(opening.line() + " " + opening.name()));
    }
    // @end
  }

  static void search() {
    // @start region="search"
    Value value = Kifu.engine().value(Position.START, new Limits(6, 14)).value();
    System.out.println("the side to move leads by " + value.centidiscs() / 100.0 + " discs");
    // @end
  }
}
