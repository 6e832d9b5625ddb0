import type { BlockExamples } from '../../define-block/define-block.ts';
import type { BannerInput } from './banner.schema.ts';

const picture = {
  id: 'sosny-hero',
  alt: 'Дома «Сосен» среди леса',
  width: 1600,
  height: 1000,
  colour: '#5d6a5a',
};

export const examples: BlockExamples<BannerInput> = {
  minimal: { title: 'Покажем дом до\u00a0покупки' },
  full: {
    label: 'Экскурсии по\u00a0субботам',
    title: 'Приезжайте в\u00a0Репино посмотреть на\u00a0«Сосны»',
    text: 'Встретим на\u00a0станции, покажем квартиры с\u00a0отделкой и\u00a0отвезём к\u00a0заливу.',
    picture,
    action: {
      label: 'Записаться на\u00a0экскурсию',
      typeform: 'showroom',
      data: { element: 'Сосны' },
    },
    calendar: {
      from: '2026-11',
      keys: [{ name: 'Сосны', on: '2027-06-30' }],
      until: { name: '1\u00a0сентября', on: '2027-09-01' },
    },
  },
  edge: {
    label: 'Очень длинная надпись над заголовком, которой редко бывает столько',
    title: 'Реконструкцияисторическихзданийиприспособлениеподжильё',
    text: 'Слова на\u00a0снимке. '.repeat(50).trim(),
    picture,
    action: {
      label: 'Получить подробную консультацию специалиста по\u00a0ипотечным программам',
      link: 'https://наш.дом.рф/',
    },
  },
};
