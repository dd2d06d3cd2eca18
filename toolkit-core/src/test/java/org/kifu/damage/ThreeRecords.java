package org.kifu.damage;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;
import org.kifu.source.SourceFolder;
import org.kifu.testing.Games;
import org.kifu.testing.WthorBytes;

/**
 * Three records in one text; the second is to be damaged. A text holds a byte a character.
 *
 * @param name of the source: with the extension of its notation, or without any
 */
record ThreeRecords(
    Notation notation,
    String name,
    String head,
    List<String> records,
    String separator,
    String tail) {
  private static final Path WTHOR = Games.examples().resolve("wthor");
  private static final int LINE_ENDS_OF_WINDOWS = 8;

  /** Makes a text. */
  static ThreeRecords of(Notation notation, Random random) {
    return notation == Notation.WTHOR ? archive(random) : text(notation, random);
  }

  private static ThreeRecords text(Notation notation, Random random) {
    boolean isOfWindows = random.nextInt(LINE_ENDS_OF_WINDOWS) == 0;
    List<String> records =
        notation.records(3, random).stream().map(text -> bytes(text, isOfWindows)).toList();
    return new ThreeRecords(
        notation,
        random.nextBoolean() ? "games." + notation.extension() : "games",
        bytes(notation.head(), isOfWindows),
        records,
        bytes(notation.separator(), isOfWindows),
        bytes(notation.tail(), isOfWindows));
  }

  private static String bytes(String text, boolean isOfWindows) {
    String lines = isOfWindows ? text.replace("\n", "\r\n") : text;
    return new String(lines.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }

  /** Three games of one year in another order than there; their names lie beside the file. */
  private static ThreeRecords archive(Random random) {
    String year =
        new String(WthorBytes.year(1977 + random.nextInt(7)), StandardCharsets.ISO_8859_1);
    int games = (year.length() - WthorBytes.HEADER) / WthorBytes.GAME;
    int first = random.nextInt(games);
    List<String> records =
        List.of(
            game(year, first), game(year, (first + 3) % games), game(year, (first + 7) % games));
    String head = year.substring(0, 4) + "\3\0\0\0" + year.substring(8, WthorBytes.HEADER);
    return new ThreeRecords(Notation.WTHOR, "games.wtb", head, records, "", "");
  }

  private static String game(String year, int index) {
    int at = WthorBytes.HEADER + index * WthorBytes.GAME;
    return year.substring(at, at + WthorBytes.GAME);
  }

  /** The index at which the second record begins. */
  int secondAt() {
    return head.length() + records.getFirst().length() + separator.length();
  }

  String second() {
    return records.get(1);
  }

  /** All of it, as it should be. */
  String whole() {
    return with(second() + separator);
  }

  /** All of it with something else for the second record and what stands behind it. */
  String with(String damaged) {
    return head + records.getFirst() + separator + damaged + records.getLast() + tail;
  }

  /** Whether the third record still begins where a record can. */
  boolean keepsBoundary(String damaged) {
    return notation == Notation.WTHOR
        ? damaged.length() % WthorBytes.GAME == 0
        : damaged.isEmpty() || damaged.endsWith(separator);
  }

  /** A text as a source; beside it lie the name files of the shipped archive. */
  Source source(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
    return notation == Notation.WTHOR
        ? Source.of(new NameFolder(text, name), name, name)
        : Source.of(name, bytes);
  }

  /** The games of the undamaged text: three, each as it was made, without a finding. */
  List<GameRecord> truth() {
    Checked checked = Checked.of(this, whole());
    List<GameRecord> truth =
        checked.games().stream().map(ParsedGame::record).flatMap(Optional::stream).toList();
    if (truth.size() != 3 || checked.games().size() != 3) {
      throw new AssertionError(truth.size() + " games in " + notation + ":\n" + whole());
    }
    return truth;
  }

  /** The shipped name files beside one archive. */
  private record NameFolder(String archive, String name) implements SourceFolder {
    private static final byte[] PLAYERS = read("WTH.JOU");
    private static final byte[] EVENTS = read("WTH.TRN");

    private static byte[] read(String file) {
      try {
        return Files.readAllBytes(WTHOR.resolve(file));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public List<String> files() {
      return List.of("WTH.JOU", "WTH.TRN", name);
    }

    @Override
    public InputStream open(String file) {
      return new ByteArrayInputStream(
          file.equals("WTH.JOU")
              ? PLAYERS
              : file.equals("WTH.TRN") ? EVENTS : archive.getBytes(StandardCharsets.ISO_8859_1));
    }
  }
}
