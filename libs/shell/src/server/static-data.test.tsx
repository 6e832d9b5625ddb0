import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StaticDataContext, useStaticData } from '../static-data/index.ts';
import { staticData } from './static-data.ts';
import { createLoadContext, servicesContext } from './services.ts';

/** What a loader sends to who asks for this path, and what is drawn of it. */
function answer(path: string) {
  const request = new Request(`http://localhost${path}`);
  const context = createLoadContext({
    request,
    transport: () => Promise.reject(new Error('nobody asks')),
    publicOrigin: 'http://localhost',
    nonce: '',
  });
  const sent = staticData({ context }, 'complex', { name: 'Канал 9' });
  const drawn = renderToStaticMarkup(
    <StaticDataContext value={context.get(servicesContext).staticData}>
      <Part sent={sent} />
    </StaticDataContext>,
  );
  return { sent, drawn };
}

function Part({ sent }: { sent: { name: string } | null }) {
  return useStaticData('complex', sent)?.name;
}

test('a document is rendered with the data, and not sent it', () => {
  expect(answer('/obekty/kanal')).toEqual({ sent: null, drawn: 'Канал 9' });
});

test('a navigation within the site is sent the data', () => {
  expect(answer('/obekty/kanal.data')).toEqual({ sent: { name: 'Канал 9' }, drawn: 'Канал 9' });
});

test('where there is none, none is made up', () => {
  expect(renderToStaticMarkup(<Part sent={null} />)).toBe('');
});
