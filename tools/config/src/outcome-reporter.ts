import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { writeOutcome, type Outcome } from './outcome.ts';

/**
 * Vitest reporter that leaves an {@link Outcome} in the project's folder: unlike Vitest's own JSON it tells of errors
 * outside a test, which fail the run without failing a test.
 */
export class OutcomeReporter implements Reporter {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const outcome: Required<Outcome> = { passed: 0, failures: [], retried: [] };
    for (const module of modules) {
      const file = module.relativeModuleId;
      for (const { message } of module.errors()) outcome.failures.push(`${file}: ${message}`);
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        const name = `${file} › ${test.fullName}`;
        if (state === 'passed') outcome.passed += 1;
        if (state === 'failed') outcome.failures.push(name);
        if (test.diagnostic()?.flaky) outcome.retried.push(name);
      }
    }
    for (const { message, stack } of errors)
      outcome.failures.push(`outside a test: ${stack ?? message}`);
    writeOutcome(this.#folder, process.env['NX_TASK_TARGET_TARGET'] ?? 'test', outcome);
  }
}
