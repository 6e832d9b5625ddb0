import { cruise, type ICruiseResult, type IModule, type IViolation } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config, { TEST_FILES } from '../../../../arrows.config.ts';

const ROOTS = ['apps', 'libs', 'tools'];

/** What dependency-cruiser reads in a workspace. */
interface Cruised {
  /** Without tests. */
  modules: IModule[];
  /** Breaches of the rules, listed ones included. */
  violations: readonly IViolation[];
}

/** Reads the workspace in the current directory. */
export async function cruiseWorkspace(): Promise<Cruised> {
  const { forbidden, options } = config;
  const { output } = await cruise(
    ROOTS,
    { ...options, ruleSet: { forbidden }, validate: true },
    undefined,
    { tsConfig: extractTSConfig(options.tsConfig.fileName) },
  );
  const { modules, summary } = output as ICruiseResult;
  const isTest = new RegExp(TEST_FILES);
  return {
    modules: modules.filter(({ source }) => !isTest.test(source)),
    violations: summary.violations,
  };
}
