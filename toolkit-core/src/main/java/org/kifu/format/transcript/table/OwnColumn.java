package org.kifu.format.transcript.table;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.notation.LabelledFact;
import org.kifu.notation.SmallLetters;
import org.kifu.notation.WrittenScore;
import org.kifu.source.text.TextLine;

/**
 * A column of a table that names its players not by colour: the player who keeps a list of own
 * games, or the winner; the other player; and the colour of the first. In the results of such a
 * table, the discs of the first player come first.
 */
enum OwnColumn {
  PLAYER("player,me,joueur,spieler,jugador,giocatore,winner,gagnant,vainqueur,sieger,vincitore"),
  OPPONENT("opponent,adversaire,gegner,rival,oponente,avversario,loser,perdant,verlierer,perdente"),
  COLOUR(
      "colour,color,my colour,my color,side,couleur,farbe,colore,winner colour,winner color"
          + ",winner side,winning colour,winning color,winning side");

  private static final Pattern SCORE = Pattern.compile("(\\d{1,2})\\s*[-:\u2013]\\s*(\\d{1,2})");

  private final String names;

  OwnColumn(String names) {
    this.names = names;
  }

  static Optional<OwnColumn> named(String name) {
    String word = SmallLetters.of(name.strip());
    return List.of(values()).stream()
        .filter(column -> List.of(column.names.split(",", -1)).contains(word))
        .findFirst();
  }

  /** The side of the player of a row; nothing if its field does not give it. */
  static Optional<Disc> side(TextLine line, Map<OwnColumn, RowField> fields) {
    RowField colour = fields.get(COLOUR);
    String word = colour == null ? "" : colour.in(line);
    String plain =
        word.equalsIgnoreCase("b") ? "black" : word.equalsIgnoreCase("w") ? "white" : word;
    return LabelledFact.named(plain)
        .flatMap(
            fact ->
                fact == Fact.BLACK
                    ? Optional.of(Disc.BLACK)
                    : fact == Fact.WHITE ? Optional.of(Disc.WHITE) : Optional.empty());
  }

  /** The players of a row whose own player has this side. */
  static LineFacts players(TextLine line, Map<OwnColumn, RowField> fields, Disc side) {
    RowField black = fields.get(side == Disc.BLACK ? PLAYER : OPPONENT);
    RowField white = fields.get(side == Disc.BLACK ? OPPONENT : PLAYER);
    Map<Fact, Integer> places = new EnumMap<>(Fact.class);
    GameHeader header =
        new GameHeader(
            name(line, black, Fact.BLACK, places),
            name(line, white, Fact.WHITE, places),
            "",
            "",
            GameDate.UNKNOWN);
    return new LineFacts(header, Outcome.NONE, places);
  }

  private static String name(
      TextLine line, @Nullable RowField field, Fact fact, Map<Fact, Integer> places) {
    if (field == null || field.isEmpty()) {
      return "";
    }
    places.put(fact, field.from());
    return line.raw(field.from(), field.to()).strip();
  }

  /** The score of a result that gives the discs of a player with this side first. */
  static Optional<Outcome> score(String result, Disc side) {
    Matcher score = SCORE.matcher(result);
    boolean isTurned = side == Disc.WHITE && score.matches();
    return WrittenScore.labelled(isTurned ? score.group(2) + "-" + score.group(1) : result);
  }
}
