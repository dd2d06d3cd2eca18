package org.kifu.store;

import java.util.List;
import java.util.zip.CRC32C;
import org.kifu.game.Outcome;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTally.Exclusion;

/** The numbers that the writer and the reader of a store share. */
final class StoreLayout {
  /**
   * In little-endian order: 89, {@code KIFU}, 0D, 0A, 1A. The line end reveals copies in text mode.
   */
  static final long MAGIC = 0x1A0A_0D55_4649_4B89L;

  /**
   * The version of the layout, which grows with every change that an older reader would
   * misunderstand.
   */
  static final int VERSION = 1;

  /** The most elements of a part that is read as a whole, because an array cannot have more. */
  static final int LONGEST_ARRAY = Integer.MAX_VALUE - 8;

  static final int HEAD = 16;
  static final int TRAILER = 24;

  static final int PAGE_BITS = 12;
  static final int PAGE = 1 << PAGE_BITS;

  /**
   * The number of places where the entries of a ply begin: one for each ply from 0, and one for the
   * end of the last.
   */
  static final int PLY_STARTS = OpeningSettings.MAX_PLIES + 2;

  /**
   * The reasons for exclusions. A reason is stored as its index in this list, whose order does not
   * change.
   */
  static final List<Exclusion> REASONS =
      List.of(
          Exclusion.UNREADABLE,
          Exclusion.OTHER_RULES,
          Exclusion.ILLEGAL,
          Exclusion.NON_STANDARD_START,
          Exclusion.RESIGNED,
          Exclusion.STOPPED,
          Exclusion.UNFINISHED,
          Exclusion.REPEATED);

  /** The ways in which games end according to their sources, also stored as an index. */
  static final List<Outcome.Kind> KINDS =
      List.of(
          Outcome.Kind.PLAYED_OUT,
          Outcome.Kind.RESIGNED,
          Outcome.Kind.TIME,
          Outcome.Kind.AGREED,
          Outcome.Kind.LEFT,
          Outcome.Kind.UNFINISHED,
          Outcome.Kind.UNKNOWN);

  /** The sections of a store, in the order in which they are written. */
  enum Section {
    MOVES(0),
    ROWS(1),
    POSTINGS(2),
    ENTRIES(3),
    SUMS(4),
    SUM_PLACES(5),
    TEXTS(6),
    TEXT_ENDS(7);

    private final int number;

    Section(int number) {
      this.number = number;
    }

    /** The index in the footer of the place where the section begins; its length follows. */
    int inFooter() {
      return SECTION + 2 * number;
    }
  }

  static final int SECTIONS = Section.values().length;

  // The numbers of the footer.
  static final int PLIES = 0;
  static final int GAMES = 1;
  static final int EXCLUDED = 2;
  static final int FIRST_ENTRY = EXCLUDED + REASONS.size();
  static final int SECTION = FIRST_ENTRY + PLY_STARTS;
  static final int FOOTER = SECTION + 2 * SECTIONS;

  /** The number of bytes of an entry. */
  static final int ENTRY = 24;

  /** The first bit of the top byte of the last number of an entry. */
  static final int STEP_SHIFT = 56;

  /** The number of postings from which on the store keeps the sum of an entry. */
  static final int SUMMED = 256;

  private StoreLayout() {}

  static int sum(byte[] bytes, int from, int count) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, from, count);
    return (int) sum.getValue();
  }
}
