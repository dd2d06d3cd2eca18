package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.game.ClockTime;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.Variation;
import org.kifu.words.Discs;
import org.kifu.words.Wording;

/** The notes of a record and ours as SGF holds them. */
record SgfNotes(AnnotatedGame game, Wording wording) {
  private static final String VALUE = "sgf:V";
  private static final String BAD = "sgf:BM";
  private static final String DOUBTFUL = "sgf:DO";
  private static final Set<String> LEFT = Set.of("sgf:BL", "sgf:WL");
  private static final String GOOD = "sgf:TE";

  Notes notes() {
    List<Tag> tags = new ArrayList<>(kept());
    List<Variation> variations = new ArrayList<>(game.notes().variations());
    for (AnnotatedMove move : game.moves()) {
      tags.add(value(move.ply(), move.blackCentidiscs()));
      mark(move).ifPresent(tags::add);
      best(move).ifPresent(variations::add);
    }
    tags.sort(Comparator.comparingInt(Tag::move));
    variations.sort(Comparator.comparingInt(Variation::move));
    return new Notes(remarks(), List.of(), List.of(), tags, variations);
  }

  /** What the record says, but for values in the place of ours. */
  private List<Tag> kept() {
    return game.notes().withoutTags(SgfNotes::isReplaced).tags();
  }

  private static boolean isReplaced(Tag tag) {
    return tag.move() > 0 && tag.name().equals(VALUE);
  }

  private static Tag value(int ply, int blackCentidiscs) {
    return new Tag(ply, VALUE, Discs.text(blackCentidiscs));
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

  /** A node takes one mark; the record's own stays. */
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
            List.of(),
            List.of(value(1, move.bestBlackCentidiscs())),
            List.of());
    return Optional.of(new Variation(move.ply() - 1, MoveList.of(move.line()), notes));
  }

  /** A node takes one comment: the record's own first, ours below it. */
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
    for (AnnotatedMove move : game.moves()) {
      comments.of(move).ifPresent(text -> add(texts, move.ply(), text));
    }
    return texts.entrySet().stream()
        .map(entry -> new Remark(entry.getKey(), String.join("\n\n", entry.getValue())))
        .toList();
  }

  /** Whether a record that was SGF has the time that was left, which stays as it is. */
  private boolean isToldBySgf(ClockTime time) {
    return game.notes().tags().stream()
        .anyMatch(tag -> tag.move() == time.move() + 1 && LEFT.contains(tag.name()));
  }

  private static void add(Map<Integer, List<String>> texts, int ply, String text) {
    texts.computeIfAbsent(ply, _ -> new ArrayList<>()).add(text);
  }
}
