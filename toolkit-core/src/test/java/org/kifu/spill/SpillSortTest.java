package org.kifu.spill;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;
import org.kifu.testing.Slow;

class SpillSortTest {
  private record Entry(int key, int number) {}

  private static final RecordCodec<Entry> CODEC =
      new RecordCodec<>() {
        @Override
        public void write(Entry entry, DataOutput out) throws IOException {
          out.writeInt(entry.key);
          out.writeInt(entry.number);
        }

        @Override
        public Entry read(DataInput in) throws IOException {
          return new Entry(in.readInt(), in.readInt());
        }
      };

  private static final Comparator<Entry> BY_KEY = Comparator.comparingInt(Entry::key);

  @Property(tries = 40)
  void sortsAsAListDoesWhateverTheMemory(Draw draw) throws IOException {
    long seed = draw.anyLong();
    int size = draw.between(0, 500);
    int memory = draw.between(0, 1000);
    Random random = new Random(seed);
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      entries.add(new Entry(random.nextInt(50), i));
    }
    List<Entry> sorted = new ArrayList<>(entries);
    sorted.sort(BY_KEY);
    assertThat(sort(entries, memory)).isEqualTo(sorted);
  }

  /** One record a run: 64 times 64 runs and a few more. */
  @Slow
  @Test
  void mergesRunsOfRuns() throws IOException {
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < 64 * 64 + 70; i++) {
      entries.add(new Entry(i * 31 % 97, i));
    }
    List<Entry> sorted = new ArrayList<>(entries);
    sorted.sort(BY_KEY);
    assertThat(sort(entries, 0)).isEqualTo(sorted);
  }

  @Property(tries = 20)
  void aListGivesBackWhatItTook(Draw draw) throws IOException {
    int size = draw.between(0, 40);
    int inMemory = draw.between(0, 40);
    List<Entry> entries = new ArrayList<>();
    try (SpillList<Entry> list = new SpillList<>(CODEC, inMemory)) {
      for (int i = 0; i < size; i++) {
        entries.add(new Entry(-i, i));
        list.add(entries.getLast());
      }
      assertThat(list.size()).isEqualTo(size);
      assertThat(list.iterator()).toIterable().containsExactlyElementsOf(entries);
    }
  }

  private static List<Entry> sort(List<Entry> entries, long memory) throws IOException {
    List<Entry> result = new ArrayList<>();
    try (SpillSort<Entry> sort = new SpillSort<>(CODEC, BY_KEY, entry -> 8, memory)) {
      for (Entry entry : entries) {
        sort.add(entry);
      }
      for (Iterator<Entry> sorted = sort.sorted(); sorted.hasNext(); ) {
        result.add(sorted.next());
      }
    }
    return result;
  }
}
