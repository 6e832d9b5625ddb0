import { EDGE } from '../picture/room-frame.ts';
import type { SceneWindow } from '../window/window.ts';
import { FRAME } from '../view/view.ts';

/** Where somebody at a window looks. */
export interface Look {
  /** Degrees to the right of straight out. */
  aside: number;
  /** Share of the picture above the horizon: the lens is shifted, never tilted, so that uprights stay upright. */
  horizon: number;
}

/** Straight out, as a still does. */
export const STRAIGHT: Look = { aside: 0, horizon: 0.36 };

/** Farther aside there is the wall alone, degrees. */
const ASIDE = 66;
/** Little sky or much. */
const HORIZONS = [0.06, 0.78] as const;
/** Degrees upwards as shares of the picture. */
const RISE = 0.009;

/** Turns by degrees to the right and upwards, as far as the window lets see. */
export const looked = ({ aside, horizon }: Look, right: number, up = 0): Look => ({
  aside: Math.min(Math.max(aside + right, -ASIDE), ASIDE),
  horizon: Math.min(Math.max(horizon + up * RISE, HORIZONS[0]), HORIZONS[1]),
});

/** A look between two others. */
export const lookBetween = (from: Look, to: Look, share: number): Look => ({
  aside: from.aside + (to.aside - from.aside) * share,
  horizon: from.horizon + (to.horizon - from.horizon) * share,
});

/** Slopes at the edges of a picture: metres for each metre out. It is as high as a still, and as wide as its canvas lets it be. */
export function slopesOf({ horizon }: Look, aspect: number) {
  const height = (2 * Math.tan((FRAME.angle * Math.PI) / 360)) / FRAME.ratio;
  const right = (height * aspect) / 2;
  return { right, top: height * horizon, bottom: -height * (1 - horizon) };
}

/** Whoever looks this far aside or up has walked up to the window, degrees and shares. */
const AT_WINDOW = 45;
const LEANED = 0.4;
/** The nearest that one comes to the glass, as a share of the first distance. */
const NEAREST = 0.22;

/** Metres from the eye to the glass: who looks straight out stands far enough to see the jambs, who looks aside walks up to it. */
export function glassAway({ aside, horizon }: Look, { width }: Pick<SceneWindow, 'width'>): number {
  const far = width / 2 / EDGE;
  const turnedAway = Math.max(
    Math.abs(aside) / AT_WINDOW,
    Math.abs(horizon - STRAIGHT.horizon) / LEANED,
  );
  const share = Math.min(1, turnedAway) ** 2 * (3 - 2 * Math.min(1, turnedAway));
  return far * (1 - (1 - NEAREST) * share);
}
