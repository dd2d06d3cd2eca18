package org.kifu.store;

import java.io.IOException;
import java.nio.file.Path;

/** A file that is no store, or one that cannot be used any more. */
public final class StoreException extends IOException {
  private static final long serialVersionUID = 1L;

  /** The command that makes stores. */
  static final String INDEX = "'kifu index'";

  /** The faults that a file may have. */
  public enum StoreFault {
    /** Another file. */
    NOT_A_STORE(
        "not-a-store",
        "The file is not an opening index: it does not begin like one.",
        "Make an index of archives with " + INDEX + ", or name the archives themselves."),
    /** Written by another version of the program, and laid out in another way. */
    STORE_VERSION(
        "store-version",
        "The opening index was made by another version of Kifu, which lays it out differently.",
        "Make it again from its archives with " + INDEX + "."),
    /** The end is missing. */
    STORE_TRUNCATED(
        "store-truncated",
        "The end of the opening index is missing, as after a copy that broke off.",
        "Copy it again, or make it again from its archives with " + INDEX + "."),
    /** A check sum does not fit, or a number cannot be beside the others. */
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

    /** What it means, in a sentence. */
    public String reason() {
      return reason;
    }

    /** What to do about it, in a sentence. */
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

  /** What is wrong with the file. */
  public StoreFault fault() {
    return fault;
  }
}
