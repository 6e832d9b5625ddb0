import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sitemapSections } from '../feed/sitemap-sections.ts';
import type { BestView } from '../../catalogue/light/best-view.ts';
import { developerWords, legalName } from '../../content/company/company-of.ts';
import { drawShare } from '../../media/share/draw-share.ts';
import { faces } from '../../media/share/glyphs/glyphs.ts';
import { linesOf } from '../../media/share/lettering.ts';
import type { SharedPage } from '../../media/share/types.ts';
import { findSharedPage } from './find-shared-page.ts';
import { shownOf } from './shown-of.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { createApp } from '../../../compose/app.ts';

let backend: TestBackend;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  backend = await testBackend();
  app = createApp(backend.services, []);
});
afterAll(() => backend.close());

describe('the share picture', () => {
  test('is a PNG of the size that readers of links ask for, made once', async () => {
    const response = await app.request('/media/share/obekty/kanal.png');
    expect(response.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(300_000);
    const tag = response.headers.get('etag') ?? '';
    const again = await app.request('/media/share/obekty/kanal.png', {
      headers: { 'if-none-match': tag },
    });
    expect(again.status).toBe(304);
  });

  test('of a model is the drawing of its complex', async () => {
    const { snapshot } = backend.services.catalogue;
    const vendor = snapshot.complexes[0]?.vendor ?? '';
    expect(findSharedPage(backend.services, `/obekty/${vendor}/model`)).toMatchObject({
      kind: 'Модель комплекса',
      view: { type: 'model', vendor },
    });
    const response = await app.request(`/media/share/obekty/${vendor}/model.png`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(30_000);
  }, 60_000);

  test.each([
    'nothing.png',
    'obekty/nobody.png',
    'obekty/kanal/korpus-2/x-1.png',
    'index.jpg',
    '..%2Findex.png',
  ])('there is none at %s', async (path) => {
    expect((await app.request(`/media/share/${path}`)).status).toBe(404);
  });

  test('a flat is told by its price and its keys, one that is sold by that', () => {
    const { snapshot } = backend.services.catalogue;
    const lots = [...snapshot.lots.values()];
    const note = (lot: (typeof lots)[number] | undefined) =>
      findSharedPage(backend.services, `/obekty/${lot?.building.id}/${lot?.id}`)?.note;
    const free = lots.filter(({ status }) => status === 'free');
    const built = free.find(({ building }) => building.handoverYear === null);
    const rising = free.find(({ building }) => building.handoverYear !== null);
    expect(note(built)).toMatch(/₽\. Дом сдан$/);
    expect(note(rising)).toMatch(/₽\. Ключи: [IV]+\sкв\.\s20\d\d$/);
    expect(note(lots.find(({ status }) => status === 'sold'))).toBe('Квартира продана');
  });

  test('names the developer and the declaration beside a price of a home that is being built', () => {
    const { snapshot } = backend.services.catalogue;
    const free = [...snapshot.lots.values()].filter(({ status }) => status === 'free');
    const legal = (path: string) => findSharedPage(backend.services, path)?.legal;
    const rising = free.find(({ building }) => building.handoverYear !== null);
    const built = free.find(({ building }) => building.handoverYear === null);
    const [vendor] = rising?.building.id.split('/') ?? [];
    const words = /^Застройщик — .*«Меридиан 30», проектная декларация .* наш\.дом\.рф\.$/;
    for (const path of [
      `${rising?.building.id}/${rising?.id}`,
      `${rising?.building.id}/vizualnyj`,
      ...[`${vendor}`, `${vendor}/model`],
    ]) {
      expect(legal(`/obekty/${path}`), path).toMatch(words);
    }
    expect(legal(`/obekty/${built?.building.id}/${built?.id}`)).toBeUndefined();
    expect(legal('/kak-kupit')).toBeUndefined();
  });

  test('sets who builds in small print beneath the sign, whole', () => {
    const page = { kind: 'Жилой комплекс', title: 'Канал 9', note: null, view: { type: 'globe' } };
    const legal = developerWords(legalName(backend.services.content.library));
    const silent = drawShare(page as SharedPage, 'Меридиан 30');
    const drawn = drawShare({ ...page, legal } as SharedPage, 'Меридиан 30');
    expect(drawn.length).toBeGreaterThan(silent.length);
    expect(drawn).toContain('translate(64 602)');
    expect(linesOf(legal, 548, 2, { glyphs: faces.words(), size: 14 }).join(' ')).not.toMatch(/…/);
  });

  test('of a flat whose plan is a photo of paper shows the view, without that the model, without that the picture', async () => {
    const { snapshot } = backend.services.catalogue;
    const lot = snapshot.lots.get('k1-53');
    if (!lot) throw new Error('the demo lacks a flat');
    const photographed = { ...lot, plan: { ...lot.plan, drawing: '/media/plan_v1-1280.avif' } };
    const catalogue = {
      ...backend.services.catalogue,
      snapshot: { ...snapshot, lots: new Map([[lot.id, photographed]]) },
    };
    const path = `/obekty/${lot.building.id}/${lot.id}`;
    const page = findSharedPage({ ...backend.services, catalogue }, path);
    const view = page?.view;
    if (view?.type !== 'outlook') throw new Error('the page shows a drawing');
    const address = { version: '0f3c9a1b2d', lot: lot.id, room: 0, window: 0 };
    const best = { room: 'Спальня', facing: 180, address } as unknown as BestView;
    const { light, media: store } = backend.services;
    const shows = async (changes: object) => {
      const views = {
        file: () => Promise.resolve('window.webp'),
        modelFile: () => Promise.resolve('model.webp'),
      } as unknown as typeof backend.services.views;
      const services = { ...backend.services, views, light: { ...light, ...changes } };
      const shown = await shownOf(services, store, view);
      return [shown.drawn, await shown.read()];
    };
    const none = { bestViews: () => Promise.resolve(new Map()) };
    expect(await shows({ bestViews: () => Promise.resolve(new Map([[lot.guid, best]])) })).toEqual([
      '/media/views/0f3c9a1b2d/k1-53_00.webp',
      { file: 'window.webp' },
    ]);
    expect((await shows(none))[1]).toEqual({ file: 'model.webp' });
    const bare = await shows({ ...none, modelFor: () => Promise.resolve(null) });
    expect(bare).toEqual([undefined, { file: expect.stringMatching(/\.jpg$/) as string }]);
  });

  test('every page of the sitemap has one of its own', () => {
    const { content, catalogue, clock } = backend.services;
    const sections = sitemapSections(content.library, catalogue.snapshot, clock());
    const paths = sections.flatMap(({ pages }) => pages.map(({ path }) => path));
    const missing = paths.filter(
      (path) => !findSharedPage(backend.services, path === '/' ? '/index' : path),
    );
    expect(missing).toEqual([]);
    expect(paths.length).toBeGreaterThan(1000);
  });
});
