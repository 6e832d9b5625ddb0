import type { MethodExample } from '../../../core/define-method.ts';
import type { getConfig } from './get-config.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getConfig>[] = [
  { name: 'the bundled map', input: {}, result: { token: null, styleUrl: null } },
];
