import type { BlockExamples } from '../../define-block/define-block.ts';
import type { FormInput } from './form.schema.ts';

export const examples: BlockExamples<FormInput> = {
  minimal: { typeform: 'callRequest' },
  full: {
    typeform: 'showroom',
    title: 'Остались вопросы о\u00a0приёмке',
    text: 'Расскажем о\u00a0сроках, документах и\u00a0доверенности. Перезвоним в\u00a0рабочее время.',
    label: 'Записаться в\u00a0шоурум',
    data: { element: 'Шоурум «Канал\u00a09»' },
  },
  edge: {
    typeform: 'consultationObject',
    title: 'Консультацияпообъектусдатойивременемвстречи',
    text: 'Слово о\u00a0встрече. '.repeat(40).trim(),
    label: 'Получить подробную консультацию специалиста по\u00a0ипотечным программам',
    data: { objects: 'kanal' },
  },
};
