package org.kifu.format.text.judge;

import java.util.Arrays;

/** The best states at one place, the best of all that meet. It is used again and again. */
final class Beam {
  private static final int TABLE = 1 << 9;

  private State[] states = new State[TABLE / 2];
  private int size;

  /** The index of a state, plus one, by its hash; 0 for none. */
  private int[] table = new int[TABLE];

  int size() {
    return size;
  }

  State get(int index) {
    return states[index];
  }

  void clear() {
    Arrays.fill(states, 0, size, State.EMPTY);
    Arrays.fill(table, 0);
    size = 0;
  }

  /** Keeps a state unless it meets a better one that is kept. */
  void keep(State state) {
    int slot = slot(state);
    int index = table[slot] - 1;
    if (index >= 0) {
      states[index] = state.gain() > states[index].gain() ? state : states[index];
      return;
    }
    if (2 * (size + 1) > table.length) {
      grow();
      slot = slot(state);
    }
    states[size++] = state;
    table[slot] = size;
  }

  private int slot(State state) {
    int hash = state.meetingHash();
    int slot = (hash ^ hash >>> 15) & table.length - 1;
    while (table[slot] != 0 && !states[table[slot] - 1].meets(state)) {
      slot = slot + 1 & table.length - 1;
    }
    return slot;
  }

  private void grow() {
    states = Arrays.copyOf(states, 2 * states.length);
    table = new int[2 * table.length];
    for (int i = 0; i < size; i++) {
      table[slot(states[i])] = i + 1;
    }
  }

  /** Drops all but some of the best states, which are then in the order of their gain. */
  void limit(int most) {
    if (size > most) {
      sort();
      Arrays.fill(states, most, size, State.EMPTY);
      size = most;
      Arrays.fill(table, 0);
      for (int i = 0; i < size; i++) {
        table[slot(states[i])] = i + 1;
      }
    }
  }

  /** Puts the best state first; of two that are equally good, the older one. */
  void sort() {
    Arrays.sort(states, 0, size, (a, b) -> Double.compare(b.gain(), a.gain()));
    Arrays.fill(table, 0);
    for (int i = 0; i < size; i++) {
      table[slot(states[i])] = i + 1;
    }
  }
}
