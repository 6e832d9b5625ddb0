import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StaticDataContext, useStaticData } from '../static-data/index.ts';
import { keepFromDocument } from './keep-from-document.ts';
import { createLoadContext, servicesContext } from './services.ts';

/** What a loader sends to who asks for this, and what is drawn of it. */
function answer(destination?: string) {
  const headers = destination ? { 'sec-fetch-dest': destination } : {};
  const request = new Request('http://localhost/obekty/kanal', { headers });
  const context = createLoadContext({
    request,
    transport: () => Promise.reject(new Error('nobody asks')),
    publicOrigin: 'http://localhost',
    nonce: '',
  });
  const sent = keepFromDocument({ context, request }, 'complex', { name: 'Канал 9' });
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
  expect(answer('document')).toEqual({ sent: null, drawn: 'Канал 9' });
});

test.each(['empty', undefined])('who fetches (%s) is sent the data', (destination) => {
  expect(answer(destination)).toEqual({ sent: { name: 'Канал 9' }, drawn: 'Канал 9' });
});

test('where there is none, none is made up', () => {
  expect(renderToStaticMarkup(<Part sent={null} />)).toBe('');
});
