import type { Sight, View } from '@m30/scene';
import { formatNumber } from '@m30/ui-kit/format';
import { facingWords } from '@m30/scene/words';

const SEEN = [
  ['water', 'вода'],
  ['house', 'дома'],
  ['green', 'деревья'],
  ['ground', 'земля'],
  ['sky', 'небо'],
] as const;

const percent = (share: number) => Math.round(share * 100);

/** «Смотрите на юго-запад, 215°: вода 48 %, небо 31 %; ближайший дом в 62 м». */
export function sightWords(azimuth: number, { shares, house }: Sight): string {
  const seen = SEEN.filter(([part]) => percent(shares[part]) > 0)
    .map(([part, name]) => `${name} ${percent(shares[part])}\u00a0%`)
    .join(', ');
  const nearest =
    house === null ? 'домов не\u00a0видно' : `ближайший дом в\u00a0${formatNumber(house)}\u00a0м`;
  return `Смотрите ${facingWords(azimuth)}, ${Math.round(azimuth) % 360}°: ${seen}; ${nearest}`;
}

/** «вода 19 %, дома 12 %, глаза на 34,9 м» of a floor. */
export function floorWords({ shares }: Pick<View, 'shares'>, eyes: number): string {
  const [water, house] = [percent(shares.water), percent(shares.house)];
  return `вода ${water}\u00a0%, дома ${house}\u00a0%, глаза на\u00a0${formatNumber(eyes, 1)}\u00a0м`;
}
