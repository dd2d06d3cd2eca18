package org.kifu.store;

import java.util.List;
import java.util.zip.CRC32C;
import org.kifu.game.Outcome;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTally.Exclusion;

/** The numbers that writer and reader of a store share. */
final class StoreLayout {
  /** In little-endian order: 89, {@code KIFU}, 0D, 0A, 1A. The line end shows text-mode copies. */
  static final long MAGIC = 0x1A0A_0D55_4649_4B89L;

  /** Grows with every change that an older reader would misunderstand. */
  static final int VERSION = 1;

  /** The most parts of what is read as a whole, as an array has no more. */
  static final int LONGEST_ARRAY = Integer.MAX_VALUE - 8;

  static final int HEAD = 16;
  static final int TRAILER = 24;

  static final int PAGE_BITS = 12;
  static final int PAGE = 1 << PAGE_BITS;

  /** A ply has entries from 0 discs placed to all of them; one more says where the last end. */
  static final int PLY_STARTS = OpeningSettings.MAX_PLIES + 2;

  /** A reason is written as its place in this list, which does not change. */
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

  /** Likewise how a game ended as its source says. */
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

    /** Where the footer says where the section begins; its length stands behind that. */
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

  /** The bytes of an entry. */
  static final int ENTRY = 24;

  /** The top byte of an entry's last number begins here. */
  static final int STEP_SHIFT = 56;

  /** Of an entry with so many postings and more the sum is kept. */
  static final int SUMMED = 256;

  private StoreLayout() {}

  static int sum(byte[] bytes, int from, int count) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, from, count);
    return (int) sum.getValue();
  }
}
