import { AREA_SOURCE } from '@m30/calculators/area';
import { metres, sumOf } from './amounts.ts';
import { TERMS } from './company-terms.ts';
import type { ContractFacts, WriteChapter } from './types.ts';

/** Areas by room, summer rooms by their coefficient, and what a measurement changes. */
export const areas: WriteChapter = (facts) => {
  const { kind, lot } = facts;
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
        plain: lot.summer
          ? `${capital(lot.summer.name)} входит в площадь и цену не целиком, а с коэффициентом, который назначило государство.`
          : 'Балкона и лоджии нет, поэтому приведённая площадь равна общей.',
        calculation: calculationOf(facts, rooms),
      },
      kind === 'ddu' ? measurement(facts) : measured,
    ],
  };
};

function measurement({ lot }: ContractFacts) {
  const threshold = metres(Math.round(lot.area * TERMS.areaTolerance) / 100);
  return {
    text: `Если по обмерам общая приведённая площадь отличается от проектной более чем на ${TERMS.areaTolerance} %, цена Договора пересчитывается за всю разницу по цене одного квадратного метра, указанной в пункте 4.1.`,
    plain: `Порог — ${threshold}. Меньше — никто никому не доплачивает, больше — пересчёт в обе стороны.`,
  };
}

const measured = {
  text: 'Площадь Объекта установлена обмерами и внесена в Единый государственный реестр недвижимости.',
  plain: 'Дом уже обмерили, площадь не изменится.',
};

function summerWords({ lot: { summer } }: ContractFacts): string {
  if (!summer) return '';
  return `Площадь ${summer.of} — ${metres(summer.area)}, в приведённую площадь она входит с коэффициентом ${decimal(summer.coefficient)} (${AREA_SOURCE}). `;
}

function calculationOf({ lot }: ContractFacts, rooms: number): [string, string][] {
  const { summer, area } = lot;
  if (!summer) return [];
  const counted = Math.round(summer.area * summer.coefficient * 1000) / 1000;
  const exact = Math.round((rooms + counted) * 1000) / 1000;
  return [
    ['Помещения', metres(rooms)],
    [
      `${capital(summer.name)}: ${metres(summer.area)} × ${decimal(summer.coefficient)}`,
      metres(counted),
    ],
    ['Вместе, каждая площадь округлена до 0,1', `${metres(exact)} → ${metres(area)}`],
  ];
}

const decimal = (value: number) => String(value).replace('.', ',');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
