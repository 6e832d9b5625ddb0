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
      saleContract(complex),
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
    shareContract(complex),
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

function shareContract({ vendor, name, address }: ComplexSeed): DocumentText {
  return {
    name: `${vendor}-ddu`,
    title: 'Образец договора участия в долевом строительстве',
    building: null,
    facts: [
      ['Застройщик', COMPANY],
      ['Комплекс', `«${name}», ${address}`],
      ['Закон', '№ 214-ФЗ от 30 декабря 2004 года'],
    ],
    paragraphs: [
      '1. Застройщик обязуется построить дом и передать участнику квартиру, описанную в приложении 1, участник — внести цену договора и принять квартиру.',
      '2. Цена договора вносится на счёт эскроу после государственной регистрации договора в порядке приложения 2. Банк перечисляет её застройщику не позднее десяти рабочих дней после разрешения на ввод.',
      '3. Площадь уточняется по обмерам. Разница больше одного процента пересчитывается по цене квадратного метра.',
      '4. Гарантийный срок: пять лет на дом, три года на инженерное оборудование, один год на отделку, если она есть.',
      '5. За нарушение срока передачи застройщик платит неустойку, установленную законом.',
    ],
  };
}

function saleContract({ vendor, name, address }: ComplexSeed): DocumentText {
  return {
    name: `${vendor}-dkp`,
    title: 'Образец договора купли-продажи',
    building: null,
    facts: [
      ['Продавец', COMPANY],
      ['Комплекс', `«${name}», ${address}`],
    ],
    paragraphs: [
      '1. Продавец передаёт в собственность, а покупатель принимает и оплачивает квартиру, описанную в приложении 1.',
      '2. Расчёты проходят через аккредитив: банк переводит деньги продавцу после регистрации права покупателя.',
      '3. Ключи передаются по акту в течение семи дней после регистрации.',
      '4. Гарантийный срок: пять лет на дом, три года на инженерное оборудование, один год на отделку, если она есть.',
    ],
  };
}

function handoverWords({ handover }: BuildingSeed): string {
  return handover ? `${handover[1]}-й квартал ${handover[0]} года` : 'сдан';
}
