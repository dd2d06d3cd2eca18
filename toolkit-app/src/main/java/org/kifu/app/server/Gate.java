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
import java.util.concurrent.ConcurrentHashMap;

/**
 * The check who may ask. The server is for the browsers that were let in by a link with a token;
 * they get a cookie that no script sees and no other site sends. One link may be used again, and is
 * for the eyes of the user; others are for the program that starts a browser, where other users see
 * them in the list of programs, so each works once. A browser sends a cookie to all ports of this
 * machine, but only for the path of the cookie: all that the window answers is below a path that
 * nobody can guess. The name of the host in a request must be that of this machine, so that no
 * foreign name that leads here (DNS rebinding) is answered, and a request that changes something
 * must come from a page of this server.
 */
final class Gate {
  static final String TOKEN = "token";

  /** The parameters of a program that asks for a link: a random text, and the proof for it. */
  static final String QUESTION = "ask";

  static final String PROOF = "proof";
  private static final int BYTES = 24;

  /** The parts of a path before what is asked for. */
  static final int PARTS = 2;

  /** The first part of the path of the window. */
  private static final String BELOW = "k";

  private final String token = random();
  private final String secret = random();
  private final String place = random();

  /** The tokens that work once, and that no browser has used yet. */
  private final Set<String> unused = ConcurrentHashMap.newKeySet();

  private final int port;
  private final Set<String> hosts;

  Gate(int port) {
    this.port = port;
    this.hosts = Set.of("127.0.0.1:" + port, "localhost:" + port);
  }

  /** A text that nobody can guess: 48 hexadecimal digits. */
  static String random() {
    byte[] random = new byte[BYTES];
    new SecureRandom().nextBytes(random);
    return HexFormat.of().formatHex(random);
  }

  /** The address that lets a browser in. */
  String link() {
    return address(token);
  }

  /** A new address that lets the first browser in that asks for it. */
  String newLink() {
    String made = random();
    unused.add(made);
    return address(made);
  }

  private String address(String shown) {
    return "http://127.0.0.1:" + port + "/?" + TOKEN + "=" + shown;
  }

  /** The proof of a window for a program that asks; a link with it lets one browser in, once. */
  private String proved(String question) {
    String made = Proof.ofWindow(token, question);
    unused.add(made);
    return made;
  }

  /**
   * The answer to a browser that comes by a link, or to a program that proves that it has the token
   * and wants a link for a browser; nothing for all other requests that may go on.
   *
   * @throws RefusedException if the request may not go on
   */
  Optional<Answer> check(Asked asked) throws RefusedException {
    if (asked.header("Host").filter(hosts::contains).isEmpty()) {
      throw RefusedException.forbidden("this server answers only to its own address");
    }
    boolean isRead = asked.method().equals("GET");
    boolean isEntry = asked.path().equals(List.of(""));
    String question = asked.text(QUESTION);
    if (!isRead && isEntry && isSame(asked.text(PROOF), Proof.ofAsker(token, question))) {
      return Optional.of(Answer.text("text/plain", proved(question)));
    }
    if (isRead && isEntry && comesByALink(asked.text(TOKEN))) {
      String path = "/" + BELOW + "/" + place + "/";
      String kept = cookie() + "=" + secret + "; HttpOnly; SameSite=Strict; Path=" + path;
      return Optional.of(Answer.elsewhere(path, Map.of("Set-Cookie", kept)));
    }
    if (isRead && asked.path().equals(List.of(Door.SCRIPT))) {
      return Optional.of(Door.script());
    }
    if (!isInPlace(asked.path()) || !isLetIn(asked)) {
      if (isRead && isPage(asked.path())) {
        return Optional.of(Door.page());
      }
      throw RefusedException.forbidden(Door.CLOSED);
    }
    if (!isRead && !isOfOwnPage(asked)) {
      throw RefusedException.forbidden("only pages of this server may change something");
    }
    return Optional.empty();
  }

  private boolean isInPlace(List<String> path) {
    return path.size() > PARTS && path.getFirst().equals(BELOW) && isSame(path.get(1), place);
  }

  /** Whether a path is that of the window, now or at an earlier start. */
  private static boolean isPage(List<String> path) {
    return path.equals(List.of(""))
        || path.size() == PARTS + 1 && path.getFirst().equals(BELOW) && path.getLast().isEmpty();
  }

  /** The name of the port in the name: a browser keeps one cookie of a name and path. */
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
        .anyMatch(each -> isSame(each.substring(start.length()), secret));
  }

  private boolean comesByALink(String shown) {
    return isSame(shown, token)
        || List.copyOf(unused).stream()
            .filter(once -> isSame(shown, once))
            .anyMatch(unused::remove);
  }

  /** Takes the same time for every wrong token. */
  private static boolean isSame(String text, String token) {
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
