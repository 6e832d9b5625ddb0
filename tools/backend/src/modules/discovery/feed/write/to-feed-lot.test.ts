import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBackend, type TestBackend } from '../../../../testing/test-backend.ts';
import { legalLine } from '../../../content/company/company-of.ts';
import { gatherLots } from './gather-lots.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

test('the description of every flat ends with who builds and where the declaration stands', async () => {
  const legal = legalLine(backend.services.content.library);
  expect(legal).toMatch(/Застройщик\s— .*Проектные\sдекларации/);
  const descriptions: string[] = [];
  const wanted = { channel: 'yandex' as const, filter: { complex: ['kanal'] }, legal };
  for await (const { description } of gatherLots(backend.services, wanted)) {
    descriptions.push(description);
  }
  expect(descriptions.length).toBeGreaterThan(10);
  expect(descriptions.filter((words) => !words.endsWith(legal))).toEqual([]);
});

test('a company that has written no line of its own is named as the developer', () => {
  const { company, templates } = backend.services.content.library;
  const silent = templates && {
    ...templates,
    site: { ...templates.site, legal: undefined as unknown as string },
  };
  expect(legalLine({ company, templates: silent })).toMatch(
    /^Застройщик — .*«Меридиан 30», проектная декларация размещена на сайте наш\.дом\.рф\.$/,
  );
});
