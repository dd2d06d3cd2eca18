package org.kifu.format.text.arrange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.find.WrittenSquare;

/**
 * Games at the same time in a log of one move a line: a word of each line, such as the number of
 * the game, says to which one it belongs.
 */
final class WordOrder implements Arrangement {
  private static final double COST = 1.5;

  /** The most words of a line before which the word is looked for, and the most games. */
  private static final int MOST_WORDS = 6;

  private static final int MOST_GAMES = 12;

  /** The least number of moves of a game. */
  private static final int LEAST = 8;

  private static final Pattern BETWEEN = Pattern.compile("[\\s=:;,()\\[\\]{}\"'|]+");

  @Override
  public List<Proposal> proposals(Block block) {
    boolean isLog =
        block.squares().size() >= 2 * LEAST
            && block.byRow().values().stream().allMatch(row -> row.size() == 1);
    List<Proposal> proposals = new ArrayList<>();
    for (int word = 0; word < MOST_WORDS && isLog; word++) {
      Map<String, List<WrittenSquare>> games = games(block, word);
      boolean mayBe =
          games.size() > 1
              && games.size() <= MOST_GAMES
              && games.values().stream().allMatch(game -> game.size() >= LEAST)
              && games.keySet().stream().allMatch(each -> Labels.side(each) == 0);
      if (mayBe) {
        List<WrittenSquare> order = new ArrayList<>();
        games.values().forEach(order::addAll);
        String name = "games at the same time, by the words " + String.join(", ", games.keySet());
        proposals.add(new Proposal(name, COST, order, Proposal.Choice.GAMES));
      }
    }
    return proposals;
  }

  /** The squares by one word of their rows. */
  private static Map<String, List<WrittenSquare>> games(Block block, int word) {
    Map<String, List<WrittenSquare>> games = new LinkedHashMap<>();
    for (WrittenSquare square : block.squares()) {
      String[] words = BETWEEN.split(square.row().text().strip(), MOST_WORDS + 2);
      String key = word < words.length ? words[word].toLowerCase(Locale.ROOT) : "";
      games.computeIfAbsent(key, each -> new ArrayList<>()).add(square);
    }
    return games;
  }
}
