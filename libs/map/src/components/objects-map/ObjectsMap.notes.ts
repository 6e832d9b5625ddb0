import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` goes along tabs, filters, the list and the markers, `Enter` opens; on the map arrows move, `+` and `-` zoom.',
    ru: '`Tab` ведёт по вкладкам, фильтрам, списку и меткам, `Enter` открывает; на карте стрелки двигают, `+` и `-` меняют масштаб.',
  },
  screenReader: {
    en: 'All objects stand in a list beside the map; the drawing says nothing that the list does not.',
    ru: 'Все объекты есть в списке; рисунок не говорит ничего сверх него.',
  },
  do: [
    { en: 'Pass the engines that you have installed.', ru: 'Передайте установленные движки.' },
    { en: 'Give each object its address.', ru: 'Дайте каждому объекту адрес.' },
  ],
  dont: [
    {
      en: 'Make `engines` while rendering: it is a constant.',
      ru: 'Создавать `engines` при отрисовке: это константа.',
    },
  ],
};
