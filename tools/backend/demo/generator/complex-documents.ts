import { formatDate } from '@m30/ui-kit/format';
import { around } from '../data/around/index.ts';
import type { BuildingSeed, ComplexSeed, DocumentText } from '../data/types.ts';
import { buildingName, subvendorOf } from './names.ts';

const COMPANY = 'ООО «Меридиан 30», Санкт-Петербург, Лиговский пр., 87';

/**
 * Documents of a complex: of one that is being built the declaration, the permit and the contract,
 * of a completed one the conclusions and the contract of sale.
 * @throws Error where `data/around` does not know the complex
 */
export function documentsOf(complex: ComplexSeed): DocumentText[] {
  const known = around.find(({ vendor }) => vendor === complex.vendor);
  if (!known) throw new Error(`data/around has no complex «${complex.vendor}»`);
  const { vendor, title, address, buildings } = complex;
  const base = [
    ['Застройщик', COMPANY],
    ['Объект', title],
    ['Адрес', address],
  ] as const;
  const houses = buildings.filter(({ sections }) => sections.length > 0);
  if (buildings.every(({ handover }) => handover === null)) {
    return [
      ...houses.map((building) => conclusion(complex, building, known.permit)),
      sampleOf(complex, 'sale'),
    ];
  }
  return [
    {
      name: `${vendor}-deklaratsiya`,
      title: `Проектная декларация от ${formatDate(known.declared)}`,
      building: null,
      facts: [
        ...base,
        ['Корпусов', String(houses.length)],
        ['Этажность', complex.floors],
        ['Класс', complex.housingClass],
        ['Высота потолков', `${String(complex.ceiling).replace('.', ',')} м`],
        ['Разрешение на строительство', `№ ${known.permit}`],
        ...houses.map((building) => [buildingName(building), handoverWords(building)] as const),
      ],
      paragraphs: [
        'Деньги участников долевого строительства вносятся на счета эскроу и поступают застройщику после ввода дома в эксплуатацию.',
        'Полный текст декларации со сведениями о проекте и финансовой отчётностью размещён в единой информационной системе жилищного строительства, наш.дом.рф.',
      ],
    },
    {
      name: `${vendor}-razreshenie`,
      title: `Разрешение на строительство № ${known.permit}`,
      building: null,
      facts: [
        ...base,
        ['Номер', known.permit],
        ['Выдано', 'Служба государственного строительного надзора'],
        ['Корпуса', houses.map(({ label }) => label).join(', ')],
      ],
      paragraphs: [
        'Разрешает строительство объекта в соответствии с проектной документацией, получившей положительное заключение экспертизы.',
        'Действует до ввода в эксплуатацию последнего корпуса. Изменения вносятся в единую информационную систему жилищного строительства.',
      ],
    },
    sampleOf(complex, 'ddu'),
  ];
}

function conclusion(complex: ComplexSeed, building: BuildingSeed, permit: string): DocumentText {
  const name = buildingName(building);
  return {
    name: `${complex.vendor}-${subvendorOf(building)}-zaklyuchenie`,
    title: `Заключение о соответствии, ${name.toLowerCase()}`,
    building,
    facts: [
      ['Застройщик', COMPANY],
      ['Объект', `${complex.title}, ${name.toLowerCase()}`],
      ['Адрес', complex.address],
      ['Разрешение на строительство', `№ ${permit}`],
      ['Этажей', String(building.floors)],
    ],
    paragraphs: [
      'Построенный объект соответствует требованиям проектной документации, в том числе требованиям энергетической эффективности.',
      'Заключение выдано весной 2026 года и служит основанием для ввода корпуса в эксплуатацию.',
    ],
  };
}

const SAMPLES = {
  ddu: ['ddu', 'Образец договора участия в долевом строительстве'],
  sale: ['dkp', 'Образец договора купли-продажи'],
} as const;

function sampleOf({ vendor }: ComplexSeed, contract: keyof typeof SAMPLES): DocumentText {
  const [file, title] = SAMPLES[contract];
  return { name: `${vendor}-${file}`, title, building: null, contract, facts: [], paragraphs: [] };
}

function handoverWords({ handover }: BuildingSeed): string {
  return handover ? `${handover[1]}-й квартал ${handover[0]} года` : 'сдан';
}
