import { networksOf } from '../network/network-address.ts';

/** How many may be open at once. */
export interface SeatBounds {
  /** Of one address; a /56 of IPv6 has four times as many, a /48 sixteen times. */
  address: number;
  /** Of one visitor who is known by more than his address. */
  visitor: number;
  /** Of the process. */
  all: number;
}

/** Who takes a seat. */
interface Sitter {
  address: string;
  /** Key of the visitor; nobody is known by the empty one. */
  visitor?: string;
}

/** Places for what stays open, counted in this process. */
export interface Seats {
  /**
   * Takes a place.
   * @returns what gives it back, once; or which bound is reached: the sitter's `own`, or that of `all`
   */
  take(sitter: Sitter): (() => void) | 'own' | 'all';
}

/** Makes places within bounds; nothing is remembered of who has left. */
export function createSeats(bounds: SeatBounds): Seats {
  const taken = new Map<string, number>();
  const of = (key: string) => taken.get(key) ?? 0;
  let count = 0;

  function change(keys: readonly string[], by: 1 | -1) {
    count += by;
    for (const key of keys) {
      const left = of(key) + by;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    }
  }

  return {
    take({ address, visitor = '' }) {
      if (count >= bounds.all) return 'all';
      const networks = networksOf(address);
      const isFull =
        networks.some(({ key, factor }) => of(`net:${key}`) >= bounds.address * factor) ||
        (visitor !== '' && of(`who:${visitor}`) >= bounds.visitor);
      if (isFull) return 'own';
      const keys = networks.map(({ key }) => `net:${key}`);
      if (visitor !== '') keys.push(`who:${visitor}`);
      change(keys, 1);
      let isTaken = true;
      return () => {
        if (isTaken) change(keys, -1);
        isTaken = false;
      };
    },
  };
}
