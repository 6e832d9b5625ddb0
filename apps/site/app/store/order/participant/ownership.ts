import type { Order } from '../order.ts';
import type { Person } from './person.ts';

/** How the lot is to belong to those who buy it. */
export type Ownership = NonNullable<Order['ownership']>;

/** What two people choose between; spouses alone own without shares. */
export const OWNERSHIPS = [
  {
    id: 'joint',
    label: 'Общая собственность супругов, без долей',
    hint: 'Для двоих в\u00a0браке. Понадобится свидетельство о\u00a0браке.',
  },
  {
    id: 'shares',
    label: 'По долям',
    hint: 'У\u00a0каждого своя доля, её запишут в\u00a0реестр отдельно.',
  },
] as const satisfies readonly { id: Ownership; label: string; hint: string }[];

/** What a step begins with: the draft's choice, else that of before. */
export function ownershipStart({ ownership }: Pick<Order, 'ownership'>, draft: unknown): Ownership {
  const saved = (draft as { ownership?: unknown } | null | undefined)?.ownership;
  return saved === 'joint' || saved === 'shares'
    ? saved
    : ownership === 'joint'
      ? 'joint'
      : 'shares';
}

/** The ownership of so many people: one owns alone, more than two by shares. */
export const ownershipOf = (people: readonly Person[], chosen: Ownership): Ownership =>
  people.length === 1 ? 'single' : people.length === 2 ? chosen : 'shares';
