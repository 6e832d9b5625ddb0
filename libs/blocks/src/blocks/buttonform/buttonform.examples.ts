import type { BlockExamples } from '../../define-block/define-block.ts';
import type { ButtonformInput } from './buttonform.schema.ts';

export const examples: BlockExamples<ButtonformInput> = {
  minimal: { typeform: 'callRequest' },
  full: {
    typeform: 'showroom',
    label: 'Записаться в шоурум',
    text: 'Покажем отделку, расскажем о сроках и ответим на вопросы.',
  },
  edge: {
    typeform: 'callSpecialist',
    label: 'Получить подробную консультацию специалиста по ипотечным программам',
    text: 'Слово '.repeat(60),
  },
};
