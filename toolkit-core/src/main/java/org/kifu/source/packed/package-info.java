/**
 * Unpacking of gzip, bzip2, xz, zip and tar with Apache Commons Compress, which no other package
 * uses. It writes no files except a temporary copy of a zip or a tar that comes from a stream.
 *
 * <p>Packed bytes are not trusted. Unpacking stops where they are damaged, or where they become
 * {@linkplain org.kifu.source.packed.UnpackingLimits far more than they were}. Each of these is a
 * problem with its place. Entries after a damaged one are still read.
 */
@NullMarked
package org.kifu.source.packed;

import org.jspecify.annotations.NullMarked;
