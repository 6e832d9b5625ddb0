import type { Rolldown } from 'vite';

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
interface Modules {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

/** Pages that must import a module before it joins the shared chunk: what fewer need would burden all the others. */
const SHARED_BY = 14;

/** The same for what the home page has as well. */
const SHARED_WITH_HOME_BY = 7;

/** The page with the smallest budget of requests: what it shares is shared by all, or with few pages one chunk. */
const HOME = /\/app\/routes\/home\//;

/** Pages that show everything there is: what they import says nothing of what visitors share. */
const SERVICE = /\/app\/routes\/service\//;

/** Parts that the server renders and the browser loads late: their styles are needed at once. */
const LATE = /\/app\/layouts\/frame\/late\.ts$/;

const STYLES = /\.module\.css($|\?)/;

/** What every content block needs, apart from the kit, and the styles of the commonest: in chunks of its own it would be as many requests as blocks. */
const BLOCK_CORE =
  /\/libs\/blocks\/src\/(core\/|define-block\/|parts\/link-props\.ts|react\/(?!note\/|BlockPicture)|(blocks\/(text|header)|parts\/beside-action)\/.*\.module\.css)/;

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
      // Whatever loads something later needs the bundler's helper.
      test: /\/node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper/,
      priority: 1,
    },
    { name: 'blocks', test: BLOCK_CORE, priority: 1 },
    // A page has one calculator or all of them: small files of their own compress badly.
    {
      name: 'calculators',
      test: /\/libs\/calculators\/src\/(field|panel)\/.*\.module\.css($|\?)/,
      priority: 1,
    },
    // First what all have: a group takes along whatever its modules import.
    sharedGroup('shared', 1),
    sharedGroup('home', 0),
    // A few lines each, and mostly on the same pages.
    { name: 'lot-words', test: /\/(objects\/lot-title|lot-card\/lot-status)\.ts$/, priority: 0 },
  ],
};

function sharedGroup(name: 'shared' | 'home', priority: number) {
  return {
    debugName: name,
    name: (id: string, modules: Modules) => (sharedBy(id, modules) === name ? name : null),
    test: /\/(libs|apps)\/.*\.(tsx?|module\.css)($|\?)/,
    priority,
  };
}

/** Chunk that a module shares with others: that of all pages, or that of the home page and the few that have its parts. */
function sharedBy(id: string, modules: Modules): 'shared' | 'home' | null {
  const { pages, parts } = usersOf(id, modules);
  // The bundler lets other styles follow what imports them.
  if (STYLES.test(id)) return parts.some((part) => LATE.test(part)) ? 'shared' : null;
  if (pages.some((page) => EVERYWHERE.test(page))) return 'shared';
  const isOnHome = pages.some((page) => HOME.test(page));
  // What is loaded late as well is on nobody knows which pages.
  if (isOnHome && parts.length > 0) return 'shared';
  if (pages.length >= (isOnHome ? SHARED_WITH_HOME_BY : SHARED_BY)) return 'shared';
  return isOnHome && pages.length > 1 ? 'home' : null;
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
