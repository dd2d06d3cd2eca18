package org.kifu.command.option;

import org.kifu.archive.dedup.Reason;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Finds reasons by their name. */
public final class ReasonByLabel implements ITypeConverter<Reason> {
  @Override
  public Reason convert(String label) {
    try {
      return Reason.labelled(label);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(String.valueOf(e.getMessage()));
    }
  }
}
