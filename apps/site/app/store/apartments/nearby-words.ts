import type { NearbyKind } from '@m30/api/filters';

/** Words of the kinds of places around a complex: of one, of the way to it, of it beside its minutes. */
export const NEARBY_WORDS = {
  school: { name: 'Школа', of: 'школы', short: 'школа' },
  kindergarten: { name: 'Детский сад', of: 'детского сада', short: 'сад' },
  clinic: { name: 'Поликлиника', of: 'поликлиники', short: 'поликлиника' },
} as const satisfies Record<NearbyKind, Record<'name' | 'of' | 'short', string>>;
