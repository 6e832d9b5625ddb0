import type { BlockExamples } from '../../define-block/define-block.ts';
import type { FaqInput } from './faq.schema.ts';

export const examples: BlockExamples<FaqInput> = {
  minimal: {
    items: [
      {
        question: 'Можно ли прийти со\u00a0своим экспертом?',
        html: '<p>Да, эксперт проходит по\u00a0вашему паспорту.</p>',
      },
    ],
  },
  full: {
    title: 'Частые вопросы о\u00a0рассрочке',
    text: 'Ответили на\u00a0то, о\u00a0чём спрашивают в\u00a0отделе продаж.',
    link: { label: 'Условия рассрочки', link: '/installment' },
    items: [
      {
        question: 'Дорожает\u00a0ли квартира при\u00a0рассрочке?',
        html: '<p>До\u00a0ввода дома\u00a0— нет. После ввода на\u00a0остаток начисляется 12\u00a0% годовых, об\u00a0этом сказано <a href="/ddu">в\u00a0договоре</a>.</p>',
      },
      {
        question: 'Что нужно для\u00a0заявки?',
        html: '<p>Два документа:</p><ul><li>паспорт</li><li>СНИЛС</li></ul>',
      },
      {
        question: 'Можно ли погасить раньше срока?',
        html: '<p>Да, в\u00a0любой день и\u00a0без\u00a0комиссии.</p>',
      },
    ],
  },
  edge: {
    title: 'Вопросыодостраиваниивводевэксплуатациюигарантии',
    items: Array.from({ length: 15 }, (_, index) => ({
      question: `${'Что считается односторонней передачей '.repeat(1 + (index % 4))}${index}?`,
      html: index % 3 === 0 ? '' : `<table><tr><td>${'ячейка '.repeat(50)}</td></tr></table>`,
    })),
  },
};
