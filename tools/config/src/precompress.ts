import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|mjs|css|svg|json)$/;

/** Writes a brotli twin beside each browser asset, so that the server never compresses them. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!COMPRESSIBLE.test(file.fileName)) continue;
          const source = file.type === 'chunk' ? file.code : file.source;
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
          const body = await compress(source, { params });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: body });
        }
      },
    },
  };
}
