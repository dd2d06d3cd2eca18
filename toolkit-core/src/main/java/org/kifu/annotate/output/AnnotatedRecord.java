package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedGame.GameSummary;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.GameResult;
import org.kifu.annotate.output.RecordedNotes.VariationText;
import org.kifu.board.MoveToken;
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.Variation;
import org.kifu.words.Discs;
import org.kifu.words.Glyphs;
import org.kifu.words.PlainText;
import org.kifu.words.Words;

/**
 * An annotated game as a record that a notation can hold. The values of the moves are where the
 * notation has a place for them; labels and reasons are comments. Kifu's own comments begin with
 * {@code Kifu:}; the record's comments stay. Passes are written out.
 */
public final class AnnotatedRecord {
  private AnnotatedRecord() {}

  /**
   * The record for GGF: the values are the moves' evaluations, in discs for the mover; the times
   * are those of the record. The record's own evaluations and its variations become comments.
   */
  public static GameRecord forGgf(AnnotatedGame game, Wording wording) {
    return record(game, new GgfNotes(game, GameWords.of(game, wording)).notes());
  }

  /**
   * The record for SGF: the values are in {@code V}, in discs for black after the move; {@code BM}
   * marks mistakes and blunders, {@code DO} inaccuracies, {@code TE} the only move that kept the
   * result; the best line is a variation of each labelled move.
   */
  public static GameRecord forSgf(AnnotatedGame game, Wording wording) {
    return record(game, new SgfNotes(game, GameWords.of(game, wording)).notes());
  }

  private static GameRecord record(AnnotatedGame game, Notes notes) {
    GameSummary facts = game.game();
    return new GameRecord(
        facts.header(),
        facts.rules(),
        facts.start(),
        MoveList.of(game.moves().stream().map(AnnotatedMove::move).toList()),
        outcome(facts.result()),
        Optional.empty(),
        notes);
  }

  /** The outcome that the source declares, else the one on the board. */
  private static Outcome outcome(GameResult result) {
    OptionalInt counted =
        result.count().isPresent()
            ? OptionalInt.of(result.count().get().blackDiscs())
            : OptionalInt.empty();
    Outcome outcome =
        new Outcome(
            result.kind(),
            result.declaredBlackDiscs().isPresent() ? result.declaredBlackDiscs() : counted);
    return result.declaredWinner().map(outcome::withWinner).orElse(outcome);
  }

  /**
   * The text about the opening and the values in the comment before the first move.
   *
   * @param sign the key of the words for the side with positive values
   */
  static String settings(AnnotatedGame game, Words words, String sign) {
    GameHeading heading = new GameHeading(game, Glyphs.ASCII, words);
    List<String> facts =
        Stream.concat(heading.opening(), heading.settings(sign))
            .filter(GameHeading.HeadingLine::isKnown)
            .map(fact -> PlainText.blanked(fact.text(words)))
            .toList();
    return MoveComment.SIGNATURE + words.sentence(facts);
  }

  /** The verdict in the comment before the first move. */
  static String verdict(AnnotatedGame game, Wording wording) {
    return MoveComment.SIGNATURE + PlainText.blanked(VerdictText.of(game, wording).sentence());
  }

  private static List<Evaluation> values(AnnotatedGame game) {
    return game.moves().stream()
        .map(move -> new Evaluation(move.ply() - 1, move.moverCentidiscs() / 100.0))
        .toList();
  }

  /** The notes of a record and Kifu's own, as GGF holds them. */
  private record GgfNotes(AnnotatedGame game, Wording wording) {
    Notes notes() {
      Notes recorded = game.notes();
      List<Remark> remarks = new ArrayList<>(recorded.remarks());
      recorded.evaluations().forEach(each -> remarks.add(recordedValue(each)));
      recorded.variations().forEach(each -> remarks.add(recordedLine(each)));
      remarks.add(new Remark(0, AnnotatedRecord.settings(game, wording.words(), "sign.mover")));
      remarks.add(new Remark(0, AnnotatedRecord.verdict(game, wording)));
      game.moves().forEach(move -> addComment(remarks, move));
      remarks.sort(Comparator.comparingInt(Remark::move));
      return new Notes(remarks, recorded.clocks(), values(game), recorded.tags(), List.of());
    }

    private void addComment(List<Remark> remarks, AnnotatedMove move) {
      new MoveComment(game, wording)
          .of(move)
          .ifPresent(text -> remarks.add(new Remark(move.ply(), text)));
    }

    private Remark recordedValue(Evaluation evaluation) {
      String text = new MoveComment(game, wording).recordedValue(evaluation.discs());
      return new Remark(evaluation.move() + 1, text);
    }

    /** A variation and its notes, in one comment at the move that it replaces. */
    private Remark recordedLine(Variation variation) {
      String text = new MoveComment(game, wording).recordedLine(VariationText.of(variation));
      return new Remark(variation.beside(game.moves().size()), text);
    }
  }

  /** The notes of a record and Kifu's own, as SGF holds them. */
  private record SgfNotes(AnnotatedGame game, Wording wording) {
    private static final String VALUE = "sgf:V";
    private static final String BAD = "sgf:BM";
    private static final String DOUBTFUL = "sgf:DO";
    private static final Set<String> LEFT = Set.of("sgf:BL", "sgf:WL");
    private static final String GOOD = "sgf:TE";

    Notes notes() {
      List<Tag> tags = new ArrayList<>(kept());
      List<Variation> variations = new ArrayList<>(game.notes().variations());
      for (AnnotatedMove move : game.moves()) {
        mark(move).ifPresent(tags::add);
        best(move).ifPresent(variations::add);
      }
      tags.sort(Comparator.comparingInt(Tag::move));
      variations.sort(Comparator.comparingInt(Variation::move));
      return new Notes(remarks(), List.of(), values(game), tags, variations);
    }

    /** The notes of the record, except values in the place of Kifu's own. */
    private List<Tag> kept() {
      return game.notes().withoutTags(SgfNotes::isReplaced).tags();
    }

    private static boolean isReplaced(Tag tag) {
      return tag.move() > 0 && tag.name().equals(VALUE);
    }

    private Optional<Tag> mark(AnnotatedMove move) {
      Optional<Tag> mark =
          move.label()
              .map(
                  label ->
                      switch (label) {
                        case BLUNDER -> new Tag(move.ply(), BAD, "2");
                        case MISTAKE -> new Tag(move.ply(), BAD, "1");
                        case INACCURACY -> new Tag(move.ply(), DOUBTFUL, "");
                      });
      boolean isFound = move.only() && move.lossCentidiscs() == 0;
      return mark.or(() -> isFound ? Optional.of(new Tag(move.ply(), GOOD, "1")) : Optional.empty())
          .filter(found -> isFree(found.move()));
    }

    /** Whether a node has no mark yet; a node holds one mark, and the record's mark stays. */
    private boolean isFree(int ply) {
      List<String> marks = List.of(BAD, DOUBTFUL, GOOD, "sgf:IT");
      return game.notes().tags().stream()
          .noneMatch(tag -> tag.move() == ply && marks.contains(tag.name()));
    }

    private Optional<Variation> best(AnnotatedMove move) {
      if (move.label().isEmpty() || move.line().isEmpty()) {
        return Optional.empty();
      }
      Notes notes =
          new Notes(
              List.of(new Remark(1, new MoveComment(game, wording).best(move))),
              List.of(),
              List.of(new Evaluation(0, move.bestMoverCentidiscs() / 100.0)),
              List.of(),
              List.of());
      return Optional.of(new Variation(move.ply() - 1, MoveList.of(move.line()), notes));
    }

    /**
     * The comments of all nodes. A node holds one comment: the record's text first, Kifu's text
     * below it.
     */
    private List<Remark> remarks() {
      MoveComment comments = new MoveComment(game, wording);
      Map<Integer, List<String>> texts = new TreeMap<>();
      game.notes().remarks().forEach(each -> add(texts, each.move(), each.text()));
      game.notes().tags().stream()
          .filter(SgfNotes::isReplaced)
          .forEach(tag -> add(texts, tag.move(), comments.recordedTag(tag.value())));
      game.notes()
          .evaluations()
          .forEach(each -> add(texts, each.move() + 1, comments.recordedValue(each.discs())));
      game.notes().clocks().stream()
          .filter(each -> !isToldBySgf(each))
          .forEach(each -> add(texts, each.move() + 1, comments.recordedTime(each.seconds())));
      add(texts, 0, AnnotatedRecord.settings(game, wording.words(), "sign.black"));
      add(texts, 0, AnnotatedRecord.verdict(game, wording));
      for (AnnotatedMove move : game.moves()) {
        comments.of(move).ifPresent(text -> add(texts, move.ply(), text));
      }
      return texts.entrySet().stream()
          .map(entry -> new Remark(entry.getKey(), String.join("\n\n", entry.getValue())))
          .toList();
    }

    /** Whether a record that was SGF states the time left, which stays unchanged. */
    private boolean isToldBySgf(ClockTime time) {
      return game.notes().tags().stream()
          .anyMatch(tag -> tag.move() == time.move() + 1 && LEFT.contains(tag.name()));
    }

    private static void add(Map<Integer, List<String>> texts, int ply, String text) {
      texts.computeIfAbsent(ply, _ -> new ArrayList<>()).add(text);
    }
  }

  /** The comments that Kifu writes on a move. */
  private record MoveComment(AnnotatedGame game, Wording wording) {
    /** The beginning of Kifu's own comments, which tells them apart from those of the record. */
    static final String SIGNATURE = "Kifu: ";

    /**
     * The label, the loss, the best move, the reasons and the book; empty if there is nothing to
     * say.
     */
    Optional<String> of(AnnotatedMove move) {
      List<String> clauses = new ArrayList<>();
      move.label().ifPresent(label -> clauses.add(loss(move, wording.annotationWords().of(label))));
      if (move.only()) {
        clauses.add(wording.words().of(move.lossCentidiscs() == 0 ? "only.found" : "only.missed"));
      }
      clauses.addAll(wording.clauses(move));
      wording.disagreement(move).ifPresent(clauses::add);
      wording.book(game, move).ifPresent(clauses::add);
      return clauses.isEmpty()
          ? Optional.empty()
          : Optional.of(SIGNATURE + wording.words().sentence(clauses));
    }

    private String loss(AnnotatedMove move, String label) {
      return wording
          .words()
          .filled(
              "comment.loss",
              label,
              Discs.text(move.lossCentidiscs()),
              MoveToken.joined(move.best()),
              Discs.signed(move.bestBlackCentidiscs()));
    }

    /** The words on the best play that a bad move left. */
    String best(AnnotatedMove move) {
      return SIGNATURE
          + wording.words().filled("comment.best", Discs.signed(move.bestBlackCentidiscs()));
    }

    /** The value of a move that the record itself states, as its player sees it. */
    String recordedValue(double discs) {
      return SIGNATURE + wording.words().filled("recorded.value", PlainText.of(discs));
    }

    /** A value that the record writes in a separate tag. */
    String recordedTag(String value) {
      return SIGNATURE + wording.words().filled("recorded.tag", value);
    }

    /** A variation of the record for which the notation has no place. */
    String recordedLine(String line) {
      return SIGNATURE + wording.words().filled("recorded.line", line);
    }

    /** The seconds that the record gives for a move. */
    String recordedTime(double seconds) {
      return SIGNATURE + wording.words().filled("recorded.time", PlainText.of(seconds));
    }
  }
}
