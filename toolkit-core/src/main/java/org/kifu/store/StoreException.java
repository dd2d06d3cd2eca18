package org.kifu.store;

import java.io.IOException;
import java.nio.file.Path;

/** A file that is no store, or one that cannot be used any more. */
public final class StoreException extends IOException {
  private static final long serialVersionUID = 1L;

  /** What is wrong with it. */
  public enum Fault {
    /** Another file. */
    NOT_A_STORE("not-a-store"),
    /** Written by another version of the program, and laid out in another way. */
    STORE_VERSION("store-version"),
    /** The end is missing. */
    STORE_TRUNCATED("store-truncated"),
    /** A check sum does not fit. */
    STORE_DAMAGED("store-damaged");

    private final String code;

    Fault(String code) {
      this.code = code;
    }

    /** The stable name. */
    public String code() {
      return code;
    }
  }

  private final Fault fault;

  StoreException(Path path, Fault fault, String message) {
    super(path + ": " + message + " [" + fault.code + "]");
    this.fault = fault;
  }

  /** What is wrong with the file. */
  public Fault fault() {
    return fault;
  }
}
