import type { MethodContract, MethodExample, Methods } from '@m30/api';
import { examples } from '@m30/api/examples';

/** Examples of a method that is known only while the tests run. */
export function examplesOf({ name }: MethodContract): readonly MethodExample<MethodContract>[] {
  return examples[name as keyof Methods];
}
