import { expect, it } from 'vitest';
import { parseBlocks } from '../../server.ts';
import { faqPageData } from './faq-page-data.ts';

const faq = (question: string, html: string) => ({ type: 'faq', items: [{ question, html }] });

it('gathers the questions of all blocks of a page into one FAQPage', () => {
  const data = faqPageData(
    parseBlocks([
      faq('Когда выдают ключи', '<p>После акта.</p><ul><li>паспорт</li><li>договор</li></ul>'),
      { type: 'header', tag: 'h2', text: 'Ещё' },
      faq('Можно ли с\u00a0собакой', '<p>Да, <b>во\u00a0все</b> дома.</p>'),
    ]),
  );
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Когда выдают ключи',
        acceptedAnswer: { '@type': 'Answer', text: 'После акта. паспорт договор' },
      },
      {
        '@type': 'Question',
        name: 'Можно ли с\u00a0собакой',
        acceptedAnswer: { '@type': 'Answer', text: 'Да, во\u00a0все дома.' },
      },
    ],
  });
});

it('says nothing of a page without questions', () => {
  expect(faqPageData(parseBlocks([{ type: 'header', tag: 'h2', text: 'Приёмка' }]))).toBeNull();
});
