package org.kifu.cli;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.kifu.dedup.Reason;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Finds reasons by their name. */
final class ReasonByLabel implements ITypeConverter<Reason> {
  @Override
  public Reason convert(String label) {
    return Arrays.stream(Reason.values())
        .filter(reason -> reason.label().equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "'%s' is none of %s"
                        .formatted(
                            label,
                            Arrays.stream(Reason.values())
                                .map(Reason::label)
                                .collect(Collectors.joining(" ")))));
  }
}
