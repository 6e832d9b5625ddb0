import type { Config } from '../../../kernel/config/config.ts';
import type { Place } from '../code/code-messages.ts';

/** The product's address as texts name it. */
export function placeOf({ publicOrigin }: Config): Place {
  return { host: new URL(publicOrigin).host };
}
