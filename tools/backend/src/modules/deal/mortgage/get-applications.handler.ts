import { getMortgageApplications } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { findApplications } from './find-applications.ts';

/** Lists the applications of the visitor with what the banks have said. */
export const getMortgageApplicationsHandler = implement(
  getMortgageApplications,
  async (_, call) => ({ applications: await findApplications(call) }),
  { cache: 'none' },
);
