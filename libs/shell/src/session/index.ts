export { marketingOfVisit, rememberMarketing } from './marketing.ts';
export { sessionAtom, type Session } from './session-atom.ts';
export { leave, useSession, useSessionLoader } from './use-session.ts';
