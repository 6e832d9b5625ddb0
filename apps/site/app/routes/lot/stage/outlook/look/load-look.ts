import type { Outlook } from '../core/outlook-words.ts';

/** The viewer and the masses around a window. @throws Error where one of them does not come */
export async function loadLook(
  window: Pick<Outlook, 'facing'> & { place: NonNullable<Outlook['place']> },
  model: string,
  lot: string,
) {
  const view = import('./LookAround.tsx');
  const { loadSurroundings } = await import('./load-surroundings.ts');
  const surroundings = await loadSurroundings(window, model, lot);
  return { LookAround: (await view).LookAround, surroundings };
}
