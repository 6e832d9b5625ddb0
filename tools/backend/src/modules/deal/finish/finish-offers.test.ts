import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { services } from '../../../../demo/content/pages/klientam/uslugi.ts';
import { FINISHES } from './finish-offers.ts';

const offers = Object.values(FINISHES);
const manifest = new URL('../../../../demo/media/manifest.json', import.meta.url);
const pictures = JSON.parse(readFileSync(manifest, 'utf8')) as { id: string; alt: string }[];

test.each(offers)('$name is made of what its picture shows', ({ name, materials, picture }) => {
  const shown = materials.map((material) => material.name.toLowerCase()).join(', ');
  expect(pictures.find(({ id }) => id === picture)?.alt).toBe(`Кухня в отделке ${name}: ${shown}`);
});

test.each(offers)(
  '$name is described alike in the account and on the page of the service',
  ({ text, name }) => {
    const page = services.find(({ path }) => path === '/klientam/uslugi/meblirovka');
    const json = JSON.stringify(page?.blocks);
    expect(json).toContain(name);
    expect(json).toContain(text.replaceAll('\u00a0', ' '));
  },
);
