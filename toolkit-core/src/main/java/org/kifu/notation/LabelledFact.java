package org.kifu.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.kifu.game.Origin.Fact;

/**
 * A line above or below a game that says one fact of it: {@code Black: Anna}, {@code 黒：村上}.
 *
 * @param value without the blanks around it; not empty
 * @param valueAt its first character in the line
 */
public record LabelledFact(Fact fact, String value, int valueAt) {
  private static final String COLON = "\\s*[:\uFF1A]";

  /** A side in brackets behind a label, as in {@code Noir (X) :}. */
  private static final String SIDE = "(?:\\s?\\((?:black|white|[xo●○])\\))?";

  /** Signs of a list or a quotation, and such as damage leaves; no brackets or quotes. */
  private static final String SIGNS = "[\\s\\p{Punct}&&[^(\\[{<\"]]*+";

  private static final Pattern LABELLED =
      Pattern.compile("(?iu)" + SIGNS + "(" + FactWords.ALL + ")" + SIDE + COLON + "\\s*(\\S.*)");

  /** Without a colon, where nothing but a score or a date follows. */
  private static final Pattern BARE =
      Pattern.compile(
          "(?iu)[\\s>*|]*("
              + FactWords.of(Fact.RESULT)
              + "|"
              + FactWords.of(Fact.DATE)
              + ")\\s+=?\\s*(\\(?\\d[\\d\\s:.()/\u2013\u2014\u2212-]*)");

  /** Another label in the value. */
  private static final Pattern FURTHER =
      Pattern.compile("(?iu)(?:^|[\\s,;|\u3000])(" + FactWords.ALL + ")" + SIDE + COLON);

  /** What stands between a value and the next label. */
  private static final Pattern BETWEEN = Pattern.compile("[\\s,;|\u3000\u2013-]*$");

  private static final Pattern SCORE_BEHIND =
      Pattern.compile("(.*?[^\\s,;])[\\s,;]+(\\(?\\d{1,2}\\s?[-\u2013:]\\s?\\d{1,2}\\)?)");

  /** Between two words of a name that has no blanks. */
  private static final Pattern LETTER_CASE = Pattern.compile("(?<=\\p{Ll})(?=\\p{Lu})");

  /** A longer line is a sentence. */
  private static final int MOST_CHARACTERS = 200;

  /** Returns the fact that a line says; nothing if it says none in this form, or several. */
  public static Optional<LabelledFact> of(String line) {
    String text = line.length() <= MOST_CHARACTERS ? line : "";
    Matcher labelled = LABELLED.matcher(text);
    if (!labelled.lookingAt()) {
      Matcher bare = BARE.matcher(text);
      return bare.matches() ? of(bare) : Optional.empty();
    }
    return FURTHER.matcher(labelled.group(2)).find() ? Optional.empty() : of(labelled);
  }

  private static Optional<LabelledFact> of(Matcher labelled) {
    String value = BETWEEN.matcher(labelled.group(2)).replaceFirst("");
    return value.isEmpty()
        ? Optional.empty()
        : FactWords.fact(labelled.group(1))
            .map(fact -> new LabelledFact(fact, value, labelled.start(2)));
  }

  /** Returns a name such as {@code blackPlayer} or {@code black_player} as words. */
  public static String words(String name) {
    return LETTER_CASE.matcher(name).replaceAll(" ").replace('_', ' ').strip();
  }

  /** Returns what a name in any case is called here, such as that of a column of a table. */
  public static Optional<Fact> named(String name) {
    return FactWords.fact(name);
  }

  /**
   * Returns the facts of a line that says several, each of another kind, {@code Black: Anna White:
   * Bob 37-27}; nothing for any other line. A score may stand behind the last.
   */
  public static List<LabelledFact> several(String line) {
    boolean mayBe = line.length() <= MOST_CHARACTERS && LABELLED.matcher(line).lookingAt();
    Matcher label = FURTHER.matcher(mayBe ? line : "");
    List<Integer> starts = new ArrayList<>();
    while (label.find()) {
      starts.add(starts.isEmpty() ? 0 : label.start(1));
    }
    starts.add(line.length());
    List<LabelledFact> facts = new ArrayList<>();
    for (int i = 0; i + 1 < starts.size(); i++) {
      int start = starts.get(i);
      of(line.substring(start, starts.get(i + 1)))
          .map(each -> each.behind(start))
          .ifPresent(facts::add);
    }
    boolean haveValues = facts.size() > 1 && facts.size() + 1 == starts.size();
    List<LabelledFact> all = haveValues ? withScore(facts) : List.of();
    return all.stream().map(LabelledFact::fact).distinct().count() == all.size() ? all : List.of();
  }

  private LabelledFact behind(int start) {
    return new LabelledFact(fact, value, start + valueAt);
  }

  private static List<LabelledFact> withScore(List<LabelledFact> facts) {
    LabelledFact last = facts.getLast();
    Matcher behind = SCORE_BEHIND.matcher(last.value);
    if (last.fact == Fact.RESULT || last.fact == Fact.DATE || !behind.matches()) {
      return facts;
    }
    List<LabelledFact> all = new ArrayList<>(facts.subList(0, facts.size() - 1));
    all.add(new LabelledFact(last.fact, behind.group(1), last.valueAt));
    all.add(new LabelledFact(Fact.RESULT, behind.group(2), last.valueAt + behind.start(2)));
    return all;
  }

  /** The words by which people call the facts of a game, in small letters. */
  static final class FactWords {
    /**
     * In English, French, German, Spanish, Italian, Russian, Dutch, Swedish, Polish, Portuguese,
     * Japanese, Chinese and Korean.
     */
    private static final Map<Fact, List<String>> WORDS =
        Map.of(
            Fact.BLACK,
            words(
                "black noir noirs schwarz negras negro nero neri чёрные черные 黒 黒番 先手 黑"
                    + " 黑方 黑棋 执黑 執黑 흑 흑돌 zwart svart czarne czarny preto pretas"),
            Fact.WHITE,
            words(
                "white blanc blancs weiß weiss blancas blanco bianco bianchi белые 白 白番 後手 白方 白棋"
                    + " 执白 執白 백 백돌 wit vit białe biały branco brancas"),
            Fact.EVENT,
            words(
                "event tournament tournoi turnier torneo турнир 大会 大会名 赛事 比赛 賽事 比賽"
                    + " 대회 toernooi tävling turnering turniej torneio"),
            Fact.PLACE,
            words(
                "place lieu ort lugar luogo место 会場 場所 地点 地點 장소 plaats" + " plats miejsce local"),
            Fact.DATE,
            words("date datum fecha data дата 日付 対局日 日期 날짜"),
            Fact.RESULT,
            words(
                "score result résultat resultat ergebnis resultado risultato punteggio puntuación"
                    + " puntuacion marcador результат счёт счет 結果 スコア 结果 比分 결과 점수 uitslag"
                    + " resultaat wynik placar"));

    private static final Map<String, Fact> FACTS =
        WORDS.entrySet().stream()
            .flatMap(
                entry -> entry.getValue().stream().map(word -> Map.entry(word, entry.getKey())))
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

    /** All of them, as one of the choices of a pattern. */
    static final String ALL = String.join("|", FACTS.keySet());

    private FactWords() {}

    private static List<String> words(String all) {
      return List.of(all.split(" "));
    }

    /** Those of one fact, as one of the choices of a pattern. */
    static String of(Fact fact) {
      return String.join("|", WORDS.getOrDefault(fact, List.of()));
    }

    /** Returns the fact that a word stands for, in any case. */
    static Optional<Fact> fact(String word) {
      return Optional.ofNullable(FACTS.get(word.strip().toLowerCase(Locale.ROOT)));
    }
  }
}
