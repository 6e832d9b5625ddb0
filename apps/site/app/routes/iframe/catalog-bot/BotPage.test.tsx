// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { siteTemplate } from '../../../layouts/site-template.fixture.ts';
import type { BotData } from './bot.server.ts';
import { BotPage } from './BotPage.tsx';

afterEach(cleanup);

const data = {
  ...{
    total: 0,
    lots: [],
    page: 1,
    pages: 0,
    carried: [],
    pageAddress: '?',
    catalogue: '/katalog',
  },
  facets: { rooms: [], complex: [] },
  chosen: { complex: '', rooms: [], priceTo: undefined },
  programme: {
    ...{ rate: 6, cost: { from: 6, to: 6.7 }, lenders: ['Балтика Банк'] },
    ...{ disclaimer: 'Полные условия', actualAt: '2026-11-20' },
  },
} as unknown as BotData;

test('a frame without a footer says who builds and where the declarations stand', () => {
  const legal =
    'Застройщик — ООО «Меридиан 30». Проектные декларации размещены на сайте наш.дом.рф.';
  const Stub = createRoutesStub([
    {
      ...{ id: 'root', path: '/' },
      children: [{ index: true, Component: () => <BotPage data={data} /> }],
    },
  ]);
  const loaderData = { root: { template: { ...siteTemplate, legal } } };
  render(<Stub hydrationData={{ loaderData }} />);
  expect(screen.getByText(legal)).toBeTruthy();
});
