import type { Rooms } from '../../../../src/modules/estate/types.ts';

const NAMES: Readonly<Record<Rooms, string>> = {
  studio: 'студия',
  '1': 'однокомнатная',
  '2': 'двухкомнатная',
  '3': 'трёхкомнатная',
  '4': 'четырёхкомнатная',
};

/** How people call a flat: «студия», «двухкомнатная», «евротрёхкомнатная». */
export function kindOf({ rooms, euro }: { rooms?: Rooms | null; euro?: boolean | null }): string {
  return rooms ? `${euro ? 'евро' : ''}${NAMES[rooms]}` : '';
}
