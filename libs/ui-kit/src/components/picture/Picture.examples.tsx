import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Picture, type PictureProps } from './Picture.tsx';
import { notes } from './Picture.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

/** A drawing in place of the media store, which stories do not have. */
const drawing: PictureProps['url'] = ({ width }) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><path fill="%23BFD2DD" d="M0 0h160v100H0z"/><path fill="%231D5570" d="M24 92V34h30V20h34v72zM100 92V46h40v46z"/><text x="6" y="14" font-size="8">${width}</text></svg>`.replaceAll(
      '%23',
      '#',
    ),
  )}`;

const meta: ExamplesMeta<PictureProps> = {
  title: 'Компоненты/Picture',
  component: Picture,
  args: {
    picture: {
      id: 'kanal-hero',
      alt: 'Жилой комплекс «Канал 9» у воды',
      width: 1600,
      height: 1000,
      colour: '#BFD2DD',
    },
    sizes: '(max-width: 899px) 100vw, 640px',
    url: drawing,
  },
  parameters: {
    docs: { description: { component: usageOf(notes) } },
    conformance: { target: 'img' },
  },
};
export default meta;

export const Lazy: Example<PictureProps> = {};
export const Priority: Example<PictureProps> = { args: { priority: true } };
export const Portrait: Example<PictureProps> = { args: { crop: 'portrait' } };
