import { duration } from '@m30/scene/words';
import { clock, MONTHS } from '../../../../../components/sun-ruler/sun-words.ts';
import { lengthOf, pairsOf, type RoomLight, type Spans } from './light.ts';

/** «8:08–19:02», «8:15–8:38 и 8:47–17:21», «нет». */
export function spansWords(spans: Spans): string {
  const pairs = pairsOf(spans).map(([from, to]) => `${clock(from)}\u2060–\u2060${clock(to)}`);
  return pairs.length > 0 ? pairs.join(' и ') : 'нет';
}

/** Rooms in the prepositional, by how they are named on plans. */
const IN_ROOM: readonly [RegExp, string][] = [
  [/^кухня-гостиная/i, 'В кухне-гостиной'],
  [/^кухня-столовая/i, 'В кухне-столовой'],
  [/^кухня/i, 'В кухне'],
  [/^гостиная/i, 'В гостиной'],
  [/^мастер-спальня/i, 'В мастер-спальне'],
  [/^спальня/i, 'В спальне'],
  [/^детская/i, 'В детской'],
  [/^кабинет/i, 'В кабинете'],
];

/** «В гостиной»; a name that nobody declined stands after a colon. */
const inRoom = (name: string) => {
  const [pattern, words] = IN_ROOM.find(([one]) => one.test(name)) ?? [];
  return pattern && words ? words + name.replace(pattern, '') : `${name}:`;
};

/** «В гостиной солнце 22 марта с 13:10 до 17:45». */
export function roomWords(name: string, date: string, spans: Spans): string {
  const pairs = pairsOf(spans).map(([from, to]) => `с\u00a0${clock(from)} до\u00a0${clock(to)}`);
  if (pairs.length === 0) return `${inRoom(name)} ${date} прямого солнца нет`;
  return `${inRoom(name)} солнце ${date} ${pairs.join(' и ')}`;
}

/** How much in all: «4 ч 35 мин». */
export const lengthWords = (spans: Spans): string => duration(lengthOf(spans));

/** «ноя–янв», «весь год», «мар, сен»: months that follow each other round the year are one span. */
export function monthsWords(months: readonly number[]): string {
  if (months.length === 12) return 'весь год';
  const has = (month: number) => months.includes(((month + 11) % 12) + 1);
  const name = (month: number) => MONTHS[(month + 11) % 12] ?? '';
  return months
    .filter((month) => !has(month - 1))
    .map((from) => {
      let to = from;
      while (has(to + 1)) to += 1;
      return from === to ? name(from) : `${name(from)}\u2060–\u2060${name(to)}`;
    })
    .join(', ');
}

/** Who takes the sun: «Дом, 23,1 м», «Корпус 2». */
export function shadeName({ whose, building }: RoomLight['shades'][number]): string {
  if (whose === 'around') return 'Соседний дом';
  return whose === 'own' ? 'Свой корпус' : `Корпус ${building ?? ''}`;
}
