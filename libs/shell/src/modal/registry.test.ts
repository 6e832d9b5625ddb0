import { expect, it } from 'vitest';
import { leadForms } from '@m30/forms';
import { findModal, modals } from './registry.ts';

/** Names of the specification, §2, that are no lead forms. */
const CONTENT = [
  'iconContent',
  'login',
  'OSFrameModal',
  'photoSlider',
  'services',
  'servicesInner',
  'videoContent',
];

/** Of our own: what the specification does not know. */
const OWN = ['viewing'];

it('offers every lead form that exists, the modals of contents and our own', () => {
  expect(Object.keys(modals).sort()).toEqual(
    [...Object.keys(leadForms), ...CONTENT, ...OWN].sort(),
  );
});

it.each(Object.keys(modals))('«%s» can be loaded', async (name) => {
  expect((await findModal(name)?.())?.default).toBeTypeOf('function');
});

it.each(['', 'callMe', 'constructor', '__proto__', 'toString'])('«%s» is nobody', (name) => {
  expect(findModal(name)).toBeUndefined();
});
