import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'The list is reached by `Tab`; on the map arrows move, `+` and `-` zoom.',
    ru: 'До списка ведёт `Tab`; на карте стрелки двигают, `+` и `-` меняют масштаб.',
  },
  screenReader: {
    en: 'Everything on the map stands in words beside it.',
    ru: 'Всё, что на карте, есть рядом словами.',
  },
  do: [{ en: 'Give coordinates of the entrance.', ru: 'Давайте координаты входа.' }],
  dont: [{ en: 'Explain the way by the map alone.', ru: 'Объяснять дорогу одной картой.' }],
};
