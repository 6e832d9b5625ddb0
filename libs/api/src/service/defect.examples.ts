import type { ExamplesOf } from '../core/examples.ts';
import { demoDefect } from './acceptance.examples.ts';
import { handoverGuids, handoverOrder } from './appointment.examples.ts';
import type * as methods from './defect.methods.ts';

const writtenDefect = {
  room: 'Ванная',
  kind: 'water',
  text: 'Капает из-под гайки полотенцесушителя',
} as const;

export const defectExamples: ExamplesOf<typeof methods> = {
  'LK.SaveDefect': [
    {
      name: 'a new one',
      input: { order: handoverOrder, ...writtenDefect },
      result: {
        defect: { ...demoDefect, ...writtenDefect, guid: handoverGuids.spare, state: 'draft' },
      },
    },
  ],
  'LK.DeleteDefect': [
    { name: 'one that is not sent', input: { guid: handoverGuids.spare }, result: {} },
  ],
  'LK.AddDefectPhoto': [
    {
      name: 'a photo',
      input: { guid: handoverGuids.spare, name: 'Дверь.jpg', size: 240_000 },
      result: { upload: '5f1c9a40-5a6e-4d3d-8f55-1b7a2e9c6d41', offset: 0, chunk: 524_288 },
    },
  ],
  // Deleting what is gone is no mistake.
  'LK.DeleteDefectPhoto': [
    {
      name: 'a photo',
      input: { guid: handoverGuids.draft, photo: '5f1c9a40-5a6e-4d3d-8f55-1b7a2e9c6d41' },
      result: {},
    },
  ],
  'LK.SendDefects': [
    {
      name: 'what was written',
      input: { guid: handoverOrder },
      result: { act: 2, due_on: '2027-01-17' },
    },
  ],
  'LK.AnswerDefect': [
    {
      name: 'it is repaired',
      input: { guid: handoverGuids.fixed, answer: 'confirmed' },
      result: { defect: { ...demoDefect, state: 'confirmed' } },
    },
  ],
};
