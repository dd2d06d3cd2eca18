package org.kifu.source.text;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.kifu.source.Encoding;

/**
 * The encoding that a web page, a mail or a file of XML says it is in: {@code
 * charset=windows-1250}, {@code <?xml version="1.0" encoding="ISO-8859-2"?>}.
 */
final class DeclaredCharset {
  private static final Pattern DECLARED =
      Pattern.compile(
          "(?i)(?:(?<!\\w)charset\\s{0,3}=|<\\?xml[^>]{0,40}\\sencoding\\s{0,3}=)\\s{0,3}[\"']?([\\w.:-]{3,30})");

  private DeclaredCharset() {}

  /**
   * Returns the encoding that the head of a text names, for a text that is not UTF-8. Nothing if
   * the head names no encoding or several, or one in which the text is not valid. Text that is
   * called ASCII or ISO-8859-1 may have the signs of Windows, so it is left to a guess.
   */
  static Optional<Charset> of(byte[] head) {
    String text = new String(head, StandardCharsets.ISO_8859_1);
    List<Charset> named =
        DECLARED
            .matcher(text)
            .results()
            .map(DeclaredCharset::charset)
            .flatMap(Optional::stream)
            .distinct()
            .toList();
    return named.size() == 1
        ? Optional.of(named.getFirst()).filter(charset -> isIn(head, charset))
        : Optional.empty();
  }

  private static Optional<Charset> charset(MatchResult declared) {
    return Encoding.named(declared.group(1))
        .filter(encoding -> !encoding.isWide())
        .map(Encoding::charset)
        .filter(
            charset ->
                !charset.equals(StandardCharsets.UTF_8)
                    && !charset.equals(StandardCharsets.US_ASCII)
                    && !charset.equals(StandardCharsets.ISO_8859_1));
  }

  /**
   * Whether all bytes of a text are valid in an encoding, except for a character that is cut off at
   * the end.
   */
  private static boolean isIn(byte[] head, Charset charset) {
    String text = new String(head, charset);
    int bad = text.indexOf('\uFFFD');
    return bad < 0 || bad >= text.length() - 1;
  }
}
