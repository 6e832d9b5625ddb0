/** Nodes that wait for their turn, the cheapest first. */
export interface Queue {
  push(node: number, cost: number): void;
  /** Each node once, at its lowest cost; `null` when none is left. */
  pop(): number | null;
}

/** A binary heap; a node pushed again with a lower cost leaves its old entry behind, which is skipped. */
export function createQueue(): Queue {
  const heap: { node: number; cost: number }[] = [];
  const done = new Set<number>();
  const costAt = (index: number) => heap[index]?.cost ?? Infinity;

  function swap(a: number, b: number) {
    const [one, other] = [heap[a], heap[b]];
    if (one && other) [heap[a], heap[b]] = [other, one];
  }
  function rise(index: number) {
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (costAt(index) >= costAt(parent)) return;
      swap(index, parent);
      index = parent;
    }
  }
  function sink(index: number) {
    for (;;) {
      const left = 2 * index + 1;
      const child = costAt(left + 1) < costAt(left) ? left + 1 : left;
      if (costAt(child) >= costAt(index)) return;
      swap(index, child);
      index = child;
    }
  }

  return {
    push(node, cost) {
      heap.push({ node, cost });
      rise(heap.length - 1);
    },
    pop() {
      while (heap.length > 0) {
        swap(0, heap.length - 1);
        const node = heap.pop()?.node;
        sink(0);
        if (node === undefined || done.has(node)) continue;
        done.add(node);
        return node;
      }
      return null;
    },
  };
}
