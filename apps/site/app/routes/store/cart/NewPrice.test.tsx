import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NewPrice } from './NewPrice.tsx';

test('a new price is taken by a form that works without JavaScript', () => {
  const html = renderToString(<NewPrice lot="k2-57" price={963_000_000} />);
  expect(html).toMatch(/^<form [^>]*action="\/cart"/);
  expect(html).toMatch(/<button(?=[^>]* name="change")(?=[^>]* value="hold")/);
  expect(html).toContain('name="lot" value="k2-57"');
  expect(html).toContain('name="price" value="963000000"');
});
