import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { Outcome } from '@m30/config/outcome';

/** Playwright's JSON report as an outcome; a test that needed a second attempt counts as passed and is named. */
export function browserOutcome(report: unknown): Outcome {
  const { stats, suites } = report as JSONReport;
  return {
    passed: stats.expected + stats.flaky,
    failures: namesOf('unexpected', suites),
    retried: namesOf('flaky', suites),
  };
}

function namesOf(wanted: 'unexpected' | 'flaky', suites: readonly JSONReportSuite[]): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
    ),
    ...namesOf(wanted, inner),
  ]);
}
