/** What of a model is pointed at or chosen. It stands apart from what draws, so that hosts need no types of three.js. */
export type Pick =
  | { kind: 'flat'; flat: number }
  | { kind: 'storey'; building: string; floor: number }
  | { kind: 'building'; building: string };
