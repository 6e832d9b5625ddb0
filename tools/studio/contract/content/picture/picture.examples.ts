import type { InferOutput } from 'valibot';
import type { ExamplesOf } from '../../core/examples.ts';
import type * as methods from './picture.methods.ts';
import type { LibraryPictureSchema, PictureBodySchema } from './picture.schema.ts';

type Listed = InferOutput<typeof LibraryPictureSchema>;

const look = {
  ...{ colour: '#8a8480', drawing: false },
  ...{ kind: 'photo' as const, width: 1600, height: 1000 },
} satisfies Partial<Listed>;

const walls: Listed = {
  ...look,
  ...{ id: 'site-kanal-walls', files: 'site-kanal-walls', alt: 'Кладка седьмого этажа' },
  ...{ kind: 'progress', shipped: true, uses: 1 },
};

const yard: Listed = {
  ...look,
  ...{ id: 'dvor-vesnoy', files: 'dvor-vesnoy_v2', alt: 'Двор весной', focus: '30% 60%' },
  ...{ shipped: false, uses: 1 },
};

const upload = '7b0c1c3e-6f0e-4a62-9a43-4f3a4f3b6a55';
const revision = 'q8Jx0aP3mT7uVb2LrY5kWc';

const body: InferOutput<typeof PictureBodySchema> = {
  ...{ alt: 'Двор весной', kind: 'photo', author: 'Пётр Ильин', licence: 'договор 12 от 03.2026' },
  ...{ focus_x: 30, focus_y: 60 },
};

const result = {
  picture: {
    ...yard,
    file: {
      ...{ name: 'DSC_0412', bytes: 4_821_330 },
      ...{ added_at: '2026-11-02T09:00:00.000Z', replaced_at: '2026-11-18T09:00:00.000Z' },
    },
    body,
    revision,
    used: [
      {
        ...{ what: 'Новость', title: '«Канал 9»: закончили кладку' },
        to: '/studio/content?view=news&entry=kladka-sedmogo-etazha',
      },
    ],
  },
};

const pages = { page: 1, pages: 1 };

/** Calls of each method; tests and stories use them. */
export const pictureExamples: ExamplesOf<typeof methods> = {
  'Pictures.List': [
    {
      name: 'walls',
      input: { text: 'кладка' },
      result: { total: 1, ...pages, pictures: [walls] },
    },
    {
      name: 'all of them',
      input: {},
      result: { total: 2, ...pages, pictures: [yard, walls] },
    },
  ],
  'Pictures.Get': [{ name: 'one of them', input: { id: yard.id }, result }],
  'Pictures.Begin': [
    {
      name: 'a photo',
      input: { name: 'DSC_0412.jpg', size: 4_821_330 },
      result: { upload, offset: 0, chunk: 524_288 },
    },
  ],
  'Pictures.Add': [
    {
      name: 'a new one',
      input: { upload },
      result: {
        picture: {
          ...look,
          id: 'dsc-0412',
          files: 'dsc-0412_v1',
          alt: '',
          shipped: false,
          uses: 0,
        },
        known: false,
      },
    },
    { name: 'one that is there', input: { upload }, result: { picture: yard, known: true } },
  ],
  'Pictures.Describe': [{ name: 'its words', input: { id: yard.id, revision, body }, result }],
  'Pictures.Replace': [{ name: 'another file', input: { id: yard.id, upload }, result }],
  'Pictures.Delete': [{ name: 'an unused one', input: { id: yard.id }, result: {} }],
};
