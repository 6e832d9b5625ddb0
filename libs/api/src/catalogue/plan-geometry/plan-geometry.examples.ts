import type { ExamplesOf } from '../../core/examples.ts';
import type * as methods from './plan-geometry.methods.ts';

export const planGeometryExamples: ExamplesOf<typeof methods> = {
  'Objects.GetPlanGeometry': [
    {
      name: 'two rooms at the canal',
      input: { vendor: 'kanal', subvendor: 'korpus-2', id: 'k2-23' },
      result: {
        width: 8.55,
        height: 9.79,
        rooms: [
          { name: 'Кухня-гостиная', area: 16.7, boxes: [[1.25, 1.7, 3.94, 4.24]] },
          { name: 'Спальня', area: 11.6, boxes: [[5.31, 1.7, 2.74, 4.24]] },
          { name: 'Прихожая', area: 5.9, boxes: [[1.25, 6.06, 2.64, 2.24]] },
          { name: 'Санузел', area: 4.4, boxes: [[4.01, 6.06, 1.98, 2.24]] },
          { name: 'Гардероб', area: 4.3, boxes: [[6.11, 6.06, 1.94, 2.24]] },
          { name: 'Лоджия', area: 4.1, boxes: [[1.55, 0.16, 3.4, 1.2]] },
        ],
        doors: [
          { box: [3.45, 1.36, 0.8, 0.35], between: [5, 0], leaf: null },
          { box: [1.6, 5.93, 1.1, 0.14], between: [0, 2], leaf: null },
          {
            box: [5.18, 4.25, 0.14, 0.8],
            between: [0, 1],
            leaf: { hinge: [5.25, 5.05], open: [6.05, 5.05], closed: [5.25, 4.25] },
          },
          { box: [6.4, 5.93, 0.8, 0.14], between: [1, 4], leaf: null },
          {
            box: [3.88, 6.81, 0.14, 0.7],
            between: [2, 3],
            leaf: { hinge: [3.95, 7.51], open: [3.25, 7.51], closed: [3.95, 6.81] },
          },
          {
            box: [2.05, 8.29, 0.92, 0.35],
            between: [2, null],
            leaf: { hinge: [2.05, 8.3], open: [2.05, 7.38], closed: [2.97, 8.3] },
          },
        ],
      },
    },
  ],
};
