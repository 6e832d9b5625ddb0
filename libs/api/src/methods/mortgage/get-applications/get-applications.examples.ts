import type { MethodExample } from '../../../core/define-method.ts';
import { demoApplication } from '../shared/demo-application.ts';
import type { getMortgageApplications } from './get-applications.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getMortgageApplications>[] = [
  { name: 'one application', input: {}, result: { applications: [demoApplication] } },
  { name: 'nothing was sent', input: {}, result: { applications: [] } },
];
