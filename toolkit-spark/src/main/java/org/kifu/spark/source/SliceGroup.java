package org.kifu.spark.source;

import java.util.List;
import org.apache.spark.sql.connector.read.InputPartition;

/** What one task reads, in input order. */
record SliceGroup(List<Slice> slices) implements InputPartition {}
