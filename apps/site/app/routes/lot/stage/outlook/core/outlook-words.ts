import type { ResultOf } from '@m30/api/client';
import { facingWords, sharesWords } from '@m30/scene/words';
import { formatNumber } from '@m30/ui-kit/format';

type Light = Extract<ResultOf<'Objects.GetLight'>, { state: 'ready' }>;
type RoomWindow = Light['rooms'][number]['windows'][number];

/** A window of a flat with what is seen from it. */
export interface Outlook extends Pick<
  RoomWindow,
  'facing' | 'view' | 'picture' | 'hour' | 'place'
> {
  /** Name of its room. */
  room: string;
  /** Which of the room's windows to this side it is, from 1. */
  nth: number;
}

/** All windows of a flat, room by room. */
export const outlooksOf = ({ rooms }: Pick<Light, 'rooms'>): Outlook[] =>
  rooms.flatMap(({ name, windows }) =>
    windows.map((window, index) => {
      const before = windows.slice(0, index).filter(({ facing }) => facing === window.facing);
      return { ...window, room: name, nth: before.length + 1 };
    }),
  );

type Named = Pick<Outlook, 'room' | 'facing' | 'nth'>;

/** «Гостиная, окно на запад», «Гостиная, 2-е окно на запад». */
export const windowName = ({ room, facing, nth }: Named): string =>
  `${room}, ${nth > 1 ? `${nth}-е ` : ''}окно ${facingWords(facing)}`;

/** «Гостиная, на запад», «Гостиная, на запад, 2». */
export const tabName = ({ room, facing, nth }: Named): string =>
  `${room}, ${facingWords(facing)}${nth > 1 ? `, ${nth}` : ''}`;

type View = Outlook['view'];

/** In how many windows some water is seen, and where: «Воду видно из двух окон». */
export function waterWords(outlooks: readonly Outlook[]): { title: string; note: string } {
  const seen = outlooks.filter(({ view }) => view.water > 0);
  if (seen.length === 0) {
    return { title: 'Воды из окон не видно', note: 'в модели места, какой она есть сейчас' };
  }
  const note = seen
    .map(
      ({ room, facing, view }) =>
        `${room.toLowerCase()} ${facingWords(facing)} ${view.water}\u00a0%`,
    )
    .join(', ');
  return { title: `Воду видно ${fromWindows(seen.length)}`, note };
}

const GENITIVE = ['', 'одного', 'двух', 'трёх', 'четырёх', 'пяти', 'шести'];

/** «из двух окон». */
const fromWindows = (count: number) =>
  `из ${GENITIVE[count] ?? count} ${count === 1 ? 'окна' : 'окон'}`;

/** The nearest house in a window: «40 м до ближайшего дома», «его крыша на 31,8 м ниже глаз». */
export function nearestWords({ nearest }: Pick<View, 'nearest'>): { title: string; note: string } {
  if (!nearest) return { title: 'Домов в окне нет', note: 'в модели места, какой она есть сейчас' };
  const { distance, rise } = nearest;
  const side = rise < 0 ? 'ниже' : 'выше';
  return {
    title: `${formatNumber(distance)}\u00a0м до ближайшего дома`,
    note: `его крыша на ${formatNumber(Math.abs(rise), 1)}\u00a0м ${side} глаз`,
  };
}

/** «Лахта Центр, 6,2 км на северо-запад (345°)», those of a window one after another. */
export const landmarkWords = ({ landmarks }: Pick<View, 'landmarks'>): string =>
  landmarks
    .map(
      ({ name, bearing, distance }) =>
        `${name}, ${formatNumber(distance / 1000, 1)}\u00a0км ${facingWords(bearing)} (${bearing}°)`,
    )
    .join('; ');

/** «Вид из окна: небо 50 %, вода 21 %; ближайший дом в 40 м» for who does not see the picture. */
export function pictureWords(outlook: Outlook): string {
  const { nearest } = outlook.view;
  const house = nearest
    ? `ближайший дом в\u00a0${formatNumber(nearest.distance)}\u00a0м`
    : 'домов не видно';
  return `${windowName(outlook)}: ${sharesWords(outlook.view)}; ${house}`;
}
