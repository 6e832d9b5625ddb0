import type { Rooms } from '../../../../src/modules/estate/types.ts';

const NAMES: Readonly<Record<Rooms, string>> = {
  studio: 'студия',
  '1': 'однокомнатная',
  '2': 'двухкомнатная',
  '3': 'трёхкомнатная',
  '4': 'четырёхкомнатная',
};

interface KnownFlat {
  rooms?: Rooms | null | undefined;
  euro?: boolean | null | undefined;
}

/** How people call a flat: «студия», «двухкомнатная», «евротрёхкомнатная». */
export function kindOf({ rooms, euro }: KnownFlat): string {
  return rooms ? `${euro ? 'евро' : ''}${NAMES[rooms]}` : '';
}
