package io.github.flightstand.teavm.library.java.util;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.RandomAccess;

/**
 * A list that cannot change, of an array that nothing else uses: the one list that {@link
 * ListCalls} makes, so that a look at the class is enough to read it without a virtual call.
 */
final class Elements<E> extends AbstractList<E> implements RandomAccess {

  final E[] array;

  Elements(E[] array) {
    this.array = array;
  }

  @Override
  public E get(int place) {
    return array[place];
  }

  @Override
  public int size() {
    return array.length;
  }

  @Override
  public Walk<E> iterator() {
    return new Walk<>(array);
  }

  @Override
  public boolean contains(Object wanted) {
    return indexOf(wanted) >= 0;
  }

  @Override
  public int indexOf(Object wanted) {
    for (int i = 0; i < array.length; i++) {
      if (wanted.equals(array[i])) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public Object[] toArray() {
    return array.clone();
  }

  /** A walk over elements from the first to the last. */
  static final class Walk<E> implements Iterator<E> {

    private final E[] array;
    private int place;

    private Walk(E[] array) {
      this.array = array;
    }

    @Override
    public boolean hasNext() {
      return place < array.length;
    }

    @Override
    public E next() {
      if (place >= array.length) {
        throw new NoSuchElementException();
      }
      return array[place++];
    }
  }
}
