package org.kifu.archive.edition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Pass;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Labelled;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.Tag;
import org.kifu.game.TheoreticalScore;

/** The facts of a record that can be corrected, as texts; an empty text means no value. */
public enum CorrectionField implements Labelled {
  BLACK,
  WHITE,
  EVENT,
  PLACE,
  /** The date, such as {@code 1997}, {@code 1997-08} or {@code 1997-08-04}. */
  DATE,
  /** The declared number of black discs. */
  SCORE,
  /** The theoretical number of black discs; only for a record that has one. */
  THEORY,
  /** All moves, joined: {@code f5d6c3}. */
  MOVES;

  private static final Pattern SQUARES = Pattern.compile("(?:[a-h][1-8])*+");
  private static final Pattern DISCS = Pattern.compile("[0-9]|[1-5][0-9]|6[0-4]");

  /** The field with this name. */
  public static Optional<CorrectionField> named(String name) {
    return Arrays.stream(values()).filter(field -> field.label().equals(name)).findFirst();
  }

  /** The value of the field in a record. */
  String of(GameRecord record) {
    GameHeader header = record.header();
    return switch (this) {
      case BLACK -> header.black();
      case WHITE -> header.white();
      case EVENT -> header.event();
      case PLACE -> header.place();
      case DATE -> header.date().toString();
      case SCORE -> {
        OptionalInt discs = record.declared().blackDiscs();
        yield discs.isPresent() ? "" + discs.getAsInt() : "";
      }
      case THEORY -> record.theory().map(score -> "" + score.blackDiscs()).orElse("");
      case MOVES -> record.moves().stream().map(MoveToken::toString).collect(Collectors.joining());
    };
  }

  /** The record with another value; empty if the value is not valid for this field. */
  Optional<GameRecord> with(GameRecord record, String value) {
    GameHeader old = record.header();
    return switch (this) {
      case BLACK -> header(record, value, old.white(), old.event(), old.place(), old.date());
      case WHITE -> header(record, old.black(), value, old.event(), old.place(), old.date());
      case EVENT -> header(record, old.black(), old.white(), value, old.place(), old.date());
      case PLACE -> header(record, old.black(), old.white(), old.event(), value, old.date());
      case DATE ->
          GameDate.parse(value)
              .flatMap(
                  date -> header(record, old.black(), old.white(), old.event(), old.place(), date))
              .map(dated -> dated.withNotes(dated.notes().withoutTags(Tag::wordsDate)));
      case SCORE -> withScore(record, value);
      case THEORY -> withTheory(record, value);
      case MOVES -> withMoves(record, value);
    };
  }

  private static Optional<GameRecord> header(
      GameRecord record, String black, String white, String event, String place, GameDate date) {
    return Optional.of(record.withHeader(new GameHeader(black, white, event, place, date)));
  }

  private static Optional<GameRecord> withScore(GameRecord record, String value) {
    if (!value.isEmpty() && !DISCS.matcher(value).matches()) {
      return Optional.empty();
    }
    OptionalInt discs =
        value.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(value));
    Outcome old = record.declared();
    Outcome outcome = new Outcome(old.kind(), discs, OptionalInt.empty(), old.winner());
    GameRecord scored = changed(record, record.moves(), outcome, record.theory());
    return Optional.of(scored.withNotes(record.notes().withoutTags(Tag::wordsResult)));
  }

  private static Optional<GameRecord> withTheory(GameRecord record, String value) {
    return DISCS.matcher(value).matches()
        ? record
            .theory()
            .map(score -> new TheoreticalScore(Integer.parseInt(value), score.empties()))
            .map(score -> changed(record, record.moves(), record.declared(), Optional.of(score)))
        : Optional.empty();
  }

  private static Optional<GameRecord> withMoves(GameRecord record, String value) {
    if (!SQUARES.matcher(value).matches()) {
      return Optional.empty();
    }
    List<MoveToken> moves = new ArrayList<>();
    for (int i = 0; i < value.length(); i += 2) {
      moves.add(new MoveToken.Place(value.charAt(i) - 'a', value.charAt(i + 1) - '1'));
    }
    return Optional.of(changed(record, MoveList.of(moves), record.declared(), record.theory()));
  }

  private static GameRecord changed(
      GameRecord record, MoveList moves, Outcome outcome, Optional<TheoreticalScore> theory) {
    return new GameRecord(
        record.header(), record.rules(), record.start(), moves, outcome, theory, record.notes());
  }

  /**
   * A correction of one fact.
   *
   * @param line the line of the correction in its file, from 1
   * @param game the number of the game, from 1 over all inputs
   * @param before the value that the record must have now
   * @param after the corrected value
   */
  public record Correction(
      int line, long game, CorrectionField field, String before, String after) {
    /**
     * The corrections of moves and score that turn one record into another; passes are not written.
     *
     * @param line the line of the first correction
     * @param game the number of the game
     */
    public static List<Correction> between(
        int line, long game, GameRecord before, GameRecord after) {
      List<Correction> corrections = new ArrayList<>();
      for (CorrectionField field : List.of(CorrectionField.MOVES, CorrectionField.SCORE)) {
        String now = field.of(before);
        String then = field.of(after).replace(Pass.WRITTEN.toString(), "");
        if (!now.equals(then)) {
          corrections.add(new Correction(line + corrections.size(), game, field, now, then));
        }
      }
      return corrections;
    }
  }
}
