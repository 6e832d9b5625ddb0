/** What stands in a bay of a storey. */
export interface BayParts {
  /** Panes: ends along the bay from its middle, and heights above the floor, metres. */
  panes: readonly Pane[];
  /** Whether a balcony juts out before it. */
  balcony: boolean;
}

interface Pane {
  from: number;
  to: number;
  bottom: number;
  top: number;
}

/** Sills and heads, metres above the floor; glass that begins at the floor stands on a threshold. */
const SILL = 0.85;
const THRESHOLD = 0.15;
const HEAD = 0.5;

/**
 * Panes of a bay by its letter in a pattern. Their sizes are those of a model: a rhythm that tells the scale, the windows of
 * the figures are read from the plans.
 * @param bay width, metres
 * @param storey height, metres
 */
export function bayParts(letter: string, bay: number, storey: number): BayParts {
  const top = storey - HEAD;
  const pane = (width: number, bottom: number, middle = 0): Pane => ({
    from: middle - width / 2,
    to: middle + width / 2,
    bottom,
    top,
  });
  const only = (...panes: Pane[]): BayParts => ({ panes, balcony: false });
  switch (letter) {
    case 'w':
      return only(pane(Math.min(1.6, bay * 0.5), SILL));
    case 'W':
      return only(pane(bay * 0.66, SILL));
    case 'n':
      return only(pane(Math.min(0.9, bay * 0.3), SILL));
    case 'd':
      return only(pane(bay * 0.28, SILL, -bay * 0.2), pane(bay * 0.28, SILL, bay * 0.2));
    case 'f':
      return only(pane(Math.min(1.7, bay * 0.52), THRESHOLD));
    case 'l':
      return only(pane(bay * 0.84, THRESHOLD));
    case 'c':
      return only(
        { from: -bay / 2 + 0.06, to: -0.03, bottom: 0.3, top: storey - 0.08 },
        { from: 0.03, to: bay / 2 - 0.06, bottom: 0.3, top: storey - 0.08 },
      );
    case 'b':
      return { panes: [pane(Math.min(1.8, bay * 0.55), THRESHOLD)], balcony: true };
    default:
      return only();
  }
}

/** Showcases of a ground storey, metres. */
export const showcase = (bay: number, height: number): BayParts => ({
  panes: [{ from: -bay * 0.4, to: bay * 0.4, bottom: 0.35, top: height - 0.9 }],
  balcony: false,
});
