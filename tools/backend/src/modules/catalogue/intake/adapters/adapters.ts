import type { Adapter } from '../shape/adapter.ts';
import { profitbase } from './profitbase/profitbase.ts';
import { table } from './table/table.ts';
import { yrl } from './yrl/yrl.ts';

/** Every format that is read, the most particular first. */
export const ADAPTERS: readonly Adapter[] = [yrl, profitbase, table];

/** The adapter of a format, or of a file that begins so; `undefined` for an unknown name. */
export function adapterFor(head: string, format: string | undefined): Adapter | undefined {
  return ADAPTERS.find(({ name, recognises }) => (format ? name === format : recognises(head)));
}
