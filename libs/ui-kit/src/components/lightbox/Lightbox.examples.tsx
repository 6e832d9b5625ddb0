import { useState } from 'react';
import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { drawnPicture, pictures } from '../../testing/pictures.ts';
import { Button } from '../button/Button.tsx';
import { Lightbox, type LightboxProps } from './Lightbox.tsx';
import { notes } from './Lightbox.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<LightboxProps> = {
  title: 'Компоненты/Lightbox',
  component: Lightbox,
  args: { label: 'Дом и\u00a0двор', pictures, at: 0, onClose: () => {}, url: drawnPicture },
  // An open lightbox covers the page, so each stands in a frame of its own.
  parameters: {
    onDemand: true,
    docs: {
      description: {
        component: usageOf(notes),
      },
      story: { inline: false, height: '560px' },
    },
  },
};
export default meta;

export const Opened: Example<LightboxProps> = {};
export const AtTheThird: Example<LightboxProps> = { args: { at: 2 } };
export const WithCaption: Example<LightboxProps> = {
  args: {
    pictures: pictures.map((picture) => ({
      ...picture,
      caption: `${picture.alt}, ноябрь 2026\u00a0года`,
    })),
  },
};
export const ByButton: Example<LightboxProps> = { render: (args) => <Opener {...args} /> };

function Opener(props: LightboxProps) {
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => setAt(1)}>
        Смотреть фотографии
      </Button>
      <Lightbox {...props} at={at} onClose={() => setAt(null)} />
    </>
  );
}
