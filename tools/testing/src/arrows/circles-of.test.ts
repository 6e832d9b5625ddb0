import { expect, test } from 'vitest';
import { circlesOf } from './circles-of.ts';

const graphOf = (...edges: [string, string][]) => {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
};

test('a tree has no circle', () => {
  expect(circlesOf(graphOf(['a', 'b'], ['a', 'c'], ['b', 'd'], ['c', 'd']))).toEqual([]);
});

test('circles that share a node are one, others are counted apart', () => {
  const graph = graphOf(
    ['a', 'b'],
    ['b', 'a'],
    ['b', 'c'],
    ['c', 'b'],
    ['c', 'x'],
    ['x', 'y'],
    ['y', 'x'],
  );
  expect(circlesOf(graph)).toEqual([
    ['x', 'y'],
    ['a', 'b', 'c'],
  ]);
});
