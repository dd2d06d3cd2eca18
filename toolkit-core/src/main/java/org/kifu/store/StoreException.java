package org.kifu.store;

import java.io.IOException;
import java.nio.file.Path;

/** An exception for a file that is not a store, or for a store that cannot be used. */
public final class StoreException extends IOException {
  private static final long serialVersionUID = 1L;

  /** The command that makes stores. */
  static final String INDEX = "'kifu index'";

  /** The faults that a file may have. */
  public enum StoreFault {
    /** A file of another kind. */
    NOT_A_STORE(
        "not-a-store",
        "The file is not an opening index: it does not begin like one.",
        "Make an index of archives with " + INDEX + ", or name the archives themselves."),
    /** A store from another version of the program, with another layout. */
    STORE_VERSION(
        "store-version",
        "The opening index was made by another version of Kifu, which lays it out differently.",
        "Make it again from its archives with " + INDEX + "."),
    /** A store whose end is missing. */
    STORE_TRUNCATED(
        "store-truncated",
        "The end of the opening index is missing, as after a copy that broke off.",
        "Copy it again, or make it again from its archives with " + INDEX + "."),
    /** A store in which a checksum does not fit, or a number contradicts the others. */
    STORE_DAMAGED(
        "store-damaged",
        "A part of the opening index does not fit its checksum or contradicts the rest: it was"
            + " changed after it was written.",
        "Copy it again, or make it again from its archives with " + INDEX + ".");

    private final String code;
    private final String reason;
    private final String remedy;

    StoreFault(String code, String reason, String remedy) {
      this.code = code;
      this.reason = reason;
      this.remedy = remedy;
    }

    /** The meaning of the fault, in a sentence. */
    public String reason() {
      return reason;
    }

    /** The remedy for the fault, in a sentence. */
    public String remedy() {
      return remedy;
    }

    /** The stable name. */
    public String code() {
      return code;
    }
  }

  private final StoreFault fault;

  StoreException(Path path, StoreFault fault, String message) {
    super(path + ": " + message + " [" + fault.code + "]");
    this.fault = fault;
  }

  /** The fault of the file. */
  public StoreFault fault() {
    return fault;
  }
}
