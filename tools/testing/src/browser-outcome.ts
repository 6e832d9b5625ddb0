import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { Outcome } from '@m30/config/outcome';

/** Playwright's JSON report as an outcome; tests that needed a second attempt are told and count as passed. */
export function browserOutcome(report: unknown): Outcome {
  const { stats, suites } = report as JSONReport;
  const failures = suites.flatMap((suite) => failedIn(suite));
  if (stats.flaky > 0) console.warn(`${stats.flaky} browser tests passed at the second attempt`);
  return { passed: stats.expected + stats.flaky, failures };
}

function failedIn(suite: JSONReportSuite): string[] {
  const own = suite.specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failedIn(inner))];
}
