package org.kifu.source.packed;

/**
 * One thing that was packed.
 *
 * @param path its path inside an archive, as it is written there; empty for the content of a source
 *     that is packed as a whole
 * @param content its bytes; read before the next member is asked for
 */
public record Member(String path, UnpackedStream content) {}
