package org.kifu.spark;

import java.io.Serializable;

/**
 * One file of a run.
 *
 * @param index its place in the order of the input, from 0
 * @param path as it was given; every machine must see the file under it
 */
record GameFile(int index, String path) implements Serializable {
  /**
   * The place of a game in the order of the input: any number that ascends.
   *
   * @param number of the game in its file, from 1
   */
  long indexOfGame(int number) {
    return (long) index << Integer.SIZE | number;
  }
}
