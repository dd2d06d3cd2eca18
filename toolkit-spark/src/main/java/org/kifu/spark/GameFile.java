package org.kifu.spark;

import java.io.Serializable;

/**
 * One file of a run.
 *
 * @param index its place in the order of the input, from 0
 * @param path as it was given; every machine must see the file under it
 */
record GameFile(int index, String path) implements Serializable {}
