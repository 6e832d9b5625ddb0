import type { ResultOf } from '@m30/api/client';
import { formatArea, formatCount, formatNumber } from '@m30/ui-kit/format';

type Status = ResultOf<'Objects.GetPremises'>['lots'][number]['status'];

const STATUS: Record<Exclude<Status, 'free'>, string> = {
  held: 'Забронировано',
  reserved: 'В\u00a0резерве',
  sold: 'Продано',
  closed: 'Не\u00a0в\u00a0продаже',
};

/** «Забронировано», «Продано», … or `null` for free premises. */
export const statusWords = (status: Status): string | null =>
  status === 'free' ? null : STATUS[status];

/** «12 помещений». */
export const unitsWords = (count: number): string =>
  formatCount(count, ['помещение', 'помещения', 'помещений']);

/** «Помещение 61,8 м²». */
export const unitTitle = ({ area }: { area: number }): string => `Помещение ${formatArea(area)}`;

/** Name of a unit in a row: «Помещение 61,8 м², Канал 9, № 2». */
export const unitName = (unit: { area: number; complexName: string; number: string }): string =>
  `${unitTitle(unit)}, ${unit.complexName}, №\u00a0${unit.number}`;

/** «первый этаж», «2-й этаж», «этаж ниже первого». */
export function floorWords(floor: number): string {
  if (floor === 1) return 'первый этаж';
  return floor > 1 ? `${floor}-й\u00a0этаж` : 'этаж ниже первого';
}

/** «4,20 м»; `null` where nobody has said it. */
export const ceilingWords = ({ ceiling }: { ceiling: number }): string | null =>
  ceiling > 0 ? `${formatNumber(ceiling, 2)}\u00a0м` : null;

/** «25 кВт»; `null` where nobody has said it. */
export const powerWords = ({ power }: { power: number }): string | null =>
  power > 0 ? `${power}\u00a0кВт` : null;

/** «61,8–239,9 м²», or one area where both are the same. */
export function areasWords(from: number, to: number): string {
  if (from === to) return formatArea(from);
  return `${formatArea(from).replace(/\u00a0м²$/, '')}\u2060–\u2060${formatArea(to)}`;
}

/** «Магазин, аптека и офис», as a sentence begins. */
export function purposeWords(purposes: readonly string[]): string {
  const last = purposes.at(-1) ?? '';
  const rest = purposes.slice(0, -1).join(', ');
  const words = rest ? `${rest} и\u00a0${last}` : last;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
