package org.kifu.base;

import java.util.Optional;

/**
 * A source of a base.
 *
 * @param number its number in the base
 * @param name the path as it was given
 * @param folder the path without the file name; empty for the current folder
 * @param fileName the last part of the path
 * @param size the number of bytes
 * @param sha256 the SHA-256 of the bytes, in hexadecimal digits
 * @param format the notation of its games; nothing if it was not recognised, and for a file with
 *     names
 * @param choice what was chosen to read it
 * @param games the number of its games, readable or not
 */
public record StoredSource(
    long number,
    String name,
    String folder,
    String fileName,
    long size,
    String sha256,
    Optional<String> format,
    ReadingChoice choice,
    long games) {}
