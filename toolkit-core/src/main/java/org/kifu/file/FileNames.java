package org.kifu.file;

import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Names of files whose bytes need not be UTF-8, as in old archives. Names are bytes on Unix and
 * characters in Java. A byte that is not a character becomes U+FFFD; a file with that name cannot
 * be opened, nor be told apart from another. So a word of the command line holds such a byte as
 * half a character (U+DC80 to U+DCFF), and a message shows it as {@code \xe9}. Only {@code file:}
 * addresses convert bytes to a path and back.
 */
public final class FileNames {
  private static final char HALF = '\uDC00';
  private static final char FIRST_BYTE = '\uDC80';
  private static final char LAST_BYTE = '\uDCFF';

  /** Whether names are bytes on this system, as everywhere except on Windows. */
  private static final boolean ARE_BYTES = FileSystems.getDefault().getSeparator().equals("/");

  /** Whether Java reads names as UTF-8, as it does in most locales. */
  private static final boolean IS_UTF_8 = "UTF-8".equals(System.getProperty("sun.jnu.encoding"));

  /** Text in a message that spells a byte of a name, or looks like it. */
  private static final Pattern LIKE_A_BYTE = Pattern.compile("\\\\(?=x[0-9a-f]{2})");

  private FileNames() {}

  /**
   * The path that a word names.
   *
   * @throws InvalidPathException if the word cannot be a path
   */
  public static Path path(String word) {
    return !ARE_BYTES || isSafe(word) && !holdsBytes(word) ? Path.of(word) : ofBytes(word);
  }

  /** The path that a word names; empty if no file can have that name. */
  public static Optional<Path> possiblePath(String word) {
    try {
      return Optional.of(path(word));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** A path as messages show it; two paths never look the same. */
  public static String shown(Path path) {
    String text = path.toString();
    if (!ARE_BYTES || isSafe(text)) {
      return shown(text);
    }
    StringBuilder word = new StringBuilder();
    for (Path name : path) {
      word.append(word.isEmpty() && !path.isAbsolute() ? "" : "/").append(word(name));
    }
    return shown(word.toString());
  }

  /** A word as messages show it; two words never look the same. */
  public static String shown(String word) {
    boolean isPlain = word.indexOf('\\') < 0 && !holdsBytes(word);
    return isPlain || !ARE_BYTES
        ? word
        : Arrays.stream(word.split("/", -1)).map(FileNames::name).collect(Collectors.joining("/"));
  }

  /**
   * A name without folders as messages show it. If it holds a byte or text that looks like one,
   * each of its own backslashes is doubled, so that a single backslash always begins a byte.
   */
  private static String name(String word) {
    if (!holdsBytes(word) && !LIKE_A_BYTE.matcher(word).find()) {
      return word;
    }
    StringBuilder text = new StringBuilder();
    word.codePoints()
        .forEach(
            c -> {
              if (isByte(c)) {
                spellByte(text, c & 0xFF);
              } else {
                text.append(c == '\\' ? "\\\\" : Character.toString(c));
              }
            });
    return text.toString();
  }

  /** Spells a byte that is not text. */
  public static void spellByte(StringBuilder text, int value) {
    text.append("\\x%02x".formatted(value));
  }

  /** Whether the last eight bits of a character are a byte of a name that is not UTF-8. */
  public static boolean isByte(int codePoint) {
    return FIRST_BYTE <= codePoint && codePoint <= LAST_BYTE;
  }

  /** A name as messages show it, with underscores for the backslashes that spell bytes. */
  public static String withoutSpelling(String shown) {
    return ARE_BYTES ? LIKE_A_BYTE.matcher(shown).replaceAll("_") : shown;
  }

  /** Whether all bytes of a name are UTF-8. */
  public static boolean isText(Path path) {
    for (Path name : path) {
      if (holdsBytes(word(name))) {
        return false;
      }
    }
    return true;
  }

  /** The name of a file without folders, as a word of the command line. */
  public static String word(Path name) {
    String text = name.toString();
    return !ARE_BYTES || isSafe(text) ? text : word(bytes(name));
  }

  /** The word of a command line with these bytes. */
  public static String word(byte[] bytes) {
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer word = CharBuffer.allocate(bytes.length);
    CoderResult read = decoder.decode(in, word, true);
    while (read.isMalformed()) {
      for (int i = 0; i < read.length(); i++) {
        word.put((char) (HALF + (in.get() & 0xFF)));
      }
      read = decoder.reset().decode(in, word, true);
    }
    return word.flip().toString();
  }

  /** The bytes of a word of the command line. */
  public static byte[] bytes(String word) {
    if (!holdsBytes(word)) {
      return word.getBytes(StandardCharsets.UTF_8);
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    word.codePoints()
        .forEach(
            c -> {
              if (isByte(c)) {
                bytes.write(c & 0xFF);
              } else {
                bytes.writeBytes(Character.toString(c).getBytes(StandardCharsets.UTF_8));
              }
            });
    return bytes.toByteArray();
  }

  /** Whether Java reads and writes the characters of a name as the bytes that the name has. */
  public static boolean isSafe(String name) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c > '\u007F' && (!IS_UTF_8 || c == '\uFFFD')) {
        return false;
      }
    }
    return true;
  }

  private static boolean holdsBytes(String word) {
    return word.codePoints().anyMatch(FileNames::isByte);
  }

  private static Path ofBytes(String word) {
    try {
      Path path = Path.of(word.startsWith("/") ? "/" : "");
      for (String name : word.split("/", -1)) {
        if (!name.isEmpty()) {
          path = path.resolve(Path.of(URI.create("file:///" + escaped(name))).getFileName());
        }
      }
      return path;
    } catch (IllegalArgumentException e) {
      throw new InvalidPathException(shown(word), "a name that no file can have");
    }
  }

  private static String escaped(String name) {
    StringBuilder escaped = new StringBuilder();
    for (byte each : bytes(name)) {
      escaped.append("%%%02X".formatted(each & 0xFF));
    }
    return escaped.toString();
  }

  /** The bytes of a name without folders that is not safe. */
  private static byte[] bytes(Path name) {
    String address = Path.of("/").resolve(name).toUri().getRawPath();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int i = 1; i < address.length(); i++) {
      char c = address.charAt(i);
      if (c == '%') {
        bytes.write(Integer.parseInt(address, i + 1, i + 3, 16));
        i += 2;
      } else if (c != '/') { // it follows a folder
        bytes.write(c);
      }
    }
    return bytes.toByteArray();
  }
}
