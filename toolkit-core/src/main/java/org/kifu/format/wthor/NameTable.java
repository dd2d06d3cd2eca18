package org.kifu.format.wthor;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharsetEncoder;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.format.ReadOptions;
import org.kifu.game.GameDate;
import org.kifu.source.Source;

/**
 * The names that a written game file refers to: those of an earlier edition with their numbers,
 * then others in the order of their first use.
 */
final class NameTable {
  /** Letters that Unicode does not decompose into a plain letter and an accent. */
  private static final Map<String, String> PLAIN =
      Map.of(
          "Ł", "L", "ł", "l", "Đ", "D", "đ", "d", "Ħ", "H", "ħ", "h", "Ŧ", "T", "ŧ", "t", "ı", "i");

  private final int size;
  private final List<String> entries = new ArrayList<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final CharsetEncoder encoder = WthorLayout.NAMES.newEncoder();
  private final int kept;

  /**
   * Starts a table.
   *
   * @param first the name of number 0, for unknown names
   * @param size the bytes of one entry
   */
  NameTable(String first, int size) {
    this(List.of(first), size);
  }

  /**
   * Starts with the names of an earlier edition.
   *
   * @param earlier the names by their numbers; at least one
   * @param size the bytes of one entry
   */
  NameTable(List<String> earlier, int size) {
    this.size = size;
    this.kept = earlier.size();
    earlier.forEach(this::append);
  }

  private int append(String name) {
    numbers.putIfAbsent(name, entries.size());
    entries.add(name);
    return entries.size() - 1;
  }

  /** The number of a name, a new number if necessary; 0 for an empty name. */
  int number(String name) {
    if (name.isEmpty()) {
      return 0;
    }
    int number = find(name);
    return number < 0 ? append(name) : number;
  }

  /** The number of a name, or of an earlier one that is this name cut short; otherwise -1. */
  private int find(String name) {
    Integer number = numbers.get(name);
    if (number != null) {
      return number;
    }
    String written = written(name);
    if (written.codePoints().noneMatch(Character::isLetterOrDigit)) {
      return -1; // ??? may be any name of another script, or the unknown player
    }
    Integer cut = numbers.get(written);
    return cut != null && cut < kept ? cut : -1;
  }

  /** Whether a number belongs to this name. */
  boolean has(int number, String name) {
    return number < entries.size() && entries.get(number).equals(name);
  }

  /** Whether there is room for all these names together. */
  boolean takes(String... names) {
    long added =
        Arrays.stream(names).filter(name -> !name.isEmpty() && find(name) < 0).distinct().count();
    return entries.size() + added <= WthorLayout.MAX_NAMES;
  }

  /** The name as it will be read again: cut, and without letters that the encoding lacks. */
  String written(String name) {
    String text = encodable(name);
    return text.length() < size ? text : text.substring(0, size - 1);
  }

  /** Removes accents if the encoding lacks the letter, and writes {@code ?} if that fails. */
  private String encodable(String name) {
    StringBuilder text = new StringBuilder(name.length());
    name.codePoints()
        .forEach(
            codePoint -> {
              String letter = Character.toString(codePoint);
              text.append(encoder.canEncode(letter) ? letter : withoutAccents(letter));
            });
    return text.toString();
  }

  private String withoutAccents(String letter) {
    String plain = PLAIN.getOrDefault(letter, letter);
    String bare = Normalizer.normalize(plain, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    return !bare.isEmpty() && encoder.canEncode(bare) ? bare : "?";
  }

  /** The name file. */
  byte[] toBytes(Header creation) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(creation.ofNames(entries.size()).toBytes());
    entries.forEach(
        name -> bytes.writeBytes(Arrays.copyOf(written(name).getBytes(WthorLayout.NAMES), size)));
    return bytes.toByteArray();
  }

  /**
   * An earlier edition of a game file, with the names that it is read with.
   *
   * @param date the date of all its games
   * @param players the players by their numbers
   * @param tournaments the tournaments by their numbers
   */
  record Predecessor(Header header, GameDate date, List<String> players, List<String> tournaments) {
    /** Reads an earlier edition; nothing if the source is not a game file with names beside it. */
    static Optional<Predecessor> of(Source source) throws IOException {
      byte[] head;
      try (InputStream stream = source.open()) {
        head = stream.readNBytes(WthorLayout.HEADER + WthorFormat.CHUNK_GAMES * WthorLayout.GAME);
      }
      if (WthorKind.of(head) != WthorKind.GAMES) {
        return Optional.empty();
      }
      NameFiles files = new NameFiles(ReadOptions.Advice.OF_LIBRARY.names());
      NameFile players = files.players(source);
      NameFile tournaments = files.tournaments(source);
      Header header = Header.of(head);
      return players.isPresent() && tournaments.isPresent()
          ? Optional.of(
              new Predecessor(
                  header,
                  WthorFormat.date(header, source),
                  players.entries(),
                  tournaments.entries()))
          : Optional.empty();
    }

    /** A parser that reads records as the earlier edition means them. */
    RecordParser parser() {
      return new RecordParser(
          GameLayout.EIGHT, names(players), names(tournaments), date, header.theoryEmpties());
    }

    private static NameFile names(List<String> entries) {
      return new NameFile(entries, false, Optional.empty());
    }
  }
}
