import { getViewing } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { hostsAt, hostsOf } from './find-hosts.ts';
import { viewingOf } from './find-viewing.ts';
import { toViewing } from './to-viewing.ts';
import { viewingDays } from './viewing-days.ts';

/** A viewing by the secret of its link. */
export const getViewingHandler = implement(
  getViewing,
  async ({ key }, { services }) => {
    const found = await viewingOf(services.db, key);
    const viewing = toViewing(services, found);
    if (!viewing.can_change) return { viewing, days: [] };
    const { vendor, place, spot, guid } = found.row;
    const hosts = hostsAt(await hostsOf(services.db, vendor), place);
    const asked = { hosts, spot, except: guid };
    return { viewing, days: await viewingDays(services.db, asked, services.clock()) };
  },
  { cache: 'none' },
);
