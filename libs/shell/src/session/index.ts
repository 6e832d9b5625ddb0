export { countsAtom, type Counts } from './counts.ts';
export { marketingOfVisit, rememberMarketing } from './marketing.ts';
export { sessionAtom, type Session } from './session-atom.ts';
export { useCounts, useCountsLoader } from './use-counts.ts';
export { leave, useStartSession, useSession, useSessionLoader } from './use-session.ts';
