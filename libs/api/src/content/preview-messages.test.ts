import { expect, test } from 'vitest';
import { FrameAnswerSchema, heard, ToldPageSchema } from './preview-messages.ts';

const parent = { name: 'the Studio' };
const listening = { origin: 'https://meridian30.example', source: parent, preview: '1799.signed' };
const page = {
  ...{ kind: 'preview.page', preview: '1799.signed', count: 1, title: 'Ключи', compose: null },
  blocks: [{ type: 'header', text: 'Ключи' }],
};
const event = { origin: listening.origin, source: parent, data: page };

test('a page that is told by the window around is heard', () => {
  expect(heard(ToldPageSchema, event, listening)).toEqual(page);
});

test.each([
  ['another origin', { ...event, origin: 'https://evil.example' }],
  ['a sandboxed document', { ...event, origin: 'null' }],
  ['another window of this origin', { ...event, source: { name: 'a tab' } }],
  ['a preview of another page', { ...event, data: { ...page, preview: '1799.other' } }],
  ['no signature', { ...event, data: { ...page, preview: '' } }],
  ['something else', { ...event, data: 'webpackHotUpdate' }],
  ['a page with more than it may have', { ...event, data: { ...page, html: '<script>' } }],
  ['more blocks than a page has', { ...event, data: { ...page, blocks: Array(101).fill({}) } }],
])('%s is not heard', (_, arrived) => {
  expect(heard(ToldPageSchema, arrived, listening)).toBeNull();
});

test('the frame says that it listens, and how it shows what it was told', () => {
  const { preview } = listening;
  const shown = { kind: 'preview.shown', preview, count: 1, wrong: [2], waiting: [] };
  for (const data of [{ kind: 'preview.ready', preview }, shown]) {
    expect(heard(FrameAnswerSchema, { ...event, data }, listening)).toEqual(data);
  }
});
