package org.kifu.app.server;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Proofs that somebody knows a token, which do not tell it: the HMAC-SHA256 (RFC 2104) of a random
 * question under the token, in hexadecimal digits. Each side proves it in words of its own, so no
 * side can send back what it got.
 */
final class Proof {
  private static final String KIND = "HmacSHA256";

  private Proof() {}

  /** The proof of a program that asks a window for a link. */
  static String ofAsker(String token, String question) {
    return of(token, "ask " + question);
  }

  /** The proof of the window, which is the token of the new link as well. */
  static String ofWindow(String token, String question) {
    return of(token, "link " + question);
  }

  private static String of(String token, String text) {
    try {
      Mac made = Mac.getInstance(KIND);
      made.init(new SecretKeySpec(token.getBytes(StandardCharsets.UTF_8), KIND));
      return HexFormat.of().formatHex(made.doFinal(text.getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException e) {
      throw new AssertionError("every Java has " + KIND, e);
    }
  }
}
