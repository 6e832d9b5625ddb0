import type { Config } from '../../core/config.ts';
import type { Place } from './code-messages.ts';

/** The product's address as texts name it. */
export function placeOf({ publicOrigin }: Config): Place {
  return { host: new URL(publicOrigin).host };
}
