/** Tests of the workspace name its files from its root, wherever they are started. */
import { join } from 'node:path';

process.chdir(join(import.meta.dirname, '../../..'));
