import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { writeOutcome } from './outcome.ts';

/**
 * Playwright reporter that leaves what came out in the folder of the project that was tested; errors outside a test
 * count as failures.
 */
export default class BrowserReporter implements Reporter {
  readonly #folder: string;
  readonly #errors: string[] = [];
  #tests: TestCase[] = [];

  constructor({ folder }: { folder: string }) {
    this.#folder = folder;
  }

  onBegin(_: unknown, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onError({ message }: TestError): void {
    this.#errors.push(message ?? 'an error without words');
  }

  onEnd(): void {
    const named = (outcome: ReturnType<TestCase['outcome']>) =>
      this.#tests.filter((test) => test.outcome() === outcome).map(nameOf);
    const retried = named('flaky');
    const passed = named('expected').length + retried.length;
    // Nx says which of the project's targets this is.
    const target = process.env['NX_TASK_TARGET_TARGET'] ?? 'e2e';
    const failures = [...named('unexpected'), ...this.#errors];
    writeOutcome(this.#folder, target, { passed, failures, retried });
  }
}

/** Browser project, file and title, as one would look for it. */
const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ');
