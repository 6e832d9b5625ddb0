import type { Rolldown } from 'vite';

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
interface Modules {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

/** Pages that must import a module before it joins the shared chunk: what fewer need would burden all the others. */
const SHARED_BY = 14;

/** The page with the smallest budget of requests: what it shares is shared by all. */
const HOME = /\/app\/routes\/home\//;

/** Pages that show everything there is: what they import says nothing of what visitors share. */
const SERVICE = /\/app\/routes\/service\//;

/** Parts that the server renders and the browser loads late: their styles are needed at once. */
const LATE = /\/app\/layouts\/frame\/late\.ts$/;

const STYLES = /\.module\.css($|\?)/;

/** What every content block needs, apart from the kit: in chunks of its own it would be as many requests as blocks. */
const BLOCK_CORE =
  /\/libs\/blocks\/src\/(core\/|define-block\.ts|parts\/link-props\.ts|react\/(?!note\/|BlockPicture))/;

/** Entries that are on every page, or on nearly every one. */
const EVERYWHERE = /\/app\/(root|entry\.client|layouts\/(default|account|guarded)\/layout)\.tsx/;

/**
 * One chunk for the framework, one for what most pages import: fewer requests, and brotli does better
 * on one file than on forty small ones. What few pages import, or what is loaded on demand, stays apart.
 */
export const codeSplitting: Splitting = {
  groups: [
    {
      name: 'framework',
      // The router calls the guard of its reloads; whatever loads something later needs the bundler's helper.
      test: /\/node_modules\/(react|react-dom|react-router|scheduler)\/|\/navigation\/reload-once\.ts$|vite\/preload-helper/,
      priority: 1,
    },
    { name: 'blocks', test: BLOCK_CORE, priority: 1 },
    {
      debugName: 'shared',
      name: (id, modules) => (isShared(id, modules) ? 'shared' : null),
      test: /\/(libs|apps)\/.*\.(tsx?|module\.css)($|\?)/,
    },
  ],
};

function isShared(id: string, modules: Modules): boolean {
  const { pages, parts } = usersOf(id, modules);
  // The bundler lets other styles follow what imports them.
  if (STYLES.test(id)) return parts.some((part) => LATE.test(part));
  if (pages.some((page) => EVERYWHERE.test(page))) return true;
  if (pages.some((page) => HOME.test(page))) return pages.length + parts.length > 1;
  return pages.length >= SHARED_BY;
}

/** Pages, and parts loaded on demand, that reach a module by static imports. */
function usersOf(id: string, modules: Modules): { pages: string[]; parts: string[] } {
  const pages: string[] = [];
  const parts: string[] = [];
  const seen = new Set([id]);
  for (const module of seen) {
    const info = modules.getModuleInfo(module);
    if (SERVICE.test(module)) continue;
    if (info?.isEntry) pages.push(module);
    if (info?.dynamicImporters.length) parts.push(module);
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return { pages, parts };
}
