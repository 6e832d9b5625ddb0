import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RenderCachedContext } from '@m30/shell/cached-markup';
import type { LotCardView } from '../../../../components/lot-card/index.ts';
import { lotFixture } from '../../../../components/lot-card/lot-card.fixture.ts';
import { StoreCard } from './StoreCard.tsx';

/** For each fact that a card shows a lot that differs in it. */
const lots = [
  lotFixture(),
  ...(
    [
      { id: 't2-132' },
      { number: '132' },
      { status: 'reserved' },
      { url: '/obekty/terrasy/korpus-2/t2-132' },
      { complexName: 'Канал 9' },
      { buildingName: 'Корпус 3' },
      { floor: 4 },
      { floors: 13 },
      { rooms: '3' },
      { euro: false },
      { area: 48.5 },
      { price: 1_021_240_100 },
      { oldPrice: 1_100_000_000 },
      { payment: 4_892_300 },
      { plan: '/media/plans/e2-49-mini.svg' },
      { mirrored: true },
      { handover: { year: 2028, quarter: 2 } },
      { handover: null },
    ] satisfies Partial<LotCardView>[]
  ).map(lotFixture),
];

test('a cached card is never that of another lot, nor of the same lot before it changed', () => {
  const markup = new Map<string, string>();
  const renderCached = (key: string, content: () => ReactNode) => {
    const cached = markup.get(key) ?? renderToString(content());
    markup.set(key, cached);
    return cached;
  };
  for (const lot of [...lots, ...lots]) {
    const card = <StoreCard lot={lot} eager={false} />;
    const html = renderToString(
      <RenderCachedContext value={renderCached}>{card}</RenderCachedContext>,
    );
    expect(html).toBe(renderToString(card));
  }
  expect(markup.size).toBe(lots.length);
});
