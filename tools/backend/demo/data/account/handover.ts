import type { DefectKind, FinishVariant } from '@m30/api';
import type { DefectState } from '../../../src/modules/service/acceptance/types.ts';

/** The order whose flat is handed over. */
const order = '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f0a';

interface DemoMeeting {
  guid: string;
  kind: 'acceptance' | 'showroom';
  /** The first such time from this many days from now on; before now it is over. */
  days: number;
  /** Which time of the day, from 0. */
  slot: number;
}

interface DemoDefect {
  guid: string;
  room: string;
  kind: DefectKind;
  text: string;
  state: DefectState;
  note: string | null;
}

interface DemoHandover {
  order: string;
  transfer: string;
  readyAgo: number;
  /** When the first act was sent. */
  sentAgo: number;
  meetings: readonly DemoMeeting[];
  defects: readonly DemoDefect[];
  finish: FinishVariant;
  finishAgo: number;
}

/** A flat of the demo buyer between its first inspection and the second one. */
export const demoHandover: DemoHandover = {
  order,
  transfer: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91400',
  readyAgo: 30,
  sentAgo: 21,
  meetings: [
    { guid: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91401', kind: 'acceptance', days: -24, slot: 1 },
    { guid: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91402', kind: 'acceptance', days: 5, slot: 1 },
    { guid: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91403', kind: 'showroom', days: -46, slot: 3 },
    { guid: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91404', kind: 'showroom', days: 9, slot: 2 },
  ],
  defects: [
    {
      guid: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91411',
      room: 'Кухня-гостиная',
      kind: 'windows',
      text: 'Царапина на стекле правой створки, двенадцать сантиметров от ручки. Видна при боковом свете.',
      state: 'fixed',
      note: null,
    },
    {
      guid: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91412',
      room: 'Спальня',
      kind: 'walls',
      text: 'Стена напротив окна отклоняется от вертикали на 14 мм по двухметровому уровню.',
      state: 'work',
      note: null,
    },
    {
      guid: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91413',
      room: 'Санузел',
      kind: 'ventilation',
      text: 'Лист бумаги не держится на решётке: тяги нет ни при открытом окне, ни при закрытом.',
      state: 'accepted',
      note: null,
    },
    {
      guid: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91414',
      room: 'Прихожая',
      kind: 'electricity',
      text: 'Щиток стоит на высоте 150 см, хотелось бы выше, чтобы закрыть его шкафом.',
      state: 'rejected',
      note: 'Высота 150 см предусмотрена проектом, который приложен к договору. Перенос щитка можно заказать отдельно',
    },
    {
      guid: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91415',
      room: 'Входная дверь',
      kind: 'doors',
      text: 'Дверь задевает порог в левом нижнем углу.',
      state: 'draft',
      note: null,
    },
    {
      guid: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91416',
      room: 'Кухня-гостиная',
      kind: 'floor',
      text: 'Ламинат у балконного блока вздулся по шву, пятно с ладонь.',
      state: 'draft',
      note: null,
    },
  ],
  finish: 'dvor',
  finishAgo: 18,
};
