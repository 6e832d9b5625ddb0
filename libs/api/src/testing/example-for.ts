import * as v from 'valibot';
import type { MethodContract } from '../core/define-method.ts';
import { examples } from '../examples.ts';
import type { Methods } from '../registry.ts';

/** Result of the worked example whose input is the same once parsed, else of the method's first. */
export function exampleFor(method: MethodContract, parsed: unknown): unknown {
  const [first, ...others] = examples[method.name as keyof Methods];
  const asked = canonical(parsed);
  const isAsked = ({ input }: { input: unknown }) =>
    canonical(v.parse(method.input, input)) === asked;
  return ([first, ...others].find(isAsked) ?? first).result;
}

/** JSON whose properties are sorted: the same for equal inputs. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
