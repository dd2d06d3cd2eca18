package org.kifu.format.text.judge;

import org.jspecify.annotations.Nullable;
import org.kifu.game.SourceLocation;

/**
 * What has to be said of a game that was found.
 *
 * @param words what differs from one game to another, such as the name of a layout
 * @param where its place; null for that of the first move
 */
public record GameNote(Kind kind, String words, @Nullable SourceLocation where) {
  /** The kind of a note. */
  public enum Kind {
    /** The numbers of the moves agree at first, and from the number in the words on no more. */
    NUMBERS_DISAGREE,
    /** Squares between the moves are left out. */
    LEFT_OUT,
    /** Squares right before the first move are left out. */
    LEFT_BEFORE,
    /** Squares right behind the last move are not legal. */
    GOES_ON,
    /** The moves are in another layout than a list. */
    LAYOUT,
    /** The first move is not written, and only one is legal. */
    FIRST_MOVE_ADDED,
    /** The game is legal only from the mirrored start, and was turned to the usual one. */
    MIRRORED,
    /** A diagram begins with a position, which the words describe. */
    POSITION,
    /** Two numbers of a diagram have no blank between them. */
    MERGED_NUMBERS,
    /** Each square is written as two digits or two numbers; exchanged they are as legal. */
    TWO_DIGITS,
    /** Each square is written as one number that counts the squares. */
    ONE_NUMBER,
    /** The layout of boards, in whole words. */
    BOARD_LAYOUT,
    /** Something on the board of a diagram is wrong. */
    BOARD_FAULT,
    /** A text in a list that is no square, where the moves stop. */
    NO_SQUARE,
    /** Letters of another alphabet or of a scanner are read as discs or digits. */
    LOOK_ALIKE,
    /** Characters that control a printer are read as blanks. */
    CONTROL,
    /** A letter for a colour that is wrong. */
    COLOUR_LETTER,
    /** Another layout is legal as well, and gives other moves. */
    ALSO_LEGAL
  }
}
