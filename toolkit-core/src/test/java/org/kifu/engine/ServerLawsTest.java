package org.kifu.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.kifu.analysis.Limits;
import org.kifu.testing.Seed;
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

  @Provide
  Arbitrary<List<String>> lines() {
    Arbitrary<String> words =
        Arbitraries.of(WORDS).list().ofMaxSize(4).map(each -> String.join(" ", each));
    Arbitrary<String> noise = Arbitraries.strings().ofMaxLength(20);
    return Arbitraries.frequencyOf(Tuple.of(4, words), Tuple.of(1, noise))
        .map(line -> line.replaceAll("[\\r\\n]", ""))
        .filter(line -> !line.strip().equals("quit"))
        .list()
        .ofMaxSize(12);
  }

  @Slow
  @Property(seed = Seed.FIXED, tries = 300)
  void gtpAnswersEachCommandOnce(@ForAll("lines") List<String> lines) throws Exception {
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
  @Property(seed = Seed.FIXED, tries = 300)
  void nboardGoesOnWhateverItIsTold(@ForAll("lines") List<String> lines) throws Exception {
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
