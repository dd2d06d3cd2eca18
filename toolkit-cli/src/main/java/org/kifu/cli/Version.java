package org.kifu.cli;

import org.kifu.json.Tool;
import picocli.CommandLine.IVersionProvider;

/** The line that {@code --version} prints. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {Tool.NAME + " " + Tool.version()};
  }
}
