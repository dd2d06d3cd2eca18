package org.kifu.words;

import org.kifu.board.Disc;

/** The signs for drawing in text for people. */
public enum Glyphs {
  /** For terminals that show Unicode. */
  UNICODE("●", "○", "█", "│", "─", "→"),
  /** For all others. */
  ASCII("X", "O", "#", "|", "-", "->");

  private final String blackDisc;
  private final String whiteDisc;
  private final String block;
  private final String upright;
  private final String rule;
  private final String arrow;

  Glyphs(
      String blackDisc, String whiteDisc, String block, String upright, String rule, String arrow) {
    this.blackDisc = blackDisc;
    this.whiteDisc = whiteDisc;
    this.block = block;
    this.upright = upright;
    this.rule = rule;
    this.arrow = arrow;
  }

  public String blackDisc() {
    return blackDisc;
  }

  public String whiteDisc() {
    return whiteDisc;
  }

  public String disc(Disc side) {
    return side == Disc.BLACK ? blackDisc : whiteDisc;
  }

  public String block() {
    return block;
  }

  public String upright() {
    return upright;
  }

  public String rule() {
    return rule;
  }

  /** The sign between what was and what is. */
  public String arrow() {
    return arrow;
  }
}
