import type { BlockExamples } from '../../define-block/define-block.ts';
import type { TableInput } from './table.schema.ts';

export const examples: BlockExamples<TableInput> = {
  minimal: {
    caption: 'Сроки исправления',
    rows: [['Царапина на\u00a0стеклопакете', '14\u00a0дней']],
  },
  full: {
    title: 'Расписание приёмки',
    caption: 'Когда и\u00a0где принимают квартиры',
    head: ['Дом', 'Корпус', 'Приёмка', 'Свободных окон', 'Ближайшее'],
    rows: [
      [
        'Светлый двор',
        '3',
        'с\u00a09\u00a0ноября по\u00a018\u00a0декабря',
        '42',
        '23\u00a0ноября, 10:00',
      ],
      [
        'Сосны',
        '1',
        { html: 'с\u00a012\u00a0апреля 2027, <a href="/klientam/priemka-kvartiry">порядок</a>' },
        '—',
        '—',
      ],
    ],
    figures: [3, 4],
    note: 'Окна обновляются каждое утро в\u00a09:00.',
  },
  edge: {
    caption: 'Таблица, у\u00a0которой всего слишком много',
    head: Array.from({ length: 12 }, (_, index) => (index === 0 ? '' : `Колонка ${index}`)),
    rows: [
      ...Array.from({ length: 8 }, (_, row) =>
        Array.from(
          { length: 1 + row },
          (_cell, cell) => `${row}.${cell} ${'слово '.repeat(cell * 3)}`,
        ),
      ),
      ['Оченьдлинноесловобезпробелов'.repeat(6)],
    ],
    figures: [1, 99],
    theme: 'deep',
  },
};
