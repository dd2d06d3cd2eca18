package org.kifu.format.wthor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.format.GameWriter;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Games;
import org.kifu.testing.WthorBytes;

/** A year of an archive written again with the numbers of its name files. */
class LaterEditionTest {
  private static final Path EARLIER = WthorBytes.file(1980);

  @TempDir private Path folder;
  private Path target;

  @BeforeEach
  void chooseTarget() {
    target = folder.resolve("WTH_1980.wtb");
  }

  @Test
  void keepsEveryRecordByteForByte() throws IOException {
    write(ArchiveReading.of(EARLIER).games());
    assertThat(records(target)).isEqualTo(records(EARLIER));
    assertThat(header(target)).isEqualTo(header(EARLIER));
  }

  @Test
  void keepsTheNameFilesByteForByteButForTheirDate() throws IOException {
    write(ArchiveReading.of(EARLIER).games());
    assertThat(records(folder.resolve("WTH_1980.jou")))
        .isEqualTo(records(EARLIER.resolveSibling("WTH.JOU")));
    assertThat(records(folder.resolve("WTH_1980.trn")))
        .isEqualTo(records(EARLIER.resolveSibling("WTH.TRN")));
  }

  @Test
  void newNamesGetTheNextNumbers() throws IOException {
    GameHeader header =
        new GameHeader("Murakami Takeshi", "Nobody Ever", "", "", GameDate.ofYear(1980));
    MoveList moves = MoveList.ofSquares(Games.squares(Games.match1997().getFirst()));
    GameRecord added = GameRecord.of(header, moves, Outcome.ofBlackDiscs(40));
    try (GameWriter writer = GameWriter.open("wthor", target, Source.of(EARLIER))) {
      for (ParsedGame game : ArchiveReading.of(EARLIER).games()) {
        writer.write(game, game.record().orElseThrow());
      }
      writer.write(added);
    }
    byte[] last = Files.readAllBytes(target);
    byte[] record = Arrays.copyOfRange(last, last.length - 68, last.length);
    assertThat(WthorLayout.u16(record, 2)).isEqualTo(6);
    assertThat(WthorLayout.u16(record, 4)).isEqualTo(4448);
    assertThat(folder.resolve("WTH_1980.jou")).isRegularFile().hasSize(16 + 4449 * 20);
    assertThat(ArchiveReading.of(target).games().getLast().record())
        .hasValueSatisfying(game -> assertThat(game.header().white()).isEqualTo("Nobody Ever"));
  }

  /** Three names, of which the games use some, and a number behind them. */
  @Test
  void refusesNameFilesThatDoNotNameAllNumbers() throws IOException {
    Path games = Files.copy(EARLIER, folder.resolve("WTH_1980.wtb"));
    assertThat(GameWriter.refusal("wthor", Source.of(games)))
        .hasValueSatisfying(why -> assertThat(why).startsWith("there is no .jou file"));
    copyNames("WTH.JOU", 16 + 3 * WthorLayout.PLAYER);
    copyNames("WTH.TRN", 16 + 492 * WthorLayout.TOURNAMENT);
    assertThat(GameWriter.refusal("wthor", Source.of(games)))
        .hasValueSatisfying(
            why ->
                assertThat(why).matches("player \\d+ is beyond the 3 names of the file beside it"));
    copyNames("WTH.JOU", 16 + 4448 * WthorLayout.PLAYER);
    assertThat(GameWriter.refusal("wthor", Source.of(games))).isEmpty();
    copyNames("WTH.TRN", 16 + WthorLayout.TOURNAMENT);
    assertThat(GameWriter.refusal("wthor", Source.of(games)))
        .hasValueSatisfying(why -> assertThat(why).startsWith("tournament "));
  }

  private void copyNames(String name, int length) throws IOException {
    byte[] bytes = Files.readAllBytes(EARLIER.resolveSibling(name));
    Files.write(folder.resolve(name), Arrays.copyOf(bytes, length));
  }

  @Test
  void aNameThatIsTooLongIsFoundAsItWasCut() {
    assertThat(new NameTable(List.of("???", "A".repeat(19)), 20).number("A".repeat(25)))
        .isEqualTo(1);
  }

  @Test
  void aChangedRecordIsWrittenAnew() throws IOException {
    ParsedGame game = ArchiveReading.of(EARLIER).games().getFirst();
    GameRecord record = game.record().orElseThrow();
    GameRecord corrected =
        new GameRecord(
            record.header(),
            record.rules(),
            record.start(),
            record.moves(),
            Outcome.ofBlackDiscs(1),
            record.theory(),
            record.notes());
    try (GameWriter writer = GameWriter.open("wthor", target, Source.of(EARLIER))) {
      writer.write(new ParsedGame(1, Optional.of(corrected), game.origin(), List.of()), corrected);
    }
    byte[] before = game.origin().bytes();
    before[6] = 1;
    assertThat(records(target)).isEqualTo(before);
  }

  private void write(List<ParsedGame> games) throws IOException {
    try (GameWriter writer = GameWriter.open("wthor", target, Source.of(EARLIER))) {
      for (ParsedGame game : games) {
        writer.write(game, game.record().orElseThrow());
      }
    }
  }

  private static byte[] records(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    return Arrays.copyOfRange(bytes, WthorLayout.HEADER, bytes.length);
  }

  /** The header without its date. */
  private static byte[] header(Path file) throws IOException {
    return Arrays.copyOfRange(Files.readAllBytes(file), 4, WthorLayout.HEADER);
  }
}
