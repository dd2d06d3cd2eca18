package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables as spreadsheets save them. */
class TableEncodingTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "windows-1252, Jérôme Müller – œ",
    "iso-8859-1, Jérôme Müller",
    "windows-1251, Иванов Пётр Сергеевич",
    "windows-31j, 村上健",
    "utf-8, Иванов é 村上",
    "x-UTF-16LE-BOM, Иванов é 村上",
  })
  void areReadInTheEncodingOfTheSpreadsheet(String charset, String name) throws IOException {
    Path games =
        Files.writeString(
            folder.resolve("games.pgn"),
            "[Black \"%s\"]\n[White \"B\"]\n\n1. f5 d6 *\n".formatted(name));
    Path rules =
        write("rules.csv", charset, "status;kind;from;to\r\naccepted;player;" + name + ";X\r\n");
    CommandRun run =
        kifu("convert", games.toString(), "--names-rules", rules.toString(), "--to", "pgn");
    assertThat(run.out()).contains("[Black \"X\"]");
    Path results =
        write("results.csv", charset, "black;white;black_discs\r\n" + name + ";B;40\r\n");
    assertThat(kifu("tournament", "--results", results.toString()).out()).contains(name);
  }

  private Path write(String file, String charset, String table) throws IOException {
    return Files.write(folder.resolve(file), table.getBytes(Charset.forName(charset)));
  }
}
