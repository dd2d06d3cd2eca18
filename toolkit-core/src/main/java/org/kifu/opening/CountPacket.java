package org.kifu.opening;

import org.kifu.game.GameDate;

/**
 * Positions of a {@link CountTable} with their moves as bytes, to travel between machines: about
 * forty bytes for a position that one game came to. The sums are not written, but made again from
 * the games by year and result.
 */
final class CountPacket {
  private CountPacket() {}

  /** Writes one position of a table. */
  static void write(CountTable table, int position, PacketOutput out) {
    out.addByte(table.ply(position) << 1 | (table.blackToMove(position) ? 1 : 0));
    out.addLong(table.player(position));
    out.addLong(table.opponent(position));
    for (int move = table.firstMove(position);
        move != CountTable.NONE;
        move = table.nextMove(move)) {
      out.addByte(table.square(move));
      write(table.histories().history(move), out);
    }
    out.addByte(CountTable.NONE);
  }

  private static void write(OpeningHistory history, PacketOutput out) {
    long[] results = history.results().numbers();
    out.addNumber(results.length);
    for (long entry : results) {
      out.addNumber(ResultsByYear.code(entry));
      out.addNumber(ResultsByYear.games(entry));
    }
    out.addNumber(history.theory().games());
    out.addSigned(history.theory().discSum());
    FirstGame first = history.first();
    out.addByte(first == null ? 0 : 1);
    if (first != null) {
      write(first, out);
    }
  }

  private static void write(FirstGame first, PacketOutput out) {
    out.addNumber(first.date().year());
    out.addByte(first.date().month());
    out.addByte(first.date().day());
    out.addText(first.source());
    out.addNumber(first.number());
    out.addText(first.black());
    out.addText(first.white());
    out.addText(first.event());
  }

  /** Adds the next position of a packet to a table; returns its number there. */
  static int read(PacketInput in, CountTable table) {
    int tag = in.nextByte();
    int position = table.add(tag >> 1, (tag & 1) != 0, in.nextLong(), in.nextLong());
    for (int square = in.nextByte(); square != CountTable.NONE; square = in.nextByte()) {
      readMove(in, table, position, square);
    }
    return position;
  }

  private static void readMove(PacketInput in, CountTable table, int position, int square) {
    int move = table.addResults(position, square, OpeningStats.NONE);
    HistoryTable histories = table.histories();
    for (long rest = in.number(); rest > 0; rest--) {
      int code = (int) in.number();
      int games = (int) in.number();
      histories.add(move, code, games);
      table.addResults(move, OpeningStats.ofGames(games, ResultsByYear.diff(code)));
    }
    TheorySum theory = new TheorySum(in.number(), in.signed());
    if (in.nextByte() != 0) {
      histories.add(move, theory, firstGame(in));
    }
  }

  private static FirstGame firstGame(PacketInput in) {
    GameDate date = new GameDate((int) in.number(), in.nextByte(), in.nextByte());
    return new FirstGame(date, in.text(), (int) in.number(), in.text(), in.text(), in.text());
  }
}
