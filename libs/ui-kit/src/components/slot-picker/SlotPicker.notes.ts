import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the chosen day, then at the chosen time; arrows go and choose, what is taken is passed. Days are links where the page works without JavaScript: `Enter` opens the day.',
    ru: '`Tab` встаёт на\u00a0выбранный день, потом на\u00a0выбранное время; стрелки переходят и\u00a0выбирают, занятое и\u00a0выходные пропускаются. Дни\u00a0— ссылки там, где страница работает без\u00a0JavaScript: `Enter` открывает день.',
  },
  screenReader: {
    en: 'Two radio groups, «День» and «Время»; what is taken is announced as unavailable, what is booked is named.',
    ru: 'Две группы, «День» и «Время»; занятое объявляется недоступным, своё — названо.',
  },
  do: [{ en: 'Keep taken times in sight.', ru: 'Оставляйте занятое на виду.' }],
  dont: [{ en: 'Show more than two weeks at once.', ru: 'Показывать больше двух недель сразу.' }],
};
