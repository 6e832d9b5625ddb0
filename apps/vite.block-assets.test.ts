import { expect, it } from 'vitest';
import { assetsOf } from './vite.block-assets.ts';

const view = (name: string) => `../../libs/blocks/src/blocks/${name}/${name}.view.ts`;

it('lists what a block needs beyond what every page has, imported files first', () => {
  const manifest = {
    'app/root.tsx': { file: 'root.js', css: ['root.css'], imports: ['_shared.js'], isEntry: true },
    '_shared.js': { file: 'shared.js', css: ['shared.css'] },
    '_slider.js': { file: 'slider.js', css: ['slider.css'], imports: ['_shared.js', '_slider.js'] },
    [view('photo-slider')]: {
      file: 'photo.js',
      css: ['photo.css'],
      imports: ['_shared.js', '_slider.js'],
      isDynamicEntry: true,
    },
    [view('text')]: { file: 'text.js', imports: ['_shared.js'], isDynamicEntry: true },
  };
  expect(assetsOf(manifest, '/lk/')).toEqual({
    photo_slider: {
      scripts: ['/lk/slider.js', '/lk/photo.js'],
      styles: ['/lk/slider.css', '/lk/photo.css'],
    },
    text: { scripts: ['/lk/text.js'], styles: [] },
  });
});
