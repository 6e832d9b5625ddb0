import { itemsOf, PASSAGE, type Finding } from './finding.ts';
import { nameItems, rectOf, type Item, type ItemWords } from './item.ts';
import { floorOf, roomOf, type Door, type Plan } from './plan.ts';
import { nearest, raysOf, SIDES, type Met, type Side } from './reach.ts';

/** A finding as a sentence. */
export function findingWords(plan: Plan, items: readonly Item[], finding: Finding): string {
  const words = nameItems(items);
  const of = (at: number): ItemWords => words[at] ?? { name: '', accusative: '', instrumental: '' };
  switch (finding.kind) {
    case 'overlap':
      return `${of(finding.item).name} и ${small(of(finding.other).name)} стоят друг на друге`;
    case 'wall':
      return `${of(finding.item).name} заходит в стену`;
    case 'door':
      return `${doorName(plan, finding.door)} упирается в ${of(finding.item).accusative}`;
    case 'doorway': {
      const name = doorwayName(plan, finding.door);
      const what = finding.items.map((at) => small(of(at).name)).join(', ');
      return finding.free <= 0
        ? `${name} закрыт: мешает ${what}`
        : `${name}: свободно ${finding.free}\u00a0см (нужно ${finding.needed}), мешает ${what}`;
    }
    case 'narrow': {
      const { other: met } = finding;
      const other = typeof met === 'number' ? of(met).instrumental : `стеной ${SIDE_WORDS[met]}`;
      return `Между ${of(finding.item).instrumental} и ${other} ${finding.gap}\u00a0см: пройти трудно (нужно ${PASSAGE})`;
    }
  }
}

/** All that is wrong in a phrase: for those who do not see the list. */
export function stateWords(items: readonly Item[], findings: readonly Finding[]): string {
  if (items.length === 0) return 'На плане пока ничего не стоит';
  if (findings.length === 0) return 'Всё помещается: проходы от 60 см, двери открываются';
  return findings.length === 1 ? 'Одно замечание' : `Замечаний: ${findings.length}`;
}

/** Where an item stands, for who cannot see the plan: «спальня; слева 0 см, сверху 35 см…». */
export function placeWords(plan: Plan, items: readonly Item[], at: number): string {
  const item = items[at];
  if (!item) return '';
  const room = plan.rooms[roomOf(plan, rectOf(item))];
  const distances = distancesOf(plan, items, at).map(
    ([side, { distance }]) => `${SIDE_WORDS[side]} ${distance} см`,
  );
  return `${room ? roomName(room.name) : 'вне комнат'}; свободно ${distances.join(', ')}`;
}

/** What is announced when an item has been put, moved or turned. */
export function movedWords(
  plan: Plan,
  items: readonly Item[],
  at: number,
  findings: readonly Finding[],
): string {
  const own = findings.filter((finding) => itemsOf(finding).includes(at));
  const wrong = own.map((finding) => findingWords(plan, items, finding));
  const name = nameItems(items)[at]?.name ?? '';
  return [
    `${name}: ${placeWords(plan, items, at)}`,
    ...(wrong.length ? wrong : ['Ничего не мешает']),
  ].join('. ');
}

/** Free centimetres on each side of an item, up to a wall or a neighbour. */
export function distancesOf(plan: Plan, items: readonly Item[], at: number): [Side, Met][] {
  const item = items[at];
  if (!item) return [];
  const others = items.map((other, place) => (place === at ? null : rectOf(other)));
  const floor = floorOf(plan);
  return SIDES.map((side) => [side, nearest(raysOf(rectOf(item), side, floor, others))]);
}

const SIDE_WORDS = { left: 'слева', top: 'сверху', right: 'справа', bottom: 'снизу' } as const;

const HALL = /холл|прихожая|коридор/i;
const SUMMER = /лоджия|балкон|терраса|веранда/i;

/** «Дверь в спальню»; the room that one goes to, not the hall that one comes from. */
function doorName(plan: Plan, at: number): string {
  const room = leadsTo(plan, plan.doors[at]);
  return room === null ? 'Входная дверь' : `Дверь ${toRoom(room)}`;
}

/** «Проход в кухню». */
function doorwayName(plan: Plan, at: number): string {
  const room = leadsTo(plan, plan.doors[at]);
  return room === null
    ? 'Вход в квартиру'
    : `${SUMMER.test(room) ? 'Выход' : 'Проход'} ${toRoom(room)}`;
}

const toRoom = (name: string) => `${SUMMER.test(name) ? 'на' : 'в'} ${accusative(name)}`;

function leadsTo({ rooms }: Plan, door: Door | undefined): string | null {
  if (!door || door.between.includes(null)) return null;
  const joined = door.between.flatMap((place) => rooms[place ?? -1] ?? []);
  const [first] = joined.toSorted(
    (one, other) =>
      Number(HALL.test(one.name)) - Number(HALL.test(other.name)) || one.area - other.area,
  );
  return first?.name ?? null;
}

/** «спальня» of «Спальня». */
const roomName = (name: string): string => (/^с\/у$/i.test(name) ? 'санузел' : small(name));

/** «в кухню-гостиную»: each part of a name ends as its gender has it. */
function accusative(name: string): string {
  return roomName(name)
    .split('-')
    .map((part) => part.replace(/ая$/u, 'ую').replace(/я$/u, 'ю').replace(/а$/u, 'у'))
    .join('-');
}

const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
