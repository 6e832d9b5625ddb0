import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'The border is dragged by mouse or finger; by keyboard arrows move it by 2 %, `Home` and `End` to the edges.',
    ru: 'Границу тянут мышью или пальцем, с\u00a0клавиатуры\u00a0— стрелками по\u00a02\u00a0%, Home и\u00a0End\u00a0— к\u00a0краям.',
  },
  screenReader: {
    en: 'A slider that says which part of each picture is seen.',
    ru: 'Ползунок, который говорит, сколько видно от каждого снимка.',
  },
  do: [{ en: 'Take both pictures from one camera.', ru: 'Берите снимки с одной точки.' }],
  dont: [{ en: 'Compare different places by it.', ru: 'Сравнивать им разные места.' }],
};
