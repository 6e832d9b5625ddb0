import type { LotView } from '../../data/lot.server.ts';

/**
 * The drawing of the floor and what shows it; the code comes with the first wish to see it.
 * @param signal aborts the request
 */
export async function loadFloor(
  {
    vendor,
    subvendor,
    section,
    floor,
  }: Pick<LotView, 'vendor' | 'subvendor' | 'section' | 'floor'>,
  signal: AbortSignal,
) {
  const view = import('./FloorPlanView.tsx');
  const { browserApi } = await import('@m30/shell/browser');
  const place = { vendor, subvendor, section, floor };
  const drawn = await browserApi.get('Objects.GetFloor', place, { signal });
  return { FloorPlanView: (await view).default, drawn };
}
