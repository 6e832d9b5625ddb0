import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));

/** As it comes; it only must not look for a workspace above it, nor check types of what is generated. */
export default { turbopack: { root }, typescript: { ignoreBuildErrors: true } };
