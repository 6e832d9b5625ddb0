import type { BlockExamples } from '../../define-block/define-block.ts';
import type { TimelineInput } from './timeline.schema.ts';

export const examples: BlockExamples<TimelineInput> = {
  minimal: { items: [{ when: '2009', title: 'Компания основана' }] },
  full: {
    title: 'Как строится «Канал\u00a09»',
    text: 'Сроки взяты из\u00a0проектной декларации.',
    link: { label: 'Ход строительства', link: '/obekty/kanal' },
    items: [
      {
        when: 'март 2025',
        title: 'Разрешение на\u00a0строительство',
        text: 'Выдано Госстройнадзором на\u00a0все четыре корпуса.',
        state: 'done',
      },
      {
        when: 'ноябрь 2026',
        title: 'Кирпичная кладка фасада',
        text: 'Готовы шесть этажей из\u00a0девяти, окна стоят до\u00a0четвёртого.',
        state: 'now',
        link: { label: 'Фотографии с\u00a0площадки', link: '/obekty/kanal#hod' },
      },
      {
        when: 'II\u00a0квартал 2028',
        title: 'Ввод в\u00a0эксплуатацию и\u00a0ключи',
        state: 'next',
      },
    ],
  },
  edge: {
    title: 'Историякомпаниисдвухтысячидевятогогода',
    items: Array.from({ length: 18 }, (_, index) => ({
      when: index % 4 ? String(2009 + index) : 'с\u00a0весны до\u00a0поздней осени 2009\u00a0года',
      title: index % 3 ? 'Сдали дом' : 'Реконструкцияисторическогоздания '.repeat(2),
      text: 'Подробности этого года. '.repeat(1 + (index % 5) * 6),
    })),
  },
};
