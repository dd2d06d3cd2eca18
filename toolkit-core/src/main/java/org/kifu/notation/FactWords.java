package org.kifu.notation;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.game.Origin.Fact;

/**
 * The words that people use for the facts of a game, in small letters. Words that mean something
 * else in another language are left out, such as {@code sort}, Danish for black. {@code data} is
 * included, because a date must follow it.
 */
final class FactWords {
  private static final Map<Fact, List<String>> WORDS =
      Map.of(
          Fact.BLACK,
          words(
              "black sente",
              "noir noirs negro negras nero neri preto pretas", // Romance languages
              "schwarz zwart svart", // German, Dutch, Swedish and Norwegian
              "чёрные черные чорні czarne czarny černý černá", // Slavic languages
              "musta fekete sötét siyah hitam", // Finnish, Hungarian, Turkish, Indonesian
              "黒 黒番 先手 先手番 黑 黑方 黑棋 执黑 執黑 흑 흑번 흑돌",
              "● ⚫"),
          Fact.WHITE,
          words(
              "white gote",
              "blanc blancs blanco blancas bianco bianchi branco brancas",
              "weiß weiss wit vit hvit hvid",
              "белые білі białe biale biały bílý bílá",
              "valkoinen fehér világos beyaz putih",
              "白 白番 後手 後手番 后手 白方 白棋 执白 執白 백 백번 백돌",
              "○ ◯ ⚪"),
          Fact.EVENT,
          words(
              "event tournament competition",
              "tournoi torneo torneio événement evento compétition competición épreuve epreuve",
              "prueba gara competizione competição",
              "turnier wettbewerb toernooi turnering tävling konkurrence",
              "турнир турнір событие соревнование turniej turnaj",
              "turnaus verseny turnuva turnamen",
              "大会 大会名 赛事 比赛 賽事 比賽 대회 대회명"),
          Fact.PLACE,
          words(
              "place site venue location",
              "lieu lugar luogo sede local",
              "ort plaats plats sted",
              "место місце miejsce místo",
              "paikka helyszín tempat",
              "会場 場所 地点 地點 장소"),
          Fact.DATE,
          words(
              "date played fecha data",
              "datum dato dátum pvm päivämäärä tarih tanggal",
              "дата",
              "日付 日時 対局日 日期 日时 날짜 일시"),
          Fact.RESULT,
          words(
              "score result",
              "résultat resultat resultado risultato punteggio puntuación puntuacion marcador"
                  + " placar",
              "ergebnis endergebnis endstand uitslag eindstand resultaat esito puntaje",
              "stilling slutstilling slutresultat ställning slutställning lopputulos",
              "результат счёт счет рахунок wynik výsledek skóre",
              "tulos eredmény sonuç hasil skor",
              "結果 最終結果 スコア 最終スコア 结果 比分 比數 比数 終局 최종결과 결과 점수 스코어"));

  private static final Map<String, Fact> FACTS =
      WORDS.entrySet().stream()
          .flatMap(entry -> entry.getValue().stream().map(word -> Map.entry(word, entry.getKey())))
          .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

  private FactWords() {}

  private static List<String> words(String... languages) {
    return Arrays.stream(languages).flatMap(all -> Arrays.stream(all.split(" ", -1))).toList();
  }

  /** The words for one fact, as alternatives of a pattern. */
  static String of(Fact fact) {
    return String.join("|", WORDS.getOrDefault(fact, List.of()));
  }

  /** Returns the fact that a word stands for, in any case. */
  static Optional<Fact> fact(String word) {
    return Optional.ofNullable(FACTS.get(SmallLetters.of(word.strip())));
  }
}
