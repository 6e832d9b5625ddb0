import { cruise, format, type ICruiseResult, type IModule } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config, { TEST_FILES } from '../../../../arrows.config.ts';

const ROOTS = ['apps', 'libs', 'tools'];

/** What dependency-cruiser reads in a workspace. */
interface Cruised {
  /** Without tests. */
  modules: IModule[];
  /** Everything read, for {@link printBreaches}. */
  whole: ICruiseResult;
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
  const whole = output as ICruiseResult;
  const isTest = new RegExp(TEST_FILES);
  return { modules: whole.modules.filter(({ source }) => !isTest.test(source)), whole };
}

/** Prints breaches of the rules with what to do instead, listed ones aside; how many are errors. */
export async function printBreaches(whole: ICruiseResult): Promise<number> {
  const { output, exitCode } = await format(whole, { outputType: 'err-long' });
  console.log(output);
  return exitCode;
}
