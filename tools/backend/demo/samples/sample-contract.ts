import { readFileSync } from 'node:fs';
import { FINISHES } from '../../src/modules/estate/finish.ts';
import { summerRooms } from '../../src/modules/estate/summer-rooms.ts';
import { composeContract } from '../../src/modules/deal/contract-text/core/compose.ts';
import { day } from '../../src/modules/deal/contract-text/core/amounts.ts';
import type {
  ContractPerson,
  LotDrawing,
} from '../../src/modules/deal/contract-text/core/types.ts';
import { toDrawing } from '../../src/modules/deal/contract-text/drawing/drawings-of.ts';
import { drawFloor } from '../../src/modules/deal/contract-text/drawing/place-drawing.ts';
import { flatWhat } from '../../src/modules/deal/contract-text/lot-of.ts';
import type { ContractKind } from '../../src/modules/deal/order/core/contract-kind.ts';
import { demoSettings } from '../content/company-settings.ts';
import type { BuildingSeed, ComplexSeed, DocumentText } from '../data/types.ts';
import { floorGeometry } from '../generator/floor-geometry.ts';
import { generateLots } from '../generator/lots.ts';
import { buildingId, buildingName } from '../generator/names.ts';
import { plans } from '../generator/plans.ts';

/** A day that stands for one which is not known yet. */
const UNKNOWN = '1900-01-01';

/** Who buys in a sample: what the order fills in is named instead. */
const BUYER: ContractPerson = {
  fullName: 'фамилия, имя, отчество',
  birthDate: UNKNOWN,
  paper: 'паспорт: серия, номер, кем и когда выдан',
  snils: '___-___-___ __',
  inn: '____________',
  address: 'адрес регистрации',
  share: { part: 1, of: 1 },
};

/**
 * The contract that is signed in a complex, written out for one of its flats that is paid at once; the buyer is blank.
 * @throws Error where the complex has no such flat
 */
export function sampleContract(
  complex: ComplexSeed,
  kind: ContractKind,
): Pick<DocumentText, 'facts' | 'paragraphs' | 'drawings'> {
  const { name, address } = complex;
  const lots = generateLots([complex]);
  const { building, flat, plan } = exampleOf(complex, lots, kind);
  const { number, section = 1, floor = 1, area = 0, price = 0, finish } = flat;
  const { chapters, object } = composeContract({
    ...{ kind, number: 'образца', drawnUp: UNKNOWN, people: [BUYER], ownership: 'single', price },
    developer: demoSettings.legal,
    lot: {
      ...{ what: flatWhat(plan), number, section, floor, area, complex: name, address },
      building: buildingName(building).toLowerCase(),
      rooms: plan.roomList,
      summer: summerRooms({ balconyArea: plan.balconyArea, plan }),
      finish: finish ? FINISHES[finish] : null,
      drawings: drawingsOf(lots, building, flat),
    },
    payment: { kind: 'own' },
    bank: demoSettings.bank?.title ?? 'банк',
    handover: building.handover && { year: building.handover[0], quarter: building.handover[1] },
  });
  return {
    facts: [
      ['Комплекс', `«${name}», ${address}`],
      ['Заполнен для примера', object],
      ['Что впишем по заказу', 'покупателей, способ оплаты, номер и дату договора'],
    ],
    paragraphs: chapters.flatMap((chapter) => [
      `${chapter.number}. ${chapter.title}`,
      ...chapter.clauses.map((clause) => `${clause.number}. ${known(clause.text)}`),
    ]),
    drawings: chapters.flatMap(({ drawings = [] }) => drawings),
  };
}

const known = (text: string) => text.replaceAll(day(UNKNOWN), 'дата');

type Flat = ReturnType<typeof generateLots>[number];

/** The first flat for sale whose drawing is not flipped. */
function exampleOf(complex: ComplexSeed, lots: readonly Flat[], kind: ContractKind) {
  for (const building of complex.buildings) {
    if ((building.handover === null) !== (kind === 'sale')) continue;
    const id = buildingId(complex, building);
    const flat = lots.find(
      (lot) => lot.buildingId === id && lot.status === 'free' && !lot.mirrored,
    );
    const plan = plans.get(flat?.planId ?? '');
    if (flat && plan) return { building, flat, plan };
  }
  throw new Error(`complex «${complex.vendor}» has no flat for a sample of its contract`);
}

function drawingsOf(lots: readonly Flat[], building: BuildingSeed, flat: Flat): LotDrawing[] {
  const file = new URL(`../media/plans/${flat.planId}.svg`, import.meta.url);
  const plan = toDrawing('plan', { svg: readFileSync(file, 'utf8') });
  const { section = 1, floor = 1, buildingId: parent } = flat;
  const row = building.sections[section - 1]?.find(
    ([first, last]) => first <= floor && floor <= last,
  )?.[2];
  const neighbours = lots
    .filter((one) => one.buildingId === parent && one.section === section && one.floor === floor)
    .toSorted((one, other) => one.number - other.number);
  const own = neighbours.findIndex(({ id }) => id === flat.id);
  if (!row || own < 0) throw new Error(`flat «${flat.id}» stands on no floor`);
  const geometry = floorGeometry(row, building.main, `${parent}/${section}`);
  return [plan, toDrawing('place', { svg: drawFloor(geometry, own) })];
}
