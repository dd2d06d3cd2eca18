package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.base.BaseException;
import org.kifu.game.ProblemCode;

class ExplainCommandTest {
  @Tag("slow")
  @ParameterizedTest
  @EnumSource
  void explainsEveryCodeWithAGoodAndABadExample(ProblemCode code) {
    String meaning = code.reason().replaceFirst("\\.$", ""); // options may follow
    CommandRun run = kifu("explain", code.code());
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith(code.code() + " (" + code.severity().label() + ")\n")
        .contains("\n" + meaning, "good: " + code.goodExample(), "bad:  " + code.badExample());
  }

  @Test
  void listsAllCodesWithoutOne() {
    assertThat(kifu("explain").lines())
        .hasSize(ProblemCode.values().length + BaseException.BaseFault.values().length);
  }

  @ParameterizedTest
  @EnumSource
  void explainsWhatIsWrongWithABase(BaseException.BaseFault fault) {
    CommandRun run = kifu("explain", fault.code());
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(fault.code() + " (error)\n" + fault.reason() + "\n" + fault.remedy() + "\n");
  }

  @Test
  void refusesWhatIsNotACode() {
    CommandRun run = kifu("explain", "store");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("unknown code 'store'");
  }

  @Test
  void takesACodeInUpperCase() {
    assertThat(kifu("explain", "ILLEGAL-MOVE")).isEqualTo(kifu("explain", "illegal-move"));
  }

  @Test
  void listsTheRulesAndExplainsOne() {
    assertThat(kifu("rules").out().lines().map(line -> line.replaceAll(" +", " ")))
        .startsWith("othello Tournament Othello on 8x8 squares")
        .contains("grid:WxH[:crossed|:parallel] Othello on another board");
    assertThat(kifu("rules", "grid:6x6").out()).contains("Start:", "Source:");
    assertThat(kifu("rules", "grid").out()).contains(":parallel", ":crossed").doesNotContain("1 .");
    assertThat(kifu("rules", "black-hole", "--lang", "ja").out()).contains("名前");
    assertThat(kifu("rules", "gri").err()).contains("unknown rules 'gri'");
    assertThat(kifu("rules", "solo", "--lang", "de").out())
        .startsWith("solo: Das Solospiel: ein Spieler")
        .contains("  ?  ", "Beispiel:");
    assertThat(kifu("rules", "--lang", "fil").out()).contains("Reversi ng Ravensburger");
    assertThat(kifu("rules", "othello").out()).contains("Pass:", "End:", "Score:");
  }

  @Test
  void theSameSeedDealsTheSameTilesWhichMakeARecord() {
    String dealt = kifu("rules", "solo", "--deal", "7").out();
    assertThat(dealt)
        .startsWith("Solo\nTiles: ")
        .isEqualTo(kifu("rules", "solo", "--deal", "7").out());
    assertThat(kifu("rules", "solo", "--deal", "8").out()).isNotEqualTo(dealt);
    assertThat(kifu("show", dealt, "--ply", "0").out()).contains("4  .   ?   .   X   O   .   ?");
    assertThat(kifu("rules", "grand", "--deal", "7").err()).contains("--deal needs the rules solo");
  }

  @Test
  void theHistoryIsToldInEachLanguage() {
    assertThat(kifu("rules", "history").out()).contains("'The Game of Annexation'");
    assertThat(kifu("rules", "history", "--lang", "ru").out())
        .contains("«Отелло» — торговая марка");
  }
}
