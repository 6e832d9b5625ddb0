import { networksOf } from '../network/network-address.ts';

/** How many may be open at once. */
export interface ConnectionBounds {
  /** Of one address; a /56 of IPv6 has four times as many, a /48 sixteen times. */
  address: number;
  /** Of one visitor who is known by more than his address. */
  visitor: number;
  /** Of the process. */
  all: number;
}

/** Who opens a connection. */
interface Client {
  address: string;
  /** Key of the visitor; nobody is known by the empty one. */
  visitor?: string;
}

/** Limit on connections that stay open, counted in this process. */
export interface ConnectionLimit {
  /**
   * Counts a connection.
   * @returns what releases it, once; or which bound is reached: the client's `own`, or that of `all`
   */
  open(client: Client): (() => void) | 'own' | 'all';
}

/** Makes a limit; nothing is remembered of clients who have left. */
export function createConnectionLimit(bounds: ConnectionBounds): ConnectionLimit {
  const counts = new Map<string, number>();
  const of = (key: string) => counts.get(key) ?? 0;
  let count = 0;

  function change(keys: readonly string[], by: 1 | -1) {
    count += by;
    for (const key of keys) {
      const left = of(key) + by;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    }
  }

  return {
    open({ address, visitor = '' }) {
      if (count >= bounds.all) return 'all';
      const networks = networksOf(address);
      const isFull =
        networks.some(({ key, factor }) => of(`net:${key}`) >= bounds.address * factor) ||
        (visitor !== '' && of(`who:${visitor}`) >= bounds.visitor);
      if (isFull) return 'own';
      const keys = networks.map(({ key }) => `net:${key}`);
      if (visitor !== '') keys.push(`who:${visitor}`);
      change(keys, 1);
      let isOpen = true;
      return () => {
        if (isOpen) change(keys, -1);
        isOpen = false;
      };
    },
  };
}
