package org.kifu.app.server;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The check who may ask. The server is for the browsers that were let in by a link with a token;
 * they keep it in a cookie that no script sees and no other site sends. The name of the host in a
 * request must be that of this machine, so that no foreign name that leads here (DNS rebinding) is
 * answered, and a request that changes something must come from a page of this server.
 */
final class Gate {
  private static final String TOKEN = "token";
  private static final int BYTES = 24;

  private final String token;
  private final int port;
  private final Set<String> hosts;

  Gate(int port) {
    byte[] random = new byte[BYTES];
    new SecureRandom().nextBytes(random);
    this.token = HexFormat.of().formatHex(random);
    this.port = port;
    this.hosts = Set.of("127.0.0.1:" + port, "localhost:" + port);
  }

  /** The address that lets a browser in. */
  String link() {
    return "http://127.0.0.1:" + port + "/?" + TOKEN + "=" + token;
  }

  /**
   * The answer to a browser that comes by the link; nothing for all other requests that may go on.
   *
   * @throws RefusedException if the request may not go on
   */
  Optional<Answer> check(Asked asked) throws RefusedException {
    if (asked.header("Host").filter(hosts::contains).isEmpty()) {
      throw RefusedException.forbidden("this server answers only to its own address");
    }
    boolean isRead = asked.method().equals("GET");
    if (isRead && asked.path().equals(List.of("")) && isToken(asked.text(TOKEN))) {
      String kept = cookie() + "=" + token + "; HttpOnly; SameSite=Strict; Path=/";
      return Optional.of(Answer.elsewhere("/", Map.of("Set-Cookie", kept)));
    }
    if (!isLetIn(asked)) {
      throw RefusedException.forbidden(
          "open the link that 'kifu app' prints; it lets this browser in");
    }
    if (!isRead && !isOfOwnPage(asked)) {
      throw RefusedException.forbidden("only pages of this server may change something");
    }
    return Optional.empty();
  }

  /** Cookies know no ports, so the name of this one does. */
  private String cookie() {
    return "kifu-" + port;
  }

  private boolean isLetIn(Asked asked) {
    String start = cookie() + "=";
    return asked
        .header("Cookie")
        .map(all -> Arrays.asList(all.split(";", -1)))
        .orElse(List.of())
        .stream()
        .map(String::strip)
        .filter(each -> each.startsWith(start))
        .anyMatch(each -> isToken(each.substring(start.length())));
  }

  /** Takes the same time for every wrong token. */
  private boolean isToken(String text) {
    return MessageDigest.isEqual(
        text.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
  }

  /** Another site cannot send the header of its own without asking, which is refused. */
  private boolean isOfOwnPage(Asked asked) {
    Optional<String> origin = asked.header("Origin");
    return asked.header("X-Kifu").isPresent()
        && (origin.isEmpty()
            || hosts.stream().anyMatch(host -> origin.get().equals("http://" + host)));
  }
}
