/**
 * Minutes between neighbours as a metro map for passengers gives them, whole and rounded up; without the stations that have opened since.
 * Source: github.com/robinsout/altmetromap, src/mapsdata/spb-graph.js at 0ae9658a.
 */
export const PUBLISHED: readonly (readonly [
  first: string,
  line: number,
  minutes: readonly number[],
])[] = [
  ['Девяткино', 1, [3, 6, 2, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 3, 4, 2, 3, 2]],
  ['Парнас', 2, [3, 2, 3, 3, 4, 4, 2, 4, 2, 3, 2, 2, 2, 2, 3, 4, 3]],
  ['Приморская', 3, [4, 4, 3, 3, 5, 3, 3, 3, 4]],
  ['Спасская', 4, [4, 2, 2, 3, 3, 3, 2]],
  ['Комендантский проспект', 5, [3, 3, 4, 2, 3, 3, 4, 3, 3, 3]],
];
