import { inject } from 'vitest';
import { setTestDatabases } from './test-database.ts';

const server = inject('postgres');
// Most files need no database, and some of them a DOM, in which the modules of a server cannot be imported.
setTestDatabases(async () => (await import('./open-copy.ts')).openCopy(server));
