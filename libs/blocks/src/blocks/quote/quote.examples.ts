import { living } from '../../core/picture/pictures.fixture.ts';
import type { BlockExamples } from '../../define-block/define-block.ts';
import type { QuoteInput } from './quote.schema.ts';

export const examples: BlockExamples<QuoteInput> = {
  minimal: { text: 'Дом сдан не\u00a0тогда, когда подписан акт, а\u00a0когда перестали звонить.' },
  full: {
    text: 'Мы\u00a0просим жильцов первого дома показать двор покупателям второго. Отказал пока один.',
    author: 'Вера Одинцова',
    role: 'директор по\u00a0заселению',
    picture: living,
    theme: 'paper',
  },
  edge: {
    text: `${'Мы\u00a0строим долго и\u00a0подробно. '.repeat(20)}${'безпробелов'.repeat(15)}`.slice(
      0,
      1_000,
    ),
    author: 'Константин-Вольдемар Рождественский-Преображенский',
    role: 'заместитель начальника управления '.repeat(4).trim(),
    theme: 'deep',
  },
};
