package org.kifu.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.kifu.analysis.Limits;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;
import org.kifu.testing.Slow;

/** Whatever a server is told, it answers in the form of its protocol and goes on. */
class ServerLawsTest {
  private static final List<String> WORDS =
      List.of(
          "play",
          "genmove",
          "undo",
          "b",
          "w",
          "f5",
          "d6",
          "c3",
          "pass",
          "1",
          "999",
          "showboard",
          "boardsize",
          "8",
          "final_score",
          "time_left",
          "time_settings",
          "#",
          "\t",
          "set",
          "depth",
          "game",
          "move",
          "hint",
          "go",
          "analyze",
          "learn",
          "nboard",
          "contempt",
          "(;",
          ";)",
          "B[f5]",
          "W[d6]",
          "BO[8",
          "*]",
          "GM[Othello]",
          "PA",
          "f5/1.0/2",
          "-1");

  /** Four of five lines are words that a server knows, the others are noise. */
  private static List<String> lines(Draw draw) {
    return draw
        .list(
            0,
            12,
            () ->
                draw.between(1, 5) < 5
                    ? String.join(" ", draw.list(0, 4, () -> draw.oneOf(WORDS)))
                    : draw.text(20).replaceAll("[\\r\\n]", ""))
        .stream()
        .filter(line -> !line.strip().equals("quit"))
        .toList();
  }

  @Slow
  @Property(tries = 300)
  void gtpAnswersEachCommandOnce(Draw draw) throws Exception {
    List<String> lines = lines(draw);
    List<String> said = new ArrayList<>(lines);
    said.add("77 name");
    List<String> answers =
        Conversation.answers(
            (in, out) ->
                new GtpServer("Kifu", "1", new ScriptedSearcher(), new Limits(2, 0), out).run(in),
            said.toArray(String[]::new));
    long commands = said.stream().filter(line -> GtpCommand.parse(line).isPresent()).count();
    assertThat(answers.stream().filter(String::isEmpty).count()).isEqualTo(commands);
    assertThat(answers).endsWith("=77 Kifu", "");
  }

  @Slow
  @Property(tries = 300)
  void nboardGoesOnWhateverItIsTold(Draw draw) throws Exception {
    List<String> lines = lines(draw);
    List<String> said = new ArrayList<>(lines);
    said.add("ping 77");
    List<String> answers =
        Conversation.answers(
            (in, out) ->
                new NBoardServer("Kifu", new ScriptedSearcher(), new Limits(2, 0), out).run(in),
            said.toArray(String[]::new));
    assertThat(answers)
        .allMatch(
            line ->
                line.matches(
                    "(?s)(status|search|nodestats|analysis|set myname|===|pong) .*|learned|pong"))
        .endsWith("pong 77");
  }
}
