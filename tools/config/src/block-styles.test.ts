import { expect, it } from 'vitest';
import { stylesOf } from './block-styles.ts';

const block = (folder: string, name: string) =>
  `../../libs/blocks/src/blocks/${folder}/${name}Block.tsx`;

it('lists the styles that a block needs beyond those of every page, imported ones first', () => {
  const manifest = {
    'app/root.tsx': { file: 'root.js', css: ['root.css'], imports: ['_shared.js'], isEntry: true },
    '_shared.js': { file: 'shared.js', css: ['shared.css'] },
    '_slider.js': { file: 'slider.js', css: ['slider.css'], imports: ['_shared.js', '_slider.js'] },
    [block('photo-slider', 'PhotoSlider')]: {
      file: 'photo.js',
      css: ['photo.css'],
      imports: ['_shared.js', '_slider.js'],
      isDynamicEntry: true,
    },
    [block('text', 'Text')]: { file: 'text.js', imports: ['_shared.js'], isDynamicEntry: true },
  };
  expect(stylesOf(manifest, '/lk/')).toEqual({
    photo_slider: ['/lk/slider.css', '/lk/photo.css'],
    text: [],
  });
});

it('adds what the host loads late for every block, for those of one type, or for a layout', () => {
  const part = (name: string) => `app/components/site-blocks/${name}.tsx`;
  const late = (css: string) => ({ file: 'x.js', css: [css], isDynamicEntry: true });
  const manifest = {
    [block('text', 'Text')]: late('text.css'),
    [block('lots', 'Lots')]: late('lots.css'),
    [part('LateBlocks')]: late('live.css'),
    [part('LateLots')]: late('cards.css'),
    [part('LateComposed')]: late('story.css'),
  };
  expect(stylesOf(manifest, '/')).toEqual({
    text: ['/live.css', '/text.css'],
    lots: ['/live.css', '/cards.css', '/lots.css'],
    composed: ['/live.css', '/story.css'],
  });
});
