import {
  AREA_COEFFICIENTS,
  AREA_LAW,
  areaFormula,
  SUMMER_ROOM_NAMES,
  thresholdOf,
  type SummerRoomKind,
} from '@m30/calculators/area';
import { metres, sumOf } from './amounts.ts';
import { TERMS } from './company-terms.ts';
import type { ContractFacts, ContractLot, WriteChapter } from './types.ts';

/** Areas by room, summer rooms by their coefficient, and what a measurement changes. */
export const areas: WriteChapter = (facts) => {
  const { kind, lot } = facts;
  const [first] = lot.summer;
  const rooms = sumOf(lot.rooms.map(({ area }) => area));
  const whole =
    kind === 'ddu' ? 'Проектная общая приведённая площадь' : 'Общая приведённая площадь';
  return {
    title: 'Площади',
    clauses: [
      ...(lot.rooms.length === 0
        ? []
        : [
            {
              text: `Площадь помещений: ${lot.rooms.map(({ name, area }) => `${name.toLowerCase()} — ${metres(area)}`).join(', ')}. Всего помещений — ${metres(rooms)}.`,
              plain: 'Сложите комнаты на плане: выйдет то же число.',
            },
          ]),
      {
        text: `${summerWords(facts)}${whole} Объекта — ${metres(lot.area)}.`,
        plain: first
          ? `${SUMMER_ROOM_NAMES[first.kind]} входит в площадь и цену не целиком, а с коэффициентом, который назначило государство.`
          : 'Балкона и лоджии нет, поэтому приведённая площадь равна общей.',
        calculation: first ? calculationOf(lot) : [],
      },
      kind === 'ddu' ? measurement(facts) : measured,
    ],
  };
};

function measurement({ lot }: ContractFacts) {
  const threshold = metres(thresholdOf(lot.area));
  return {
    text: `Если по обмерам общая приведённая площадь отличается от проектной более чем на ${TERMS.areaTolerance} %, цена Договора пересчитывается за всю разницу по цене одного квадратного метра, указанной в пункте 4.1.`,
    plain: `Порог — ${threshold}. Меньше — никто никому не доплачивает, больше — пересчёт в обе стороны.`,
  };
}

const measured = {
  text: 'Площадь Объекта установлена обмерами и внесена в Единый государственный реестр недвижимости.',
  plain: 'Дом уже обмерили, площадь не изменится.',
};

/** Genitive: «Площадь лоджии». */
const GENITIVES: Readonly<Record<SummerRoomKind, string>> = {
  loggia: 'лоджии',
  balcony: 'балкона',
  terrace: 'террасы',
  veranda: 'веранды',
  storage: 'холодной кладовой',
};

const summerWords = ({ lot: { summer } }: ContractFacts): string =>
  summer
    .map(
      ({ kind, area }) =>
        `Площадь ${GENITIVES[kind]} — ${metres(area)}, в приведённую площадь она входит с коэффициентом ${decimal(AREA_COEFFICIENTS[kind])} (${AREA_LAW.source}). `,
    )
    .join('');

const calculationOf = ({ rooms, summer }: ContractLot) =>
  areaFormula(
    rooms.map(({ area }) => area),
    summer,
  );

const decimal = (value: number) => String(value).replace('.', ',');
