import type { Scene, SceneWindow } from '@m30/scene';

/** Pixels of a still, and how many times larger it is drawn: scaled down its lines are smooth. */
export const STILL = { width: 1440, height: 900, drawnAt: 1.5 } as const;

/** The same of the drawing of a whole complex. */
export const MODEL_STILL = { width: 1200, height: 887, drawnAt: 1.6 } as const;

/** Another way of drawing models draws all of them anew. */
export const MODEL_DRAWING = 2;

/** Half past ten of 22 May in Moscow, ms since 1970: every facade that a buyer sees first is in the sun or near it. */
export const MODEL_INSTANT = Date.UTC(2027, 4, 22, 7, 30);

/** Another way of drawing draws all stills anew. */
export const DRAWING = 1;

/** Share of a still above the horizon: most of what is seen from a window is below it. */
export const HORIZON = 0.36;

/** Day of the year, month and date, whose sun shines on a still. */
const DAY = [6, 22] as const;
/** Hours of Moscow: whoever looks to the east has the evening's sun in the back, to the west the morning's. */
const MORNING = 10;
const EVENING = 17;
/** Hours by which Moscow is ahead of UTC. */
const AHEAD = 3;

/** Hour of 22 June, in Moscow, that a still of a window shows. */
export const hourOf = ({ facing }: Pick<SceneWindow, 'facing'>): number =>
  facing > 0 && facing < 180 ? EVENING : MORNING;

/** Any year stands for all: between years the sun of a day differs by less than 0.2°. */
const YEAR = 2027;

/** The instant of it, ms since 1970. */
export const instantOf = (window: Pick<SceneWindow, 'facing'>): number =>
  Date.UTC(YEAR, DAY[0] - 1, DAY[1], hourOf(window) - AHEAD);

/** A still on its way to the process that draws. */
export interface ViewOrder {
  id: number;
  /** Of what the scene was made: the process keeps the last one. */
  hash: string;
  scene: Scene;
  /** `null` asks for the complex as a model. */
  window: SceneWindow | null;
  /** File that its pixels are written to, red, green and blue. */
  path: string;
}

/** It is drawn, or why it is not. */
export interface ViewDelivery {
  id: number;
  failure?: string;
}
