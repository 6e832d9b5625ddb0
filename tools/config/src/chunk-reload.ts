import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = /\/react-router\/dist\/.*\/routeModules\.js$/;
/** What the router does when a page's chunk fails, and would do for ever. */
const RELOAD = 'window.location.reload();';
const GUARD = fileURLToPath(
  new URL('../../../libs/shell/src/navigation/reload/reload-once.ts', import.meta.url),
);

/**
 * Puts the guard of the specification (one reload in 60 s, then the error page) into React Router, which
 * reloads without one. The build fails if a new version of the router reads differently.
 */
export function chunkReload(): Plugin {
  let patched = false;
  return {
    name: 'chunk-reload',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!MODULE.test(id)) return null;
      if (code.split(RELOAD).length !== 2) {
        this.error(
          `React Router no longer says «${RELOAD}» once; see tools/config/src/chunk-reload.ts`,
        );
      }
      patched = true;
      const guarded = code.replace(RELOAD, 'if (!reloadOnce()) return lostPage(error);');
      return {
        code: `import { lostPage, reloadOnce } from ${JSON.stringify(GUARD)};\n${guarded}`,
        map: null,
      };
    },
    buildEnd(error) {
      if (error || patched || this.environment.mode !== 'build') return;
      this.error(
        'React Router loads its route modules elsewhere now; see tools/config/src/chunk-reload.ts',
      );
    },
  };
}
