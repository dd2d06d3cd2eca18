package org.kifu.format.text.caption;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.notation.SmallLetters;
import org.kifu.notation.WrittenDate;

/** Takes the players whom only the form of a text shows: pairs, and sides beside names. */
final class UnlabelledNames {
  private static final Pattern DATE =
      Pattern.compile("(?<!\\d)\\d{1,2}([./-])\\d{1,2}\\1\\d{4}(?!\\d)");

  private final Claims claims;
  private final OneSided halves;

  UnlabelledNames(Claims claims, OneSided halves) {
    this.claims = claims;
    this.halves = halves;
  }

  /**
   * Takes players whom no word names.
   *
   * @param values the values with labels in the text
   * @param isOfMoves whether moves are on the row
   * @return whether names are taken, or wait for the other side
   */
  boolean take(LabelledText labelled, Row row, List<LabelledText.Value> values, boolean isOfMoves) {
    PlacedText piece = labelled.text();
    PlacedText names = withoutLabels(labelled, values);
    Optional<NamePair> pair = NamePair.in(names, claims.squares());
    if (pair.isPresent()) {
      add(pair.get(), row);
      addDate(piece, row);
      return true;
    }
    List<LabelledText.Value> signed =
        values.stream()
            .filter(value -> !value.isWord())
            .filter(value -> isSigned(value.text()))
            .toList();
    signed.forEach(value -> claims.add(value.kind(), value.text(), row, Manner.LABEL));
    return !signed.isEmpty() || takeSentence(piece, row) || takeSides(names, row, isOfMoves);
  }

  /** Takes both players of a sentence, which is kept as a comment. */
  private boolean takeSentence(PlacedText piece, Row row) {
    List<SideWords.Player> players = SidesInSentence.in(piece);
    for (SideWords.Player player : players) {
      claims.add(player.side(), player.text(), row, Manner.NAMES);
    }
    if (!players.isEmpty()) {
      claims.addOccasion(row, piece.strip());
    }
    return !players.isEmpty();
  }

  /** Adds the date beside both names, or says that it may be two. */
  private void addDate(PlacedText piece, Row row) {
    Optional<DateInText> day = DateInText.first(piece);
    day.ifPresent(each -> claims.addDay(each, row));
    Matcher form = DATE.matcher(piece);
    if (day.isEmpty() && form.find() && WrittenDate.isInForm(form.group())) {
      PlacedText date = piece.piece(form.start(), form.end());
      claims.add(new Claim(LabelKind.DATE, date.toString(), date, row, Manner.FORM));
    }
  }

  /** Whether a text behind the sign of a disc names a player. */
  private boolean isSigned(PlacedText text) {
    boolean isBeforeOthers =
        WrittenCounts.in(text.toString(), claims.squares()).stream()
            .map(counts -> text.toString().substring(counts.to()))
            .anyMatch(behind -> behind.chars().anyMatch(Character::isLetter));
    if (isBeforeOthers) {
      return false;
    }
    String name = PlayerName.of(text).name().toString();
    return NameShape.mayFollowLabel(name)
        && !NameShape.isSaidOfSide(name)
        && Labels.side(SmallLetters.of(name)) == 0;
  }

  /** The text before the first word that is the label of a score or a date. */
  private static PlacedText withoutLabels(LabelledText labelled, List<LabelledText.Value> values) {
    PlacedText piece = labelled.text();
    for (Label label : values.isEmpty() ? List.<Label>of() : labelled.labels()) {
      boolean isFact = label.isWord() && LabelName.isFact(label.kind());
      if (isFact && label.from() > 0) {
        return piece.piece(0, label.from());
      }
    }
    return piece;
  }

  private void add(NamePair pair, Row row) {
    Manner scored = pair.isClear() ? Manner.NAMES : Manner.WITH_SCORE;
    boolean isCounted = pair.score() != null || pair.black().discs().isPresent();
    Manner manner = isCounted ? scored : Manner.PAIR;
    PlacedText score = pair.score();
    if (score != null) {
      String value =
          pair.isWhiteFirst() ? turned(score.toString(), claims.squares()) : score.toString();
      claims.add(new Claim(LabelKind.SCORE, value, score, row, Manner.NAMES));
    }
    claims.addPlayer(LabelKind.BLACK, pair.black(), row, manner);
    claims.addPlayer(LabelKind.WHITE, pair.white(), row, manner);
    PlacedText occasion = pair.occasion();
    if (occasion != null) {
      claims.addOccasion(row, occasion);
    }
    if (pair.isDoubtful()) {
      PlacedText where = row.cells().getFirst().text();
      claims.doubt(
          row,
          where,
          "the players are those of '%s', which may not be names".formatted(row.text().strip()));
    }
    PlacedText remark = pair.remark();
    if (remark != null) {
      claims.addOccasion(row, remark);
    }
    PlacedText event = pair.event();
    if (event != null) {
      claims.add(LabelKind.EVENT, event, row, Manner.NAMES);
    }
  }

  /** Adds names that only the board's score makes players. */
  void add(NamesWithScore names, Row row) {
    claims.add(new Claim(LabelKind.SCORE, names.counts(), names.score(), row, Manner.NUMBERS));
    claims.addPlayer(LabelKind.BLACK, PlayerName.of(names.black()), row, Manner.WITH_SCORE);
    claims.addPlayer(LabelKind.WHITE, PlayerName.of(names.white()), row, Manner.WITH_SCORE);
  }

  /** The counts of a score in the other order. */
  private static String turned(String score, int squares) {
    return WrittenCounts.in(score, squares).stream()
        .findFirst()
        .map(counts -> counts.second() + "-" + counts.first())
        .orElse(score);
  }

  /** Keeps the words before the word for the first side. */
  private void addOccasion(PlacedText piece, SideWords.Player first, Row row) {
    int to = 0;
    while (to < piece.length() && piece.at(to).offset() < first.text().at(0).offset()) {
      to++;
    }
    PlacedText before = PlayerName.stripped(piece.piece(0, to));
    int side = before.toString().lastIndexOf(' ');
    PlacedText occasion = PlayerName.stripped(before.piece(0, Math.max(0, side)));
    if (occasion.chars().filter(Character::isLetter).count() > 1) {
      claims.addOccasion(row, occasion);
    }
  }

  private boolean takeSides(PlacedText piece, Row row, boolean isOfMoves) {
    List<SideWords.Player> players = SideWords.in(piece);
    if (players.size() == 2) {
      addOccasion(piece, players.getFirst(), row);
    }
    for (SideWords.Player player : players) {
      if (player.isSure()) {
        claims.add(player.side(), player.text(), row, Manner.NAMES);
      } else {
        halves.take(player, row, isOfMoves);
      }
    }
    return !players.isEmpty();
  }
}
