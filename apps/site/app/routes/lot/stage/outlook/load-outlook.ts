import type { LotView } from '../../data/lot.server.ts';

/**
 * The views of a flat and what shows them; figures that nobody has asked for yet are calculated then.
 * @param signal aborts the request
 */
export async function loadOutlook(
  { vendor, subvendor, id }: Pick<LotView, 'vendor' | 'subvendor' | 'id'>,
  signal: AbortSignal,
) {
  const view = import('./Outlook.tsx');
  const { browserApi } = await import('@m30/shell/browser');
  const address = { vendor, subvendor, id };
  const known = await browserApi.get('Objects.GetLight', address, { signal });
  const light =
    known.state === 'waiting'
      ? await browserApi.get('Objects.GetLight', { ...address, days: 'all' }, { signal })
      : known;
  return { Outlook: (await view).default, light };
}
