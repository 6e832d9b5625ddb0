import type { ItemDraft } from '../../shape/adapter.ts';
import { aliasOf } from '../../../../../kernel/words/alias-of.ts';
import {
  isYes,
  knownNumber,
  kopecksOf,
  lotNumberOf,
  numberOf,
  roomsOf,
  textOf,
} from '../../shape/values.ts';
import { finishOf, isPlace, kindOf, purposesOf, sizeOf, statusOf } from '../../shape/words.ts';
import type { TableColumn } from './columns.ts';

/** Texts of a line by the name of their column. */
export type Cells = Readonly<Partial<Record<TableColumn, string>>>;

/** What a line of a table says: its lot, and before it a complex and a building that no line before has named. */
export function toItems(cells: Cells, line: number, isNew: (key: string) => boolean): ItemDraft[] {
  const complex = cells.complex && aliasOf(cells.complex);
  const name = buildingName(cells.building);
  const building = name && aliasOf(name);
  return [
    ...(complex && isNew(complex) ? [complexItem(cells, line, complex)] : []),
    ...(complex && building && isNew(`${complex}/${building}`)
      ? [buildingItem(cells, line, { complex, building, name })]
      : []),
    lotItem(cells, line, { complex, building }),
  ];
}

const buildingName = (text: string | undefined) =>
  text !== undefined && /^[\dа-яa-z]{1,4}$/iu.test(text.trim())
    ? `Корпус ${text.trim()}`
    : text?.trim();

function complexItem(cells: Cells, line: number, alias: string): ItemDraft {
  const { complex: name, address, latitude, longitude } = cells;
  const coordinate = latitude && longitude ? [numberOf(latitude), numberOf(longitude)] : undefined;
  return { kind: 'complex', line, alias, name, address, coordinate };
}

function buildingItem(
  cells: Cells,
  line: number,
  { complex, building, name }: Readonly<Record<'complex' | 'building' | 'name', string>>,
): ItemDraft {
  const handover = handoverOf(cells.handover);
  return {
    ...{ kind: 'building', line, complex, alias: building, name },
    floors: numberOf(cells.floors),
    ...(handover !== undefined && { handover }),
  };
}

/** «3 кв. 2027», «III кв. 2027 г.», «2027-3», «30.09.2027»; `null` for «сдан»; other words say nothing. */
function handoverOf(text: string | undefined) {
  if (text === undefined) return undefined;
  if (/сдан|введ[её]н|готов/iu.test(text)) return null;
  const [, month, ofDay] = /^\s*\d{1,2}\.(\d{1,2})\.(20\d\d)/.exec(text) ?? [];
  if (ofDay) return { year: Number(ofDay), quarter: Math.ceil(Number(month) / 3) };
  const year = /20\d\d/.exec(text)?.[0];
  const quarter = /\b([1-4]|iv|i{1,3})\b/i.exec(text.replace(/20\d\d/, ' '))?.[1]?.toLowerCase();
  if (!year || !quarter) return undefined;
  const figure = ['i', 'ii', 'iii', 'iv'].indexOf(quarter) + 1 || Number(quarter);
  return { year: Number(year), quarter: figure };
}

function lotItem(
  cells: Cells,
  line: number,
  { complex, building }: { complex: string | undefined; building: string | undefined },
): ItemDraft {
  const number = lotNumberOf(cells.number);
  const type = kindOf(cells.type) ?? (cells.rooms === undefined ? undefined : 'flat');
  // A place and a flat of one building may have one number.
  const mark = typeof type === 'string' ? MARKS[type] : undefined;
  const made = [complex, building, mark, cells.number && aliasOf(cells.number)].filter(Boolean);
  const isTaken = cells.oldPrice !== undefined && /^(нет|-)$/iu.test(cells.oldPrice.trim());
  const balcony = knownNumber(cells.balconyArea);
  return {
    kind: 'lot',
    line,
    id: aliasOf(cells.id ?? made.join('-')),
    type,
    complex,
    building,
    section: cells.section && lotNumberOf(cells.section),
    floor: numberOf(isPlace(type) ? (cells.level ?? cells.floor) : cells.floor),
    number,
    area: numberOf(cells.area),
    livingArea: knownNumber(cells.livingArea),
    kitchenArea: knownNumber(cells.kitchenArea),
    balconyArea: typeof balcony === 'number' ? balcony : undefined,
    rooms: roomsOf(cells.rooms),
    price: kopecksOf(cells.price),
    oldPrice: isTaken ? null : kopecksOf(cells.oldPrice),
    status: statusOf(cells.status),
    finish: finishOf(cells.finish),
    ceiling: knownNumber(cells.ceiling),
    bathrooms: knownNumber(cells.bathrooms),
    plan: cells.plan,
    ...(mark !== undefined && factsOfKind(cells)),
  };
}

const MARKS: Readonly<Record<string, string>> = { commercial: 'n', parking: 'p', storage: 's' };

/** What only premises and places have. */
const factsOfKind = (cells: Cells) => ({
  label: textOf(cells.number),
  size: sizeOf(cells.size ?? cells.type?.match(/мото\S*/iu)?.[0]),
  width: knownNumber(cells.width),
  depth: knownNumber(cells.depth),
  charging: cells.charging && isYes(cells.charging),
  power: numberOf(cells.power),
  ownEntrance: cells.ownEntrance && isYes(cells.ownEntrance),
  purposes: purposesOf(cells.purposes),
});
