package org.kifu.base;

import org.kifu.base.BaseAddition.Added;

/** The running numbers of an addition. */
final class AdditionCount {
  int sources;
  long games;
  long quarantined;
  long positions;
  long copies;

  /** The bytes of the sources that have been read. */
  long bytes;

  /** The sources with other names than before in this transaction. */
  int renamed;

  AdditionCount copy() {
    AdditionCount copy = new AdditionCount();
    copy.take(this);
    return copy;
  }

  void take(AdditionCount other) {
    sources = other.sources;
    games = other.games;
    quarantined = other.quarantined;
    positions = other.positions;
    copies = other.copies;
    bytes = other.bytes;
  }

  Added added() {
    return new Added(sources, games, quarantined, positions, copies);
  }
}
