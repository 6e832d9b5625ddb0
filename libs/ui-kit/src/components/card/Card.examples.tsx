import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { drawnPicture } from '../../testing/pictures.ts';
import { Button } from '../button/Button.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Card, type CardProps } from './Card.tsx';
import { notes } from './Card.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const picture = { id: 'kanal', alt: '', width: 1600, height: 1000, colour: '#6b7d88' };

const meta: ExamplesMeta<CardProps> = {
  title: 'Компоненты/Card',
  component: Card,
  args: {
    title: 'Канал 9 сдан на квартал раньше',
    href: '/novosti/kanal-9-kladka-sedmogo-etazha',
    level: 2,
    meta: '18\u00a0ноября 2026',
    children: 'Ключи начнём выдавать в\u00a0январе.',
    style: { maxWidth: 400 },
  },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const News: Example<CardProps> = {};
export const WithPicture: Example<CardProps> = {
  args: { media: <Picture picture={picture} sizes="400px" url={drawnPicture} /> },
};
export const WithAction: Example<CardProps> = {
  args: {
    footer: (
      <Button variant="secondary" size="small" data-modal-trigger="showroom">
        Записаться
      </Button>
    ),
  },
};
export const WithoutLink: Example<CardProps> = { args: { href: undefined, meta: undefined } };
export const OnDeep: Example<CardProps> = { parameters: { tone: 'deep' } };
