import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { guideVideos } from './widgets.table.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

async function list(input: Record<string, string>): Promise<ResultOf<'AI.GetVideos'>> {
  const { status, body } = await backend.visitor().post('AI.GetVideos', { path: '/', ...input });
  expect(status).toBe(200);
  return body.result as ResultOf<'AI.GetVideos'>;
}

test('from the main list every section opens, and the back arrow leads home', async () => {
  const main = await list({ type: 'main' });
  expect(main.videos.map(({ id }) => id)).toEqual(['complexes', 'houses']);
  const houses = await list({ section_id: 'houses' });
  expect([houses.title, houses.parent_id]).toEqual(['По\u00A0отдельности', null]);
  const city = await list({ section_id: 'city' });
  expect([city.title, city.parent_id]).toEqual(['Дома в\u00A0городе', 'houses']);
  expect(city.videos.map(({ type, one_video }) => [type, one_video])).toEqual([
    ['video', false],
    ['video', false],
  ]);
});

test('every entry has a picture: a section that of its first film', async () => {
  const { videos } = await list({});
  expect(videos.map(({ id, poster }) => [id, poster])).toEqual([
    ['complexes', '/media/video/poster.webp'],
    ['houses', '/media/video/kanal.webp'],
  ]);
});

test('a section with one film plays it at once', async () => {
  const { videos } = await list({ section_id: 'houses' });
  const film = '/media/video/sosny.mp4';
  expect(videos[1]).toMatchObject({ id: 'country', one_video: true, video: film });
  expect(await list({ section_id: 'country' })).toMatchObject({
    video_play: film,
    videos: [{ id: 'sosny', one_video: true }],
  });
});

test('«main» leads to the main list from any section', async () => {
  expect(await list({ section_id: 'city', type: 'main' })).toEqual(await list({}));
});

test.each(['/cart', '/lk/orders', '/politika-konfidentsialnosti'])(
  '%s has no guide',
  async (path) => {
    expect((await list({ path })).videos).toEqual([]);
  },
);

test.each(['/obekty/kanal', '/katalog?rooms=2'])('%s has one', async (path) => {
  expect((await list({ path })).videos).toHaveLength(2);
});

test.each(['unknown', 'complexes', '__proto__'])(
  'section «%s» is not there',
  async (section_id) => {
    const { status } = await backend.visitor().post('AI.GetVideos', { path: '/', section_id });
    expect(status).toBe(404);
  },
);

test('an empty section is not shown, and sections in a ring harm nobody', async () => {
  const entry = { type: 'section' as const, position: 9, paths: ['/ring'] };
  await backend.services.db.insert(guideVideos).values([
    { ...entry, id: 'empty', name: 'empty', title: 'Пусто' },
    { ...entry, id: 'a', name: 'a', title: 'А', parentId: 'b' },
    { ...entry, id: 'b', name: 'b', title: 'Б', parentId: 'a' },
  ]);
  expect((await list({ path: '/ring' })).videos).toEqual([]);
  expect((await list({ section_id: 'a' })).videos).toHaveLength(1);
});

test('every film of the demo content is served', async () => {
  const rows = await backend.services.db.select().from(guideVideos);
  const files = rows
    .flatMap(({ video, poster }) => [video, poster])
    .filter((file) => file !== null);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const response = await backend.visitor().send(file.replace(/#.*/, ''), { method: 'HEAD' });
    expect(response.status).toBe(200);
  }
});
