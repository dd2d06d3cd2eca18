package org.kifu.format.text.caption;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.kifu.format.text.find.WordTable;
import org.kifu.format.text.page.TableFile;
import org.kifu.notation.SmallLetters;

/** The words of captions, in small letters, from {@code words.tsv}. */
enum CaptionWords {
  /** Between two players. */
  VERSUS,
  /** Between the winner and the other player. */
  BEATS,
  /** Between a side or a number and its move, {@code Black plays f5}. */
  BEFORE_A_MOVE,
  /** Words of names in small letters. */
  PARTICLE,
  /** Headings of the columns of two players without sides, and of the side of the first one. */
  FIRST_OF_TWO,
  OPPONENT,
  COLOUR,
  /** Behind a comma, a part of the name before it. */
  ADDITION,
  /** Before the number of a figure. */
  FIGURE,
  /** Beside a side, the words for its player. */
  PLAYER,
  /** Words that mean a side only beside another word. */
  BLACK_BESIDE_ANOTHER_WORD,
  WHITE_BESIDE_ANOTHER_WORD,
  /** After a number of discs, or beside a side. */
  DISCS,
  DISCS_BESIDE_A_SIDE,
  /** Words that add nothing to the word for a fact. */
  BESIDE_A_FACT,
  /** With one of the words above, the day of a game. */
  BEGUN,
  /** Before a side, {@code les noirs}. */
  ARTICLE,
  /** Between a player and the side. */
  AS,
  /** The same in a sentence, {@code Anna plays black and Ben white}. */
  HAS_A_SIDE,
  OCCASION,
  /** Words of the titles of events. */
  TITLE,
  PAGE_WORD,
  /** Parts of words that are not in names. */
  PAGE_PART,
  /** Words that are said of a side, and are not its player. */
  OF_A_SIDE,
  /** Values that stand for no value. */
  NO_VALUE,
  /** Between two players whose colours are known. */
  AND,
  /** After a time of the day. */
  CLOCK,
  /** Before two numbers that are not the discs of one game. */
  NO_GAME,
  /** Beside numbers of other things, in a sentence. */
  NO_SCORE,
  /** Behind a side, said of a winner. */
  WINS,
  /** Behind a side, said of one who lost. */
  LOSES,
  /** Before the side of the winner. */
  FOR,
  /** Before a colon and both players. */
  ROUND,
  /** Before each line of a log of a protocol, who sent it. */
  END_OF_A_CONNECTION,
  /** On a line of a few words, a command that takes back a move. */
  TAKEN_BACK;

  private static final long BETWEEN = WordSplit.bits(WordSplit.BLANKS + ".,:;'()#-");

  private static final Map<CaptionWords, Set<String>> WORDS = read();

  private static final Map<CaptionWords, WordTable<Boolean>> TABLES =
      new EnumMap<>(CaptionWords.class);

  static {
    WORDS.forEach((of, words) -> TABLES.put(of, WordTable.of(words)));
  }

  private static final WordTable<Boolean> NONE = WordTable.of(Set.of());

  private static Map<CaptionWords, Set<String>> read() {
    Map<CaptionWords, Set<String>> table = new EnumMap<>(CaptionWords.class);
    for (List<String> row : TableFile.rows(CaptionWords.class, "words.tsv")) {
      CaptionWords of = valueOf(row.getFirst().toUpperCase(Locale.ROOT).replace(' ', '_'));
      table.computeIfAbsent(of, _ -> new HashSet<>()).addAll(TableFile.words(row.get(1)));
    }
    return table;
  }

  private Set<String> words() {
    return WORDS.getOrDefault(this, Set.of());
  }

  private WordTable<Boolean> table() {
    return TABLES.getOrDefault(this, NONE);
  }

  /** Whether a word in any letters is one of these. */
  boolean has(String word) {
    return table().get(word) != null;
  }

  /** Whether one of the words of a text is one of these. */
  boolean isIn(String text) {
    return WordSplit.isAny(table(), BETWEEN, text);
  }

  /** Whether one of these in a script without blanks between words is a part of a text. */
  boolean isPartOf(String text) {
    for (String word : words()) {
      if (word.charAt(0) > '\u2E80' && text.contains(word)) {
        return true;
      }
    }
    return false;
  }

  /** The longest of these that begins at an index of a text in small letters; empty if none. */
  String at(String text, int index) {
    String longest = "";
    for (String word : words()) {
      if (word.length() > longest.length() && text.startsWith(word, index)) {
        longest = word;
      }
    }
    return longest;
  }

  /** The words of a text in small letters. */
  static String[] of(String text) {
    return WordSplit.at(BETWEEN, SmallLetters.of(text));
  }
}
