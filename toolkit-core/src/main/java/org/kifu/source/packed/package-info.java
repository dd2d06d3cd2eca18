/**
 * Packed bytes to the bytes that were packed: gzip, bzip2, xz, zip and tar, by Apache Commons
 * Compress, which is used nowhere else. Nothing is written but the copy of a zip or a tar that
 * comes from a stream.
 *
 * <p>What is unpacked is not trusted. It ends where it is damaged, where it becomes {@linkplain
 * org.kifu.source.packed.UnpackingLimits far more than it was}, and each of these is a problem with
 * its place; entries after a damaged one are still read.
 */
@NullMarked
package org.kifu.source.packed;

import org.jspecify.annotations.NullMarked;
