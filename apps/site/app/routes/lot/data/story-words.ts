import { SUMMER_ROOM_NAMES } from '@m30/calculators/area';
import { formatArea, formatNumber } from '@m30/ui-kit/format';
import { windowsWords } from './lot-words.ts';
import type { LotView } from './lot.server.ts';
import { countFlats } from '../../../store/apartments/count-flats.ts';

type StoryLot = Pick<
  LotView,
  | ('floor' | 'floors' | 'sides' | 'ceiling' | 'roomList' | 'summer')
  | ('onFloor' | 'handover' | 'finishSet')
>;

/** A flat told to those who have not seen its figures, sentence by sentence; what is not known is left out. */
export function storyWords(lot: StoryLot): string[] {
  return [height(lot), neighbours(lot), largest(lot), summer(lot), finish(lot), keys(lot)].filter(
    (sentence) => sentence !== '',
  );
}

function height({ floor, floors, sides, ceiling }: StoryLot): string {
  const last = floor === floors && floors > 1 ? 'Последний, ' : '';
  const windows = windowsWords(sides).toLowerCase();
  const rooms = ceiling === 0 ? '' : `потолки\u00a0${formatNumber(ceiling, 2)}\u00a0м`;
  const facts = [windows, rooms].filter((fact) => fact !== '').join(', ');
  return `${last}${floor}\u2060-\u2060й этаж из\u00a0${floors}${facts && `: ${facts}`}.`;
}

function neighbours({ onFloor: { total } }: StoryLot): string {
  if (total <= 1) return 'Других квартир на\u00a0этаже нет.';
  return `На\u00a0этаже ещё\u00a0${countFlats(total - 1)}.`;
}

function largest({ roomList }: StoryLot): string {
  const [room] = roomList.toSorted((a, b) => b.area - a.area);
  if (!room || roomList.length < 3) return '';
  return `Самая большая комната\u00a0— ${room.name.toLowerCase()}, ${formatArea(room.area)}.`;
}

function summer({ summer: rooms }: StoryLot): string {
  const named = rooms.map(
    ({ kind, area }) => `${SUMMER_ROOM_NAMES[kind].toLowerCase()}\u00a0${formatArea(area)}`,
  );
  return named.length > 0 ? `Есть ${named.join(' и\u00a0')}.` : '';
}

const finish = ({ finishSet }: StoryLot): string =>
  finishSet ? `Отделка ${finishSet} уже в\u00a0цене.` : '';

const QUARTERS = { 1: 'первом', 2: 'втором', 3: 'третьем', 4: 'четвёртом' } as const;

const keys = ({ handover }: StoryLot): string =>
  handover === null
    ? 'Дом сдан, квартиру можно посмотреть.'
    : `Ключи в\u00a0${QUARTERS[handover.quarter]} квартале ${handover.year}\u00a0года.`;
