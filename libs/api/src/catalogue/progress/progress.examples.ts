import type { ExamplesOf } from '../../core/examples.ts';
import type * as methods from './progress.methods.ts';

export const progressExamples: ExamplesOf<typeof methods> = {
  'Objects.GetProgress': [
    {
      name: 'the works at the canal, two months of them',
      input: { vendor: 'kanal' },
      result: {
        vendor: 'kanal',
        complexName: 'Канал 9',
        buildings: [
          {
            frame: 6,
            stage: 'frame',
            facade: 1,
            subvendor: 'korpus-1',
            name: 'Корпус 1',
            floors: 9,
          },
          {
            frame: 6,
            stage: 'frame',
            facade: 2,
            subvendor: 'korpus-2',
            name: 'Корпус 2',
            floors: 10,
          },
          {
            frame: 5,
            stage: 'frame',
            facade: 1,
            subvendor: 'korpus-3',
            name: 'Корпус 3',
            floors: 8,
          },
          {
            frame: 3,
            stage: 'frame',
            facade: 0,
            subvendor: 'korpus-4',
            name: 'Корпус 4',
            floors: 8,
          },
          {
            frame: 0,
            stage: 'parking',
            facade: 0,
            subvendor: 'korpus-5',
            name: 'Корпус 5',
            floors: 9,
          },
          {
            frame: 0,
            stage: 'parking',
            facade: 0,
            subvendor: 'korpus-6',
            name: 'Корпус 6',
            floors: 9,
          },
        ],
        phases: [
          {
            phase: 'pit',
            picture: {
              id: 'site-kanal-pit',
              alt: 'Строительство ЖК «Канал 9»: котлован и фундамент, вид сверху, визуализация',
              width: 1280,
              height: 800,
              colour: '#787b7c',
            },
          },
          {
            phase: 'frame',
            picture: {
              id: 'site-kanal-frame',
              alt: 'Строительство ЖК «Канал 9»: каркас растёт, вид сверху, визуализация',
              width: 1280,
              height: 800,
              colour: '#7a7b7b',
            },
          },
        ],
        months: [
          {
            month: '2026-11-01',
            text: 'Корпус 1: залит каркас 6⁠-⁠го этажа, фасад закрыт до 1⁠-⁠го этажа. Корпус 2: залит каркас 6⁠-⁠го этажа, фасад закрыт до 2⁠-⁠го этажа. Корпус 3: залит каркас 5⁠-⁠го этажа, фасад закрыт до 1⁠-⁠го этажа. Корпус 4: залит каркас 3⁠-⁠го этажа. Корпуса 5 и 6: перекрыли подземный этаж, вышли на ноль.',
            phase: 'frame',
            frame: 20,
            facade: 4,
          },
          {
            month: '2026-10-01',
            text: 'Корпуса 1 и 2: залит каркас 5⁠-⁠го этажа. Корпус 3: кладём перегородки и ставим окна. Корпус 4: залит каркас 2⁠-⁠го этажа. Корпуса 5 и 6: поднимаем стены подземного этажа.',
            phase: 'pit',
            frame: 0,
            facade: 0,
          },
        ],
      },
    },
  ],
};
