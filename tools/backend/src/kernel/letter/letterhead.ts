/** Who writes, as the head and the foot of a letter say. */
export interface Letterhead {
  /** What the company calls itself. */
  readonly company: string;
  /** Address of the product without a trailing slash. */
  readonly origin: string;
  /** As it is written; empty where the site has none. */
  readonly phone: string;
  readonly email: string;
}

/** `example.com`. */
export const hostOf = ({ origin }: Pick<Letterhead, 'origin'>): string => new URL(origin).host;
