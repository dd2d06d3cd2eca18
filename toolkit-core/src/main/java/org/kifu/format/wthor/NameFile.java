package org.kifu.format.wthor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kifu.game.Counted;

/**
 * The entries of one name file.
 *
 * @param entries the entries by their numbers; empty if there is no file
 * @param isMissing whether there is no such file at all
 * @param complaint the fault of the file, for a person
 */
record NameFile(List<String> entries, boolean isMissing, Optional<String> complaint) {
  private static final Pattern NUMBER = Pattern.compile("#\\d+");

  /** A missing file. */
  static NameFile missing(String complaint) {
    return new NameFile(List.of(), true, Optional.of(complaint));
  }

  /** A file that exists and cannot be read. */
  static NameFile unreadable(String complaint) {
    return new NameFile(List.of(), false, Optional.of(complaint));
  }

  /**
   * Reads the content of a name file.
   *
   * @param name the name of the file, for the complaint
   * @param size the bytes of one entry
   */
  static NameFile of(String name, byte[] bytes, int size) {
    int whole = Math.max(0, bytes.length - WthorLayout.HEADER) / size;
    List<String> entries = new ArrayList<>(whole);
    for (int i = 0; i < whole; i++) {
      entries.add(entry(bytes, WthorLayout.HEADER + i * size, size));
    }
    return new NameFile(entries, false, complaint(name, bytes, whole, size));
  }

  private static String entry(byte[] bytes, int at, int size) {
    int length = 0;
    while (length < size && bytes[at + length] != 0) {
      length++;
    }
    return new String(bytes, at, length, WthorLayout.NAMES);
  }

  private static Optional<String> complaint(String name, byte[] bytes, int whole, int size) {
    if (bytes.length < WthorLayout.HEADER) {
      return Optional.of(
          name + " is too short for a name file: " + Counted.of(bytes.length, "byte"));
    }
    int declared = Header.of(bytes).names();
    if (declared != whole) {
      return Optional.of(
          "%s holds %s, its header says %d".formatted(name, Counted.of(whole, "name"), declared));
    }
    int odd = oddEntries(bytes, whole, size);
    if (odd > 0) {
      return Optional.of(
          "%s has %s with bytes after the end, or without an end"
              .formatted(name, Counted.of(odd, "name")));
    }
    int rest = (bytes.length - WthorLayout.HEADER) % size;
    return rest == 0
        ? Optional.empty()
        : Optional.of(
            "%s ends with %s not a whole name"
                .formatted(name, Counted.of(rest, "byte that is", "bytes that are")));
  }

  /** The number of names with no zero at the end of their field, or more than zeros after one. */
  private static int oddEntries(byte[] bytes, int whole, int size) {
    int odd = 0;
    for (int i = 0; i < whole; i++) {
      int end = WthorLayout.HEADER + (i + 1) * size;
      int at = WthorLayout.HEADER + i * size;
      while (at < end && bytes[at] != 0) {
        at++;
      }
      boolean isOdd = at == end;
      for (; at < end; at++) {
        isOdd |= bytes[at] != 0;
      }
      odd += isOdd ? 1 : 0;
    }
    return odd;
  }

  /** Whether a name is the result of {@link #get} for a number without a name. */
  static boolean isNumber(String name) {
    return NUMBER.matcher(name).matches();
  }

  /** Whether there is a file, so that a number beyond its end is reported. */
  boolean isPresent() {
    return !entries.isEmpty();
  }

  boolean has(int number) {
    return number < entries.size();
  }

  /**
   * The name with this number.
   *
   * @param first the name of number 0 if there is no file
   * @return the name; {@code #346} if it is not known
   */
  String get(int number, String first) {
    if (number < entries.size()) {
      return entries.get(number);
    }
    return number == 0 ? first : "#" + number;
  }
}
