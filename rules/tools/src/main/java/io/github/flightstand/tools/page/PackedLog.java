package io.github.flightstand.tools.page;

import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Base64;
import java.util.Optional;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * A log that is packed while it is read, as an address of the sandbox holds it: deflated, in base64
 * for addresses.
 */
public final class PackedLog extends FilterInputStream {

  /** The most bytes that the sandbox unpacks. */
  private static final int MOST = 4 << 20;

  /** The bytes of a byte order mark, where a log has no letters yet. */
  private static final int BYTE_ORDER_MARK = 3;

  private final ByteArrayOutputStream packed = new ByteArrayOutputStream();
  private final DeflaterOutputStream deflating =
      new DeflaterOutputStream(packed, new Deflater(Deflater.BEST_COMPRESSION, true));
  private int length;

  public PackedLog(InputStream log) {
    super(log);
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
  }

  @Override
  public int read(byte[] bytes, int from, int most) throws IOException {
    int count = super.read(bytes, from, most);
    if (count > 0 && length <= MOST) {
      pack(bytes, from, from + count);
    }
    return count;
  }

  /** Packs bytes but for carriage returns and a byte order mark, so that any system's are alike. */
  private void pack(byte[] bytes, int from, int end) throws IOException {
    int start = from;
    for (int i = from; i < end; i++) {
      boolean mark = length++ < BYTE_ORDER_MARK && bytes[i] < 0;
      if (mark || bytes[i] == '\r') {
        deflating.write(bytes, start, i - start);
        start = i + 1;
      }
    }
    deflating.write(bytes, start, end - start);
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  /** Returns the packed log once it is read, or empty if it is too long for the sandbox. */
  public Optional<String> text() throws IOException {
    if (length > MOST) {
      return Optional.empty();
    }
    deflating.finish();
    return Optional.of(
        Base64.getUrlEncoder().withoutPadding().encodeToString(packed.toByteArray()));
  }
}
