import type { MethodContract, MethodExample } from '@m30/api';

const examples = import.meta.glob<{ examples: MethodExample<MethodContract>[] }>(
  '../../../../libs/api/src/methods/**/*.examples.ts',
  { eager: true },
);
const contracts = import.meta.glob<Record<string, unknown>>(
  '../../../../libs/api/src/methods/**/*.method.ts',
  { eager: true },
);

/** Examples of a method: the file beside the one that declares it. */
export function examplesOf(method: MethodContract): readonly MethodExample<MethodContract>[] {
  const [path = ''] =
    Object.entries(contracts).find(([, module]) => Object.values(module).includes(method)) ?? [];
  return examples[path.replace('.method.ts', '.examples.ts')]?.examples ?? [];
}
