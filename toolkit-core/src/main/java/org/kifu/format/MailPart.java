package org.kifu.format;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.source.EncodingGuess;

/**
 * The part of a mail in which a line stands: what its header says, and its text where that is in
 * base64. What is no text, such as a picture, stays as it is.
 */
final class MailPart {
  private static final Pattern TYPE = Pattern.compile("(?i)^Content-Type:\\s*([a-z]+)/");
  private static final Pattern CHARSET = Pattern.compile("(?i)charset\\s*=\\s*\"?([\\w.:-]+)");
  private static final Pattern BASE64 =
      Pattern.compile("(?i)^Content-Transfer-Encoding:\\s*base64\\s*$");
  private static final Pattern ENCODED = Pattern.compile("[A-Za-z0-9+/]+={0,2}");

  private final boolean saysCharset;
  private boolean isText;
  private boolean isBase64;
  private boolean isInBody;
  private Optional<CharsetDecoder> decoder = Optional.empty();

  /** The signs that are not yet four, and the bytes that are not yet a character. */
  private String signs = "";

  private byte[] rest = {};

  /**
   * Before the first part.
   *
   * @param saysCharset whether the charset that a header names counts
   */
  MailPart(boolean saysCharset) {
    this.saysCharset = saysCharset;
    begin();
  }

  private void begin() {
    isText = true;
    isBase64 = false;
    isInBody = false;
    decoder = Optional.empty();
    signs = "";
    rest = new byte[0];
  }

  /** The text of the next line, which may be less or more than a line. */
  byte[] plain(byte[] line) {
    String text = new String(line, StandardCharsets.ISO_8859_1).stripTrailing();
    if (isInBody && ENCODED.matcher(text).matches()) {
      return decoded(text);
    }
    if (isInBody || text.startsWith("--")) {
      begin();
    } else if (text.isEmpty()) {
      isInBody = isBase64 && isText;
      isBase64 = false;
    } else {
      readHeader(text);
    }
    return line;
  }

  private void readHeader(String text) {
    Matcher type = TYPE.matcher(text);
    isText = type.find() ? type.group(1).equalsIgnoreCase("text") : isText;
    Matcher charset = CHARSET.matcher(text);
    if (charset.find() && saysCharset) {
      decoder = decoder(charset.group(1));
    }
    isBase64 |= BASE64.matcher(text).find();
  }

  /** Nothing for UTF-8, and for what is not known: that is read as other text is. */
  private static Optional<CharsetDecoder> decoder(String name) {
    String known =
        switch (name.toLowerCase(Locale.ROOT)) {
          case "utf-8", "us-ascii" -> "";
          case "iso-2022-jp" -> "x-windows-iso2022jp";
          case "shift_jis" -> EncodingGuess.SHIFT_JIS;
          default -> name;
        };
    return !known.isEmpty() && Charset.isSupported(known)
        ? Optional.of(
            Charset.forName(known)
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPLACE)
                .onUnmappableCharacter(CodingErrorAction.REPLACE))
        : Optional.empty();
  }

  private byte[] decoded(String line) {
    String all = signs + line;
    int whole = all.length() - all.length() % 4;
    signs = all.substring(whole);
    byte[] bytes = Base64.getDecoder().decode(all.substring(0, whole));
    return decoder.isPresent() ? utf8(bytes, decoder.get()) : bytes;
  }

  private byte[] utf8(byte[] bytes, CharsetDecoder known) {
    byte[] all = Arrays.copyOf(rest, rest.length + bytes.length);
    System.arraycopy(bytes, 0, all, rest.length, bytes.length);
    ByteBuffer in = ByteBuffer.wrap(all);
    CharBuffer out = CharBuffer.allocate(2 * all.length + 2);
    known.decode(in, out, false);
    rest = Arrays.copyOfRange(all, in.position(), all.length);
    return out.flip().toString().getBytes(StandardCharsets.UTF_8);
  }
}
