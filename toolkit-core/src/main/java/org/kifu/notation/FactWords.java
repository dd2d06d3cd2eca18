package org.kifu.notation;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.game.Origin.Fact;

/** What people call the facts of a game, in small letters. */
final class FactWords {
  /** In English, French, German, Spanish, Italian, Russian and Japanese. */
  private static final Map<Fact, List<String>> WORDS =
      Map.of(
          Fact.BLACK,
          words("black noir noirs schwarz negras negro nero neri чёрные черные 黒 黒番 先手"),
          Fact.WHITE,
          words("white blanc blancs weiß weiss blancas blanco bianco bianchi белые 白 白番 後手"),
          Fact.EVENT,
          words("event tournament tournoi turnier torneo турнир 大会 大会名"),
          Fact.PLACE,
          words("place lieu ort lugar luogo место 会場 場所"),
          Fact.DATE,
          words("date datum fecha data дата 日付 対局日"),
          Fact.RESULT,
          words(
              "score result résultat resultat ergebnis resultado risultato punteggio puntuación"
                  + " puntuacion marcador результат счёт счет 結果 スコア"));

  private static final Map<String, Fact> FACTS =
      WORDS.entrySet().stream()
          .flatMap(entry -> entry.getValue().stream().map(word -> Map.entry(word, entry.getKey())))
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
