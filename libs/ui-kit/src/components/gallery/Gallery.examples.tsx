import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { drawnPicture, pictures } from '../../testing/pictures.ts';
import { Gallery, type GalleryProps } from './Gallery.tsx';
import { notes } from './Gallery.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<GalleryProps> = {
  title: 'Компоненты/Gallery',
  component: Gallery,
  args: { label: 'Дом и\u00a0двор', pictures, url: drawnPicture },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const One: Example<GalleryProps> = {};
export const TwoOnDesk: Example<GalleryProps> = { args: { perView: { 0: 1, 900: 2 } } };
export const Wide: Example<GalleryProps> = { args: { ratio: 2.4 } };
export const SinglePicture: Example<GalleryProps> = { args: { pictures: pictures.slice(0, 1) } };
