package org.kifu.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs and people by their names, as WTHOR and other sources write them. */
class ProgramNamesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Logistello (buro)",
        "Thor (quin/becquet)",
        "Corn (hansson o)",
        "Eclipse (giles/spr)",
        "Ipsc Othello (sco.)",
        "Viper (group s707)",
        "Morita Pc ()",
        "Flip 2.0 ()",
        "5semaines (lanuit) "
      })
  void anAuthorInLowerCaseMarksAProgram(String name) {
    assertThat(ProgramNames.isProgram(name)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Murakami Takeshi",
        "Tamenori Hideshi (JPN)",
        "Rose Brian (Usa)",
        "Anna (1830)",
        "Anna (McKay)",
        "Anna (mcKay)",
        "(buro)",
        "()",
        "(buro) Logistello",
        "Logistello buro)",
        "de la Cruz",
        "edax",
        ""
      })
  void allOthersArePeople(String name) {
    assertThat(ProgramNames.isProgram(name)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "Odin (frey/atkin), Reversi Chall (spr), 2",
    "Logistello (buro), Murakami Takeshi, 1",
    "Murakami Takeshi, Logistello (buro), 1",
    "Murakami Takeshi, Tamenori Hideshi, 0"
  })
  void aGameHasUpToTwoPrograms(String black, String white, int programs) {
    GameHeader header = new GameHeader(black, white, "", "", GameDate.UNKNOWN);
    assertThat(header.programs()).isEqualTo(programs);
    assertThat(header.isOfPrograms()).isEqualTo(programs == 2);
  }
}
