import type { Config } from '@react-router/dev/config';

export default { ssr: true, buildDirectory: '../../../../.tmp/bare-router' } satisfies Config;
