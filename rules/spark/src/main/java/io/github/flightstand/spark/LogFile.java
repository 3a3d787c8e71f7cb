package io.github.flightstand.spark;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;

/** The bytes of one log: a file, or a part of one, unpacked if they begin as gzip does. */
final class LogFile {

  private static final int CHUNK = 1 << 16;
  private static final int[] GZIP = {0x1F, 0x8B};

  private LogFile() {}

  /**
   * Opens a log.
   *
   * @param start the first byte
   * @param bytes the number of bytes; −1 up to the file's end
   */
  static InputStream open(Configuration hadoop, String path, long start, long bytes)
      throws IOException {
    Path file = new Path(path);
    FSDataInputStream in = file.getFileSystem(hadoop).open(file);
    try {
      in.seek(start);
      return unpacked(new BufferedInputStream(bytes < 0 ? in : new Part(in, bytes), CHUNK));
    } catch (IOException unreadable) {
      in.close();
      throw unreadable;
    }
  }

  private static InputStream unpacked(InputStream in) throws IOException {
    in.mark(GZIP.length);
    boolean zipped = in.read() == GZIP[0] && in.read() == GZIP[1];
    in.reset();
    return zipped ? new Unzipped(in) : in;
  }

  /** An unpacked log that a buffer does not read beyond what it was given, to where it is cut. */
  private static final class Unzipped extends GZIPInputStream {

    Unzipped(InputStream in) throws IOException {
      super(in, CHUNK);
    }

    @Override
    public int available() {
      return 0;
    }
  }

  /** A number of bytes of a file, which has to have them. */
  private static final class Part extends FilterInputStream {

    private long left;

    Part(InputStream in, long bytes) {
      super(in);
      left = bytes;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] to, int from, int most) throws IOException {
      if (left == 0) {
        return -1;
      }
      int read = super.read(to, from, (int) Math.min(left, most));
      if (read < 0) {
        throw new EOFException("the packed file ends within the log");
      }
      left -= read;
      return read;
    }
  }
}
