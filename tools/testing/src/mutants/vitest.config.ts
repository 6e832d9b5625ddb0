import { join } from 'node:path';
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';
import { mutate, ROOT, type Mutant } from './mutant.ts';

const GIVE_SERVER = `${ROOT}tools/testing/src/mutants/give-server.ts`;
const project = process.env['MUTANT_PROJECT'] ?? '';
const lane = process.env['MUTANT_LANE'] ?? '';
const active = () => JSON.parse(process.env['MUTANT'] || 'null') as Mutant | null;
const isMutated = (id: string, mutant: Mutant | null): mutant is Mutant =>
  mutant !== null && id === `${ROOT}${mutant.file}`;

const { default: own } = (await import(join(ROOT, project, 'vitest.config.ts'))) as {
  default: ViteUserConfig;
};

/**
 * The settings of the project that `MUTANT_PROJECT` names, and the mutant that `MUTANT` holds as JSON in the source that it
 * is of. Other sources are transformed once and cached on disk.
 */
export default mergeConfig(
  own.test?.globalSetup ? { ...own, test: { ...own.test, globalSetup: [GIVE_SERVER] } } : own,
  defineConfig({
    test: { fsModuleCache: true, fsModuleCachePath: `${ROOT}.tmp/mutants-${lane}` },
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        transform(code, id) {
          const mutant = active();
          return isMutated(id, mutant) ? mutate(code, mutant) : undefined;
        },
        configureVitest({ defineCacheKeyGenerator }) {
          defineCacheKeyGenerator(({ id }) => (isMutated(id, active()) ? false : undefined));
        },
      },
    ],
  }),
);
