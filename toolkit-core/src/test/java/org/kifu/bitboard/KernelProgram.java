package org.kifu.bitboard;

/** Prints the kernel that runs, a leaf count by it, and on standard error its complaint. */
final class KernelProgram {
  private KernelProgram() {}

  public static void main(String[] args) {
    long leaves = Form.DOORS.perft(0x0000_0008_1000_0000L, 0x0000_0010_0800_0000L, 6);
    System.out.println(Kernel.name() + " " + leaves);
    System.err.print(Kernel.complaint());
  }
}
