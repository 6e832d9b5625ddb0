import { turn } from '../azimuth/azimuth.ts';
import { fanOf } from '../fan/fan.ts';
import type { Geometry } from '../geometry/geometry.ts';
import type { SceneWindow } from '../window/window.ts';
import { castFrom, type Seen } from './cast.ts';
import { EYES } from './view.ts';

/** What is seen in one direction. */
export interface Sight {
  /** Shares of what is around the direction, 0…1, together 1. */
  shares: Readonly<Record<Seen, number>>;
  /** Metres to the nearest house; `null` where there is none. */
  house: number | null;
}

/** Rays to each side, upwards and downwards, degrees. */
const ASIDE = 15;
const UP = 20;
const DOWN = -45;
const STEP = 2.5;

/**
 * Who stands at a window and looks aside sees this: 15° to either side of a direction, from 45° below the level to 20° above it.
 * @param azimuth degrees clockwise from north; what the window's wall hides is left out
 * @returns the sights of any direction
 */
export function sightsOf(geometry: Geometry, window: SceneWindow): (azimuth: number) => Sight {
  const eye = [window.x, window.y, window.floor + EYES] as const;
  const fan = fanOf(geometry, window, [eye], { downwards: true });
  return (azimuth) => {
    const counts = { sky: 0, house: 0, green: 0, water: 0, ground: 0 };
    let all = 0;
    let house: number | null = null;
    for (let aside = -ASIDE; aside <= ASIDE; aside += STEP) {
      if (Math.abs(turn(azimuth + aside - window.facing)) >= 90) continue;
      const level = ((azimuth + aside) * Math.PI) / 180;
      for (let rise = DOWN + STEP / 2; rise < UP; rise += STEP) {
        const [up, out] = [Math.sin((rise * Math.PI) / 180), Math.cos((rise * Math.PI) / 180)];
        const ray = [Math.sin(level) * out, Math.cos(level) * out, up] as const;
        const { seen, distance } = castFrom(geometry, fan, eye, ray);
        counts[seen] += 1;
        all += 1;
        if (seen === 'house') house = Math.min(house ?? Infinity, distance * out);
      }
    }
    const share = (seen: Seen) => (all === 0 ? 0 : counts[seen] / all);
    return {
      shares: {
        ...{ sky: share('sky'), house: share('house'), green: share('green') },
        ...{ water: share('water'), ground: share('ground') },
      },
      house,
    };
  };
}
