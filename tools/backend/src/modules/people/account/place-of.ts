import type { Config } from '../../../kernel/config/config.ts';

/** Where the visitor is, for the texts: `site.example`. */
export interface Place {
  host: string;
}

/** The product's address as texts name it. */
export function placeOf({ publicOrigin }: Config): Place {
  return { host: new URL(publicOrigin).host };
}
