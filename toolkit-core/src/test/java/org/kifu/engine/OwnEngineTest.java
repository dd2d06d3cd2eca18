package org.kifu.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;
import org.kifu.testing.Games;
import org.kifu.testing.Slow;

/** Our client talks to our server, in a process of its own, with our engine behind it. */
class OwnEngineTest {
  private static final Limits LIMITS = new Limits(3, 9);

  private static EngineProgram program(String protocol) {
    Duration patience = Duration.ofMinutes(10);
    return new EngineProgram(FakeEngine.java(ServedEngine.class, protocol), patience, patience);
  }

  /** Every ninth position of random games, and whatever comes before their ends. */
  private static List<Position> positions() {
    List<Position> positions = new ArrayList<>();
    List<Position> all = Games.randomPositions(11, 4).stream().map(Games::position).toList();
    for (int i = 0; i < all.size(); i++) {
      if (i % 9 == 0 || all.get(i).empties() < 4) {
        positions.add(all.get(i));
      }
    }
    return positions;
  }

  @Slow
  @Test
  void theClientSaysWhatTheEngineSays() {
    Engine engine = new Engine();
    try (NBoardClient client = new NBoardClient(program("nboard"))) {
      assertThat(client.description()).startsWith("Kifu, NBoard engine: ");
      for (Position position : positions()) {
        Valuation<Move> told = client.value(position, LIMITS);
        Valuation<Move> known = engine.value(position, asServed(position));
        assertThat(told.value().centidiscs())
            .as(position.toString())
            .isEqualTo(known.value().centidiscs());
        if (!Othello.RULES.legalMoves(position).isEmpty()) {
          assertThat(told.value().confidence()).isEqualTo(known.value().confidence());
          checkComparison(client, engine, position);
        }
      }
    }
  }

  private static void checkComparison(NBoardClient client, Engine engine, Position position) {
    Move played = Othello.RULES.legalMoves(position).getLast();
    Comparison<Move> told = client.compare(position, played, LIMITS);
    Comparison<Move> known = engine.compare(position, played, asServed(position));
    assertThat(told.best()).as(position.toString()).isEqualTo(known.best());
    assertThat(told.lossCentidiscs()).isEqualTo(known.lossCentidiscs());
  }

  /** The limits at the other end: all that the protocol carries is a depth. */
  private static Limits asServed(Position position) {
    Position at = Othello.RULES.forcedPass(position).isPresent() ? position.passed() : position;
    int depth = at.empties() <= LIMITS.exactEmpties() ? Math.max(1, at.empties()) : LIMITS.depth();
    return new Limits(depth, depth);
  }

  @Slow
  @Test
  void theClientOfGtpPlaysWholeGames() {
    Random random = new Random(3);
    try (GtpClient client = new GtpClient(program("gtp"))) {
      assertThat(client.description()).startsWith("Kifu test, GTP engine: ");
      for (int game = 0; game < 2; game++) {
        List<Move> played = new ArrayList<>();
        Position at = Position.START;
        for (List<Move> legal = Othello.RULES.legalMoves(at);
            !legal.isEmpty();
            legal = Othello.RULES.legalMoves(at)) {
          assertThat(legal).contains(client.bestMove(played));
          played.add(legal.get(random.nextInt(legal.size())));
          at = Othello.RULES.play(at, played.getLast());
        }
      }
    }
  }

  @Test
  void aPingStopsTheSearch() throws InterruptedException {
    ServerEngine searcher = new ServedEngine(new Engine());
    try (Conversation talk =
        new Conversation(
            (in, out) -> new NBoardServer("Kifu", searcher, new Limits(40, 40), out).run(in))) {
      talk.say("hint 1");
      talk.hearUntil("nodestats"); // one ply is searched; forty take ages
      talk.say("ping 1");
      talk.hearUntil("pong 1");
      talk.say("set depth 1", "go", "ping 2");
      assertThat(talk.hearUntil("pong 2")).anyMatch(line -> line.startsWith("=== "));
    }
  }
}
