import { inject } from 'vitest';
import { openCopy } from './open-copy.ts';
import { setTestDatabases } from './test-database.ts';

const server = inject('postgres');
setTestDatabases(() => openCopy(server));
