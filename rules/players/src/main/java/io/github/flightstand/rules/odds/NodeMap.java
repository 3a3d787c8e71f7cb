package io.github.flightstand.rules.odds;

import org.jspecify.annotations.Nullable;

/** Nodes by numbers of dice, as a map without objects for its keys. */
final class NodeMap {

  /** An odd number whose multiples differ in their high bits. */
  private static final long MIX = 0x9E3779B97F4A7C15L;

  private long[] keys = new long[16];
  private @Nullable Node[] nodes = new Node[16];
  private int size;

  /** Returns the node of a key, or null. */
  @Nullable Node get(long key) {
    return nodes[slot(key)];
  }

  /** Puts a node at a key. */
  void put(long key, Node node) {
    if (2 * size >= nodes.length) {
      grow();
    }
    int slot = slot(key);
    size += nodes[slot] == null ? 1 : 0;
    keys[slot] = key;
    nodes[slot] = node;
  }

  /** Returns the slot of a key, or a free one after others. */
  private int slot(long key) {
    long mixed = (key ^ (key >>> 32)) * MIX;
    int slot = (int) (mixed >>> 32) & (nodes.length - 1);
    while (nodes[slot] != null && keys[slot] != key) {
      slot = (slot + 1) & (nodes.length - 1);
    }
    return slot;
  }

  private void grow() {
    long[] oldKeys = keys;
    @Nullable Node[] oldNodes = nodes;
    keys = new long[2 * oldKeys.length];
    nodes = new Node[2 * oldKeys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldNodes[i] != null) {
        int slot = slot(oldKeys[i]);
        keys[slot] = oldKeys[i];
        nodes[slot] = oldNodes[i];
      }
    }
  }
}
