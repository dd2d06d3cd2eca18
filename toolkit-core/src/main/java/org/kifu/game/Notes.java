package org.kifu.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.kifu.board.Disc;

/**
 * The notes that people and programs wrote at the moves of a line, each list in the order of the
 * moves.
 *
 * @param remarks comments
 * @param clocks times
 * @param evaluations the claimed values of moves
 * @param tags everything else that the source states in its own terms
 * @param variations other moves than those of the line
 */
public record Notes(
    List<Remark> remarks,
    List<ClockTime> clocks,
    List<Evaluation> evaluations,
    List<Tag> tags,
    List<Variation> variations) {
  /** No notes. */
  public static final Notes NONE = new Notes(List.of(), List.of(), List.of(), List.of(), List.of());

  /** Copies the lists. */
  public Notes {
    remarks = List.copyOf(remarks);
    clocks = List.copyOf(clocks);
    evaluations = List.copyOf(evaluations);
    tags = List.copyOf(tags);
    variations = List.copyOf(variations);
  }

  /** The rating of a player as the source writes it; empty if the source does not state it. */
  public String rating(Disc side) {
    String name = side == Disc.BLACK ? Tag.BLACK_RATING : Tag.WHITE_RATING;
    return tags.stream()
        .filter(tag -> tag.move() == 0 && tag.name().equals(name))
        .map(Tag::value)
        .findFirst()
        .orElse("");
  }

  /** The same notes without some of the tags. */
  public Notes withoutTags(Predicate<Tag> some) {
    return tags.stream().noneMatch(some)
        ? this
        : new Notes(
            remarks, clocks, evaluations, tags.stream().filter(some.negate()).toList(), variations);
  }

  /** The notes up to a move. */
  public Notes upTo(int moves) {
    return new Notes(
        remarks.stream().filter(each -> each.move() <= moves).toList(),
        clocks.stream().filter(each -> each.move() < moves).toList(),
        evaluations.stream().filter(each -> each.move() < moves).toList(),
        tags.stream().filter(each -> each.move() <= moves).toList(),
        variations.stream().filter(each -> each.move() <= moves).toList());
  }

  /** The notes after a move, for a line that begins there. */
  public Notes after(int moves) {
    return new Notes(
        remarks.stream()
            .filter(each -> each.move() > moves)
            .map(each -> each.at(each.move() - moves))
            .toList(),
        clocks.stream()
            .filter(each -> each.move() >= moves)
            .map(each -> new ClockTime(each.move() - moves, each.seconds()))
            .toList(),
        evaluations.stream()
            .filter(each -> each.move() >= moves)
            .map(each -> new Evaluation(each.move() - moves, each.discs()))
            .toList(),
        tags.stream()
            .filter(each -> each.move() > moves)
            .map(each -> new Tag(each.move() - moves, each.name(), each.value()))
            .toList(),
        variations.stream()
            .filter(each -> each.move() > moves)
            .map(each -> new Variation(each.move() - moves, each.moves(), each.notes()))
            .toList());
  }

  /** The same notes with one more variation, after those that leave the line at the same move. */
  public Notes with(Variation variation) {
    List<Variation> all = new ArrayList<>(variations);
    all.removeIf(each -> each.move() > variation.move());
    all.add(variation);
    variations.stream().filter(each -> each.move() > variation.move()).forEach(all::add);
    return new Notes(remarks, clocks, evaluations, tags, all);
  }

  /** Notes of comments and times only. */
  public static Notes of(List<Remark> remarks, List<ClockTime> clocks) {
    return remarks.isEmpty() && clocks.isEmpty()
        ? NONE
        : new Notes(remarks, clocks, List.of(), List.of(), List.of());
  }
}
