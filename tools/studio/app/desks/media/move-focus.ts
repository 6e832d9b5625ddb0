const within = (share: number) => Math.min(100, Math.max(0, Math.round(share)));

/**
 * Moves a point of a picture, which it never leaves.
 * @param x per cent from the left, like `y` from above
 * @param dx share of the side, like `dy`
 */
export const moveFocus = (x: number, y: number, dx: number, dy: number): [x: number, y: number] => [
  within(x + dx * 100),
  within(y + dy * 100),
];
