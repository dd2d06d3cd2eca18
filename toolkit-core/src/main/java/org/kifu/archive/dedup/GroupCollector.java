package org.kifu.archive.dedup;

import java.io.Closeable;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.spill.PeekingIterator;
import org.kifu.spill.RecordCodec;
import org.kifu.spill.SpillSort;

/** A collection of the members of all groups in any order that hands them on group by group. */
final class GroupCollector implements Closeable {
  private final Set<DuplicateReason> wanted;
  private final long memory;
  private final SpillSort<Membership> members;
  private final Map<DuplicateReason, Long> groups = new EnumMap<>(DuplicateReason.class);
  private final Map<DuplicateReason, Long> games = new EnumMap<>(DuplicateReason.class);

  GroupCollector(Set<DuplicateReason> wanted, long memory) {
    this.wanted = wanted;
    this.memory = memory;
    this.members =
        new SpillSort<>(
            Membership.CODEC, Membership.ORDER, member -> member.game().weight(), memory);
    for (DuplicateReason reason : wanted) {
      groups.put(reason, 0L);
      games.put(reason, 0L);
    }
  }

  /** Whether groups of this reason are asked for. */
  boolean wants(DuplicateReason reason) {
    return wanted.contains(reason);
  }

  /** Puts a game into the group that is named after another. */
  void add(DuplicateReason reason, GameTraits first, GameTraits game) throws IOException {
    if (wants(reason)) {
      members.add(new Membership(reason, first.index(), game));
    }
  }

  /** Starts a group whose members come in input order; a single member does not make a group. */
  PendingGroup open(DuplicateReason reason) {
    return new PendingGroup(reason);
  }

  /** Starts a sort of the members of one group, which may be large. */
  SpillSort<GameTraits> sort(Comparator<GameTraits> order) {
    return new SpillSort<>(GameTraits.CODEC, order, GameTraits::weight, memory);
  }

  /** Hands on all groups in the order of the games that they are named after. */
  void drainTo(Dedup.GroupSink sink) throws IOException {
    PeekingIterator<Membership> sorted = new PeekingIterator<>(members.sorted());
    long number = 0;
    while (sorted.hasNext()) {
      Membership member = sorted.next();
      DuplicateReason reason = member.reason();
      number++;
      groups.merge(reason, 1L, Long::sum);
      games.merge(reason, 1L, Long::sum);
      sink.begin(number, reason);
      sink.member(member.game());
      while (sorted.hasNext(member::isOfSameGroupAs)) {
        games.merge(reason, 1L, Long::sum);
        sink.member(sorted.next().game());
      }
      sink.end();
    }
  }

  /** The number of groups for each reason, once they were handed on. */
  Map<DuplicateReason, Long> groups() {
    return groups;
  }

  /** The number of games in the groups for each reason. */
  Map<DuplicateReason, Long> games() {
    return games;
  }

  @Override
  public void close() throws IOException {
    members.close();
  }

  /** A group that exists only once it has a second member. */
  final class PendingGroup {
    private final DuplicateReason reason;
    private @Nullable GameTraits first;
    private boolean isOpen;

    private PendingGroup(DuplicateReason reason) {
      this.reason = reason;
    }

    /** Adds the next game in input order. */
    void add(GameTraits game) throws IOException {
      GameTraits name = first;
      if (name == null) {
        first = game;
        return;
      }
      if (!isOpen) {
        isOpen = true;
        GroupCollector.this.add(reason, name, name);
      }
      GroupCollector.this.add(reason, name, game);
    }
  }

  /**
   * A game in a group.
   *
   * @param group the index of the game that the group is named after
   */
  private record Membership(DuplicateReason reason, long group, GameTraits game) {
    /**
     * The order of groups; in a group, the game that gives the name comes first, then input order.
     */
    static final Comparator<Membership> ORDER =
        Comparator.comparingLong(Membership::group)
            .thenComparing(Membership::reason)
            .thenComparing(member -> !member.isFirst())
            .thenComparingLong(member -> member.game.index());

    static final RecordCodec<Membership> CODEC =
        new RecordCodec<>() {
          @Override
          public void write(Membership member, DataOutput out) throws IOException {
            out.writeUTF(member.reason.name());
            out.writeLong(member.group);
            GameTraits.CODEC.write(member.game, out);
          }

          @Override
          public Membership read(DataInput in) throws IOException {
            return new Membership(
                DuplicateReason.valueOf(in.readUTF()), in.readLong(), GameTraits.CODEC.read(in));
          }
        };

    boolean isFirst() {
      return game.index() == group;
    }

    boolean isOfSameGroupAs(Membership other) {
      return group == other.group && reason == other.reason;
    }
  }
}
