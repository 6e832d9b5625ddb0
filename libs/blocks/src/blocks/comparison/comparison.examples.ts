import type { BlockExamples } from '../../define-block/define-block.ts';
import type { ComparisonInput } from './comparison.schema.ts';

export const examples: BlockExamples<ComparisonInput> = {
  minimal: {
    columns: [{ title: 'Ипотека' }, { title: 'Рассрочка' }],
    rows: [{ title: 'Первый взнос', values: ['от\u00a020\u00a0%', 'от\u00a030\u00a0%'] }],
  },
  full: {
    title: 'Как платить за\u00a0квартиру',
    text: 'Квартира за\u00a010\u00a0млн\u00a0₽, дом сдаётся через полтора года.',
    link: { label: 'Посчитать точно', link: '/ipotechnyj-kalkulyator' },
    columns: [
      { title: 'Семейная ипотека', note: 'есть ребёнок до\u00a07\u00a0лет', best: true },
      { title: 'Рассрочка', note: 'до\u00a0ввода дома' },
      { title: 'Вся сумма сразу' },
    ],
    rows: [
      {
        title: 'Первый взнос',
        values: ['2\u00a0млн\u00a0₽', '3\u00a0млн\u00a0₽', '10\u00a0млн\u00a0₽'],
      },
      { title: 'Платёж в\u00a0месяц', values: ['47\u00a0964\u00a0₽', '389\u00a0000\u00a0₽', '—'] },
      { title: 'Нужен банк', values: [true, false, false] },
      {
        title: 'Можно погасить раньше',
        note: 'без\u00a0комиссии',
        values: [true, true, false],
      },
    ],
  },
  edge: {
    columns: Array.from({ length: 5 }, (_, index) => ({
      title: index % 2 ? 'Да' : 'Рефинансирование',
      note: 'Условия программы, которые важно знать заранее',
    })),
    rows: Array.from({ length: 12 }, (_, index) => ({
      title: index % 3 ? 'Срок' : 'Документыподтверждающиедоход',
      values: [true, false, 'Подробности условий. '.repeat(4).trim(), '1', 'не\u00a0предусмотрено'],
    })),
  },
};
