import type { ContractFacts, WriteChapter } from './types.ts';

/** What is bought, and where it stands. */
export const object: WriteChapter = (facts) => {
  const { kind, lot } = facts;
  const named = `${lot.what} ${kind === 'ddu' ? 'с условным № ' : '№ '}${lot.number}`;
  return {
    title: 'Объект',
    clauses: [
      {
        text: `Объект — ${named}, ${placeOf(facts)} жилого дома в составе комплекса «${lot.complex}» по адресу: ${lot.address}.`,
        plain:
          kind === 'ddu'
            ? 'То самое, что вы выбрали. Постоянный номер и адрес появятся после обмеров и ввода дома.'
            : 'То самое, что вы выбрали. Дом построен и введён в эксплуатацию.',
      },
      {
        text:
          kind === 'ddu'
            ? 'Застройщик обязуется построить дом и после получения разрешения на ввод его в эксплуатацию передать Объект, другая сторона — уплатить цену Договора и принять Объект.'
            : 'Продавец обязуется передать Объект в собственность, другая сторона — уплатить цену Договора и принять Объект.',
        plain: 'Главная обязанность каждой стороны, всё остальное о том, как её исполняют.',
      },
      ...(lot.finish === null
        ? []
        : [
            {
              text: `Объект передаётся в следующем состоянии отделки: ${lot.finish}.`,
              plain: 'Отделка та же, что указана на странице лота.',
            },
          ]),
      ...(lot.drawings.length === 0
        ? []
        : [
            {
              text: 'Объект показан на чертежах, которые составляют последний раздел Договора.',
              plain: 'План подписывают вместе с текстом: в нём стоит отпечаток чертежа.',
            },
          ]),
    ],
  };
};

function placeOf({ lot: { section, floor, building } }: ContractFacts): string {
  const entrance = section === 0 ? '' : `секция ${section}, `;
  return `${entrance}этаж ${String(floor).replace('-', '−')}, ${building}`;
}
