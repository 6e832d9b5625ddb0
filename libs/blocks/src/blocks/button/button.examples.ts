import type { BlockExamples } from '../../define-block/define-block.ts';
import type { ButtonInput } from './button.schema.ts';

export const examples: BlockExamples<ButtonInput> = {
  minimal: { label: 'Выбрать квартиру', url: '/katalog' },
  full: {
    label: 'Рассчитать ипотеку',
    url: '/ipotechnyj-kalkulyator',
    target: '_blank',
    variant: 'primary',
    text: 'Покажем платёж по\u00a0всем программам и\u00a0полные условия каждой.',
  },
  edge: {
    label: 'Проверить застройщика в\u00a0единой информационной системе жилищного строительства',
    url: 'https://xn--80az8a.xn--d1aqf.xn--p1ai/',
    target: '_self',
    text: 'оченьдлинноеслово'.repeat(20),
    theme: 'deep',
  },
};
