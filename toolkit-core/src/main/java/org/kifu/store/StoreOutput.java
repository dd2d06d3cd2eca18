package org.kifu.store;

import java.io.Closeable;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.opening.FirstGame;
import org.kifu.spill.SpillFile;
import org.kifu.store.GameRow.TextPool;
import org.kifu.store.GameSum.CountedGames;
import org.kifu.store.StoreBuilder.WalkedGame;
import org.kifu.store.StoreLayout.Section;

/**
 * A writer of the sections of a store, one after the other. Data of later sections waits in
 * temporary files.
 */
final class StoreOutput implements Closeable {
  private static final byte[] HEAD = head();

  private final PagedOutput out;
  private final OutputStream raw;
  private final long[] footer = new long[StoreLayout.FOOTER];
  private final TextPool texts = new TextPool();

  /** The rows, which wait for the end of the moves. */
  private final SpillFile rows = new SpillFile();

  private final PagedOutput rowsOut;
  private final KeptFacts facts = new KeptFacts(texts.texts());
  private int games;

  StoreOutput(int plies, OutputStream raw) throws IOException {
    this.raw = raw;
    this.out = new PagedOutput(raw);
    this.rowsOut = new PagedOutput(rows.next());
    footer[StoreLayout.PLIES] = plies;
    out.write(HEAD);
    begin(Section.MOVES);
  }

  /** The number of games so far. */
  int games() {
    return games;
  }

  void add(WalkedGame walked) throws IOException {
    byte[] moves =
        walked.game().record().isPresent()
            ? StoredMoves.bytes(walked.game().record().get().moves())
            : new byte[0];
    GameRow.write(walked, movesSoFar(), moves.length, texts, rowsOut);
    out.write(moves);
    facts.add(walked, texts.number(walked.game().origin().start().source()));
    count(walked.exclusion());
  }

  private long movesSoFar() {
    return out.position() - footer[StoreLayout.SECTION];
  }

  private void count(int exclusion) {
    games = Math.addExact(games, 1);
    if (exclusion != GameRow.NONE) {
      footer[StoreLayout.EXCLUDED + exclusion]++;
    }
  }

  /** Copies the games of another store; no games may have been added before. */
  void copyGames(OpeningStore store) throws IOException {
    StoredGames from = store.stored();
    for (String text : from.texts()) {
      texts.number(text); // gets the same number as in the other store
    }
    for (int game = 0; game < store.size(); game++) {
      from.copy(game, movesSoFar(), rowsOut);
      out.write(from.moves(game));
      facts.add(
          from.exclusion(game),
          from.blackDiscDiff(game),
          from.theoryDiscs(game),
          from.date(game),
          texts.number(from.source(game)),
          from.number(game));
      count(from.exclusion(game));
    }
  }

  /** Writes all the remaining sections. */
  void writePostings(Iterator<Posting> sorted) throws IOException {
    end(Section.MOVES);
    begin(Section.ROWS);
    rowsOut.endPages();
    try (DataInputStream kept = rows.rewind()) {
      kept.transferTo(out);
    }
    end(Section.ROWS);
    try (SpillFile entries = new SpillFile();
        SumOutput sums = new SumOutput(facts)) {
      writePostings(sorted, new PagedOutput(entries.next()), sums);
      begin(Section.ENTRIES);
      try (DataInputStream kept = entries.rewind()) {
        kept.transferTo(out);
      }
      end(Section.ENTRIES);
      begin(Section.SUMS);
      sums.writeSums(out);
      end(Section.SUMS);
      begin(Section.SUM_PLACES);
      sums.writePlaces(out);
      end(Section.SUM_PLACES);
    }
    writeTexts();
    writeEnd();
  }

  private void writePostings(Iterator<Posting> sorted, PagedOutput entries, SumOutput sums)
      throws IOException {
    begin(Section.POSTINGS);
    @Nullable Posting last = null;
    long written = 0;
    long entry = 0;
    int ply = 0;
    while (sorted.hasNext()) {
      Posting posting = sorted.next();
      if (last == null || !posting.isOfSameEntry(last)) {
        for (; ply <= posting.ply(); ply++) {
          footer[StoreLayout.FIRST_ENTRY + ply] = entry;
        }
        sums.end(entry - 1);
        entry++;
        entries.writeLong(posting.player());
        entries.writeLong(posting.opponent());
        entries.writeLong((long) posting.step() << StoreLayout.STEP_SHIFT | written);
      }
      out.writeInt(posting.game());
      sums.add(posting.game());
      written++;
      last = posting;
    }
    for (; ply < StoreLayout.PLY_STARTS; ply++) {
      footer[StoreLayout.FIRST_ENTRY + ply] = entry;
    }
    sums.end(entry - 1);
    entries.endPages();
    end(Section.POSTINGS);
  }

  private void writeTexts() throws IOException {
    begin(Section.TEXTS);
    for (String text : texts.texts()) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    end(Section.TEXTS);
    begin(Section.TEXT_ENDS);
    long end = 0;
    for (String text : texts.texts()) {
      end += text.getBytes(StandardCharsets.UTF_8).length;
      out.writeLong(end);
    }
    end(Section.TEXT_ENDS);
  }

  private void begin(Section section) {
    footer[section.inFooter()] = out.position();
  }

  private void end(Section section) throws IOException {
    int at = section.inFooter();
    footer[at + 1] = out.position() - footer[at];
    out.align();
  }

  private void writeEnd() throws IOException {
    footer[StoreLayout.GAMES] = games;
    long sumsAt = out.position();
    int[] sums = out.endPages();
    byte[] end = new byte[Integer.BYTES * sums.length + Long.BYTES * footer.length];
    ByteBuffer numbers = ByteBuffer.wrap(end).order(ByteOrder.LITTLE_ENDIAN);
    for (int sum : sums) {
      numbers.putInt(sum);
    }
    for (long number : footer) {
      numbers.putLong(number);
    }
    CRC32C sum = new CRC32C();
    sum.update(HEAD);
    sum.update(end);
    byte[] trailer = new byte[StoreLayout.TRAILER];
    ByteBuffer.wrap(trailer)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putLong(sumsAt)
        .putLong(sum.getValue())
        .putLong(StoreLayout.MAGIC);
    raw.write(end);
    raw.write(trailer);
  }

  private static byte[] head() {
    byte[] head = new byte[StoreLayout.HEAD];
    ByteBuffer.wrap(head)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putLong(StoreLayout.MAGIC)
        .putInt(StoreLayout.VERSION);
    return head;
  }

  @Override
  public void close() throws IOException {
    rows.close();
  }

  /** The facts about the games that have been written, 15 bytes for each game. */
  private static final class KeptFacts implements CountedGames {
    private static final int FIRST_SIZE = 1 << 10;

    private final List<String> texts;
    private byte[] small = new byte[3 * FIRST_SIZE];
    private int[] numbers = new int[3 * FIRST_SIZE];
    private int games;

    /**
     * @param texts the names of the sources, by their numbers
     */
    KeptFacts(List<String> texts) {
      this.texts = texts;
    }

    void add(WalkedGame walked, int source) {
      GameRecord record = walked.game().record().orElse(null);
      GameHeader header = record == null ? GameHeader.NONE : record.header();
      int theory =
          record == null
              ? GameRow.NONE
              : record.theory().map(score -> score.blackDiscs()).orElse(-1);
      add(
          walked.exclusion(),
          walked.blackDiscDiff(),
          theory,
          GameRow.date(header.date()),
          source,
          walked.game().number());
    }

    void add(int exclusion, int diff, int theory, int date, int source, int number) {
      if (3 * games == small.length) {
        small = Arrays.copyOf(small, 6 * games);
        numbers = Arrays.copyOf(numbers, 6 * games);
      }
      int at = 3 * games++;
      small[at] = (byte) exclusion;
      small[at + 1] = (byte) diff;
      small[at + 2] = (byte) theory;
      numbers[at] = date;
      numbers[at + 1] = source;
      numbers[at + 2] = number;
    }

    @Override
    public int exclusion(int game) {
      return small[3 * game];
    }

    @Override
    public int blackDiscDiff(int game) {
      return small[3 * game + 1];
    }

    @Override
    public int date(int game) {
      return numbers[3 * game];
    }

    @Override
    public int theoryDiscs(int game) {
      return small[3 * game + 2];
    }

    /** Returns the game without names, which do not matter for the choice of the first game. */
    @Override
    public FirstGame asFirst(int game) {
      return new FirstGame(
          GameRow.date(date(game)),
          texts.get(numbers[3 * game + 1]),
          numbers[3 * game + 2],
          "",
          "",
          "");
    }
  }
}
