import type { Adapter, ItemDraft } from '../../shape/adapter.ts';
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
import { firstTime } from '../../shape/first-time.ts';
import { readObjects, type Listed } from './read-objects.ts';

/**
 * JSON as Profitbase answers it for the list of lots, and others after it.
 * @see https://developer.profitbase.ru
 */
export const profitbase: Adapter = {
  name: 'profitbase',
  title: 'JSON в виде Profitbase',
  recognises: (head) => /^\ufeff?\s*[[{]/.test(head),
  async *read(text) {
    const isNew = firstTime();
    for await (const { line, value } of readObjects(text)) {
      const lot = toLot(line, value);
      const { complex, building } = lot;
      if (typeof complex === 'string' && isNew(complex)) {
        yield { item: { kind: 'complex', line, alias: complex, ...complexOf(value) } };
      }
      if (typeof building === 'string' && isNew(`${String(complex)}/${building}`)) {
        yield { item: { kind: 'building', line, complex, alias: building, ...buildingOf(value) } };
      }
      yield { item: lot };
    }
  },
};

type Value = Listed['value'];

/** A value by its path; `undefined` where there is none. */
const at = (value: Value, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string, unknown>)[name]
        : undefined,
    value,
  );

function complexOf(value: Value) {
  const [lat, lon] = [at(value, 'coordinates', 'latitude'), at(value, 'coordinates', 'longitude')];
  return {
    name: textOf(at(value, 'projectName')),
    address: textOf(at(value, 'address')),
    place: textOf(at(value, 'district')),
    coordinate: lat && lon ? [numberOf(lat), numberOf(lon)] : undefined,
  };
}

function buildingOf(value: Value) {
  const [year, quarter] = [at(value, 'developmentEndYear'), at(value, 'developmentEndQuarter')];
  return {
    name: textOf(at(value, 'houseName')),
    floors: knownNumber(at(value, 'maxFloor')),
    ...(year && quarter
      ? { handover: { year: numberOf(year), quarter: numberOf(quarter) } }
      : isYes(at(value, 'isHouseFinished')) && { handover: null }),
  };
}

function toLot(line: number, value: Value): Extract<ItemDraft, { kind: 'lot' }> {
  const [project, house] = [textOf(at(value, 'projectName')), textOf(at(value, 'houseName'))];
  const section = textOf(at(value, 'sectionName')) ?? textOf(at(value, 'section'));
  const type = typeOf(value);
  const isStudio = isYes(at(value, 'studio'));
  const before = kopecksOf(at(value, 'price', 'prevValue'));
  return {
    kind: 'lot',
    line,
    id: aliasOf(textOf(at(value, 'id')) ?? ''),
    type,
    complex: project && aliasOf(project),
    building: house && aliasOf(house),
    section: section && lotNumberOf(section),
    floor: numberOf(at(value, 'floor')),
    number: lotNumberOf(at(value, 'number')),
    area: numberOf(at(value, 'area', 'area_total')),
    livingArea: knownNumber(at(value, 'area', 'area_living')),
    kitchenArea: knownNumber(at(value, 'area', 'area_kitchen')),
    balconyArea: knownNumber(at(value, 'area', 'area_balcony')),
    rooms: isStudio ? 'studio' : roomsOf(at(value, 'rooms_amount')),
    euro: isYes(at(value, 'euro_layout')),
    price: kopecksOf(at(value, 'price', 'value')),
    ...(typeof before === 'number' && before > 0 && { oldPrice: before }),
    status: statusOf(at(value, 'status')),
    finish: finishOf(at(value, 'attributes', 'facing') ?? at(value, 'facing')),
    ceiling: knownNumber(at(value, 'attributes', 'ceiling_height')),
    bathrooms: knownNumber(at(value, 'attributes', 'bathroom_count')),
    plan: textOf(at(value, 'planImages', '0', 'source')) ?? textOf(at(value, 'preset')),
    ...(type !== 'flat' && factsOfKind(value)),
  };
}

/** A parking place of a residential house is told by its property type alone. */
function typeOf(value: Value): unknown {
  const [purpose, property] = [at(value, 'typePurpose'), at(value, 'propertyType')];
  const kind = kindOf(property);
  return isPlace(kind) ? kind : kindOf(purpose ?? property);
}

/** What only premises and places have. */
const factsOfKind = (value: Value) => ({
  label: textOf(at(value, 'number')),
  size: sizeOf(at(value, 'attributes', 'parking_size')),
  width: knownNumber(at(value, 'attributes', 'width')),
  depth: knownNumber(at(value, 'attributes', 'length')),
  power: numberOf(at(value, 'attributes', 'power')),
  purposes: purposesOf(at(value, 'attributes', 'usage')),
});
