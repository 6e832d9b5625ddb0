import { dirname, join, relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { writeOutcome } from './outcome.ts';

/**
 * Playwright reporter that leaves what came out in the folders of the projects whose tests ran (`apps/site`); errors
 * outside a test count as failures. Where no test could begin, because the server did not start, the folder of the
 * package whose script runs is told why.
 */
export default class BrowserReporter implements Reporter {
  /** Each once: what no file of tests can import is said of every file. */
  readonly #errors = new Set<string>();
  #workspace = '.';
  #tests: TestCase[] = [];

  onBegin({ configFile }: FullConfig, suite: Suite): void {
    this.#workspace = configFile ? dirname(configFile) : '.';
    this.#tests = suite.allTests();
  }

  onError({ message }: TestError): void {
    this.#errors.add(message ?? 'an error without words');
  }

  onEnd(): void {
    // Nx says which of a project's targets this is.
    const target = process.env['NX_TASK_TARGET_TARGET'] ?? 'e2e';
    const manifest = process.env['npm_package_json'];
    if (this.#tests.length === 0 && manifest) {
      writeOutcome(dirname(manifest), target, { passed: 0, failures: [...this.#errors] });
    }
    for (const [folder, tests] of Map.groupBy(this.#tests, (test) => this.#projectOf(test))) {
      const named = (outcome: ReturnType<TestCase['outcome']>) =>
        tests.filter((test) => test.outcome() === outcome).map(nameOf);
      const retried = named('flaky');
      const passed = named('expected').length + retried.length;
      const failures = [...named('unexpected'), ...this.#errors];
      writeOutcome(join(this.#workspace, folder), target, { passed, failures, retried });
    }
  }

  #projectOf({ location }: TestCase): string {
    return relative(this.#workspace, location.file).split(/[\\/]/).slice(0, 2).join('/');
  }
}

/** Browser project, file and title, as one would look for it. */
const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ');
