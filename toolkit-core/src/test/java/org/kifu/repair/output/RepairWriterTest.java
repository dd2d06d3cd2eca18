package org.kifu.repair.output;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kifu.game.ParsedGame;
import org.kifu.repair.Damage;
import org.kifu.repair.Diagnosis;
import org.kifu.repair.Evidence;
import org.kifu.repair.GameRepair;
import org.kifu.repair.GameRepair.RepairOptions;
import org.kifu.repair.RepairExperiment.BandRow;
import org.kifu.repair.RepairExperiment.CaseRow;
import org.kifu.repair.RepairExperiment.ExperimentRow;
import org.kifu.repair.RepairExperiment.ListLayout;
import org.kifu.repair.RepairExperiment.ScorePlace;
import org.kifu.repair.RepairTally;
import org.kifu.repair.output.RepairWriter.Copy;
import org.kifu.repair.output.RepairWriter.RepairSettings;
import org.kifu.testing.ParsedGames;

class RepairWriterTest {
  private static final GameRepair REPAIR = new GameRepair(new RepairOptions(2, 3), null);
  private static final Diagnosis SOUND = diagnose("f5d6c3");
  private static final Diagnosis PROPOSED = diagnose("f5d6c3d3c4f4f6f3e6a1");
  private static final Diagnosis NOT_TRIED = REPAIR.diagnose(ParsedGames.unreadable());

  private static Diagnosis diagnose(String moves) {
    ParsedGame game = ParsedGames.of(moves);
    return REPAIR.diagnose(game);
  }

  private static String written(RepairWriter writer, StringWriter out) throws IOException {
    RepairTally tally = RepairTally.NONE;
    for (Diagnosis diagnosis : List.of(SOUND, PROPOSED, NOT_TRIED)) {
      Optional<Copy> copy =
          diagnosis.equals(PROPOSED) ? Optional.of(new Copy(2, "t-1.txt")) : Optional.empty();
      writer.write(diagnosis, copy);
      tally = tally.plus(diagnosis, copy.isPresent());
    }
    writer.finish(tally);
    return out.toString();
  }

  @Test
  void textSaysWhatIsWrongWhatIsProposedAndHowManyAreAsGood() throws IOException {
    StringWriter out = new StringWriter();
    assertThat(written(RepairWriter.text(out, "asking again"), out).lines().toList())
        .contains(
            "test@0: game 1: move 10: a1 flips nothing",
            "  proposal 2 written to t-1.txt",
            "test@0: game 1: half a move at the end",
            "  not tried",
            "3 read: 1 sound, 1 with proposals (0 with one that is best), 0 without, 1 not tried;"
                + " 1 corrected copy written")
        .anyMatch(line -> line.matches(" {2}\\d+ proposals are equally good"))
        .anyMatch(line -> line.matches(" {2}\\d+ more are not shown; asking again shows the rest"));
  }

  @Test
  void jsonLinesHoldEveryProposalThatWasAskedFor() throws IOException {
    StringWriter out = new StringWriter();
    RepairSettings settings = new RepairSettings(new RepairOptions(2, 3), false, "--apply 2");
    List<String> lines = written(RepairWriter.jsonLines(out, settings), out).lines().toList();
    assertThat(lines).hasSize(3);
    ObjectMapper json = new ObjectMapper();
    JsonNode proposed = json.readTree(lines.getFirst());
    assertThat(proposed.get("state").textValue()).isEqualTo("proposed");
    assertThat(proposed.get("leading").intValue()).isGreaterThan(3);
    assertThat(proposed.get("proposals")).hasSize(3);
    assertThat(proposed.at("/proposals/0/rank").intValue()).isEqualTo(1);
    assertThat(proposed.at("/proposals/0/finished").booleanValue()).isFalse();
    assertThat(proposed.at("/proposals/0/chance").doubleValue()).isBetween(0.0, 0.5);
    assertThat(proposed.at("/copy/file").textValue()).isEqualTo("t-1.txt");
    assertThat(json.readTree(lines.get(1)).get("state").textValue()).isEqualTo("notTried");
    JsonNode last = json.readTree(lines.getLast());
    assertThat(last.at("/summary/read").intValue()).isEqualTo(3);
    assertThat(last.at("/summary/written").intValue()).isEqualTo(1);
    assertThat(last.at("/settings/apply").textValue()).isEqualTo("--apply 2");
  }

  @Test
  void theTableGivesSharesOfTheRecordsCounted() {
    ExperimentRow row =
        new ExperimentRow(
            Damage.SWAP,
            ScorePlace.BELOW,
            ListLayout.JOINED,
            10,
            8,
            8,
            6,
            8,
            4,
            3,
            2,
            1,
            2,
            1.25,
            7.6);
    assertThat(ExperimentTable.markdown(List.of(row)).lines().toList().getLast())
        .isEqualTo(
            "| swap | below | 8 | 100.0 | 75.0 | 100.0 | 50.0 | 75.0 | 25.0 | 1 | 2 | 1.3 | 8 |");
    assertThat(ExperimentTable.layouts(List.of(row))).contains("| swap | below | joined | 8 |");
  }

  @Test
  void theTableOfCasesIsOneThatAMeasurementIsReadFrom() throws IOException {
    StringWriter out = new StringWriter();
    ExperimentTable.cases(List.of(new CaseRow("swap", Evidence.END, 4, "first", 20, 5)), out);
    assertThat(out.toString())
        .isEqualTo("kind,evidence,rivals,place,seen,right\nswap,end,4,first,20,5\n");
    assertThat(ExperimentTable.bands(List.of(new BandRow(0.2, 20, 0.25, 0.3))))
        .contains("| 20.00 | 20 | 25.00 | 30.00 |");
  }

  @Test
  void everyProposalSaysHowSureItIs() throws IOException {
    StringWriter out = new StringWriter();
    assertThat(written(RepairWriter.text(out, "asking again"), out))
        .containsPattern(
            "  1  \\S+ \\(move 10: .*\\), [\\d.]+ % likely, the game is not at its end");
  }
}
