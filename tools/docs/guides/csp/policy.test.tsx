import { renderToString } from 'react-dom/server';
import { drawOnServer } from '@m30/blocks/eager';
import { RangeSlider } from '@m30/ui-kit/range-slider';
import { expect, test } from 'vitest';
import { loadPage } from '../blocks/load-page.ts';
import { Page } from '../blocks/Page.tsx';
import { HousesMap } from '../maps/HousesMap.tsx';
import { policy } from './policy.ts';

test('what a server renders has style attributes, and neither styles nor scripts in line', () => {
  drawOnServer();
  const html = renderToString(
    <>
      <Page blocks={loadPage().blocks} />
      <HousesMap />
      <RangeSlider label="Срок" min={1} max={30} step={1} />
    </>,
  );
  expect(html).toContain(' style="');
  expect(html).not.toMatch(/<(style|script)|\son\w+=/);
  expect(policy('x')).toContain("style-src-attr 'unsafe-inline'");
});
