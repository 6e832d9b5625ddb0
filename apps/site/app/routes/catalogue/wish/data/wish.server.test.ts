import { expect, test, vi } from 'vitest';
import type { Api } from '@m30/api/client';
import { examples } from '@m30/api/examples';
import { facets } from '../../flats/catalogue.fixture.ts';
import { loadWish, readAlong } from './wish.server.ts';

const [vague] = examples['Objects.ReadSentence'];
const whole = {
  ...vague.result,
  filters: { rooms: ['2'], commute: 30, work: '59.9311,30.3609' },
  notUnderstood: [],
};

function apiOf(reading: object) {
  const post = vi.fn(async () => reading);
  const get = vi.fn(async () => ({ facets }));
  return { post, get, api: { post, get } as unknown as Api };
}

const formOf = (q: string) => {
  const form = new FormData();
  form.set('q', q);
  return form;
};

test('a sentence that is being typed is read, and leads nowhere by itself', async () => {
  const { api, post } = apiOf(whole);
  const { view } = await readAlong(api, formOf('  двушка, полчаса до Невского 28\0 '));
  expect(post).toHaveBeenCalledExactlyOnceWith('Objects.ReadSentence', {
    text: 'двушка, полчаса до Невского 28',
  });
  expect(view?.lost).toEqual([]);
});

test('the place of work is in no address', async () => {
  const { api, get } = apiOf(whole);
  await readAlong(api, formOf('двушка, полчаса до Невского 28'));
  expect(get).toHaveBeenCalledExactlyOnceWith('Objects.GetFilter', { rooms: ['2'] });
});

test('of an empty field nothing is read', async () => {
  const { api, post } = apiOf(whole);
  expect(await readAlong(api, formOf(' '))).toEqual({ view: null });
  expect(post).not.toHaveBeenCalled();
});

test('a sentence that was sent leads to its flats where it was understood whole', async () => {
  const url = new URL('/katalog/slovami?q=двушка', 'http://localhost');
  const thrown = await loadWish(apiOf(whole).api, url).catch((answer: unknown) => answer);
  expect((thrown as Response).headers.get('location')).toMatch(/^\/katalog\?rooms=2/);
  expect((await loadWish(apiOf(vague.result).api, url)).view?.lost).toHaveLength(1);
});
