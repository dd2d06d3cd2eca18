package org.kifu.damage;

import static java.util.stream.Collectors.joining;

import org.kifu.game.GameRecord;

/** Games as objects of JSON, in the shapes that other programs write. */
final class JsonTexts {
  private JsonTexts() {}

  /** An object of Othello Quest, on one line. */
  static String quest(GameRecord game, int index) {
    String moves =
        game.moves().stream()
            .map(move -> "{\"m\":\"" + move + "\",\"t\":" + (1000 + index) + "}")
            .collect(joining(","));
    int black = game.declared().blackDiscs().orElseThrow();
    return "{\"id\":%d,\"gtype\":\"reversi\",\"tcb\":300000,\"created\":\"%sT12:00:00.000Z\",\"players\":[%s,%s],\"position\":{\"moves\":[%s]},\"finalStatus\":\"SCORE:%d\"}"
        .formatted(
            index,
            game.header().date(),
            player("a", game.header().black()),
            player("b", game.header().white()),
            moves,
            2 * black - 64);
  }

  private static String player(String id, String name) {
    return "{\"id\":\"" + id + "\",\"name\":\"" + name + "\"}";
  }

  /** The same over many lines. */
  static String indented(String object) {
    StringBuilder text = new StringBuilder();
    int depth = 0;
    for (int i = 0; i < object.length(); i++) {
      char sign = object.charAt(i);
      boolean isEnd = sign == '}' || sign == ']';
      depth += isEnd ? -1 : 0;
      text.append(isEnd ? "\n" + "  ".repeat(depth) : "").append(sign);
      depth += sign == '{' || sign == '[' ? 1 : 0;
      text.append(sign == '{' || sign == '[' || sign == ',' ? "\n" + "  ".repeat(depth) : "");
    }
    return text.toString();
  }

  /** Names, joined squares and a score. */
  static String plain(GameRecord game) {
    int black = game.declared().blackDiscs().orElseThrow();
    return "{\"black\":\"%s\",\"white\":\"%s\",\"date\":\"%s\",\"moves\":\"%s\",\"result\":\"%d-%d\"}"
        .formatted(
            game.header().black(),
            game.header().white(),
            game.header().date(),
            game.moves().joined(),
            black,
            64 - black);
  }

  /** A line of an annotated game. */
  static String annotated(GameRecord game, int index) {
    StringBuilder moves = new StringBuilder();
    for (int i = 0; i < game.moves().size(); i++) {
      moves.append(i == 0 ? "" : ",");
      moves.append(
          "{\"ply\":%d,\"move\":\"%s\",\"empties\":%d,\"blackDiscDiff\":%d,\"best\":[\"%s\"],\"bestBlackDiscDiff\":%d,\"moverLossDiscs\":0,\"confidence\":\"estimated\",\"depth\":1,\"pv\":[\"%s\"]}"
              .formatted(
                  i + 1,
                  game.moves().get(i),
                  60 - i,
                  i % 9,
                  game.moves().get(i),
                  i % 9,
                  game.moves().get(i)));
    }
    return "{\"schemaVersion\":1,\"source\":{\"name\":\"match.txt\",\"game\":%d,\"offset\":0},\"game\":{\"black\":\"%s\",\"white\":\"%s\",\"event\":\"%s\",\"place\":\"%s\",\"date\":\"%s\",\"rules\":\"othello\",\"start\":\"standard\",\"result\":{\"kind\":\"playedOut\",\"declaredBlackDiscs\":%d}},\"moves\":[%s],\"metrics\":{\"black\":{\"moves\":30},\"white\":{\"moves\":30}}}"
        .formatted(
            index + 1,
            game.header().black(),
            game.header().white(),
            game.header().event(),
            game.header().place(),
            game.header().date(),
            game.declared().blackDiscs().orElseThrow(),
            moves);
  }
}
