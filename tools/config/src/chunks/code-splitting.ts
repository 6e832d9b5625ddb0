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

/** The page that has most of what pages about lots share, and the one that lists them. */
const FLAT = /\/app\/routes\/lot\/route\.tsx/;
const CATALOGUE = /\/app\/routes\/catalogue\/flats\/route\.tsx/;

/** A page's folder, and its name within the app. */
const PAGE = /^(.*\/app\/routes\/(.+)\/)route\.tsx/;

/** What is known of lots in this moment, and their words; also needed where no lot is drawn. */
const LOT_STATE = /\/app\/(store\/.*|components\/lot-card\/lot-status)\.ts$/;

/** Parts of a few lines that many pages have. */
const SMALL =
  /\/(ui-kit\/src\/components\/(badge|error-state|skeleton)|calculators\/src\/counted)\/[A-Za-z]+\.(tsx|module\.css)($|\?)|\/store\/cost\/core\/cost-query\.ts$|\/calculators\/src\/money\/formula\.ts$/;

/** What lists show that are empty, and fields to type into: many pages have them, and not those that visitors come to first. */
const EMPTY =
  /\/ui-kit\/src\/components\/(empty-state\/|spot\/(Favourites|Letter|Nothing|Question)Spot)/;
const FIELDS = /\/ui-kit\/src\/components\/(field|text-field)\//;

/** Styles of what stands around a list of lots. */
const LISTING =
  /\/(listing-form\/(ListingForm|ListingResults|toolbar\/Toolbar)|pagination\/Pagination)\.module\.css($|\?)/;

const STYLES = /\.module\.css($|\?)/;

/** What every content block needs, apart from the kit, and the styles of the commonest: in chunks of its own it would be as many requests as blocks. */
const BLOCK_CORE =
  /\/libs\/blocks\/src\/(core\/|define-block\/|parts\/link-props\.ts|react\/(?!note\/|compose\/|BlockPicture)|(blocks\/(text|header)|parts\/beside-action)\/.*\.module\.css)/;

/** What an editor's preview alone loads: it checks blocks by their schemas, which no other page of a browser has. */
const PREVIEW = /\/app\/routes\/content\/preview\//;

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
      priority: 3,
    },
    {
      name: (id: string, modules: Modules) => (isOfPreview(usersOf(id, modules)) ? null : 'blocks'),
      debugName: 'blocks',
      test: BLOCK_CORE,
      // Below what is shared: parts of the kit that blocks import would follow them here, and every page with them.
      priority: 2,
    },
    // A page has one calculator or all of them: small files of their own compress badly.
    {
      name: 'calculators',
      test: /\/libs\/calculators\/src\/(field|panel)\/.*\.module\.css($|\?)/,
      priority: 3,
    },
    // Lists with filters have these together.
    {
      name: 'listing',
      test: LISTING,
      priority: 3,
    },
    // First what all have: a group takes along whatever its modules import.
    sharedGroup('shared', 3),
    sharedGroup('home', 1),
    // Many pages have these without the parts below, which would take them along.
    {
      name: 'small',
      test: SMALL,
      priority: 1,
    },
    { name: 'empty', test: EMPTY, priority: 1 },
    { name: 'fields', test: FIELDS, priority: 1 },
    { name: 'cached-markup', test: /\/cached-markup\/CachedMarkup\.tsx$/, priority: 1 },
    // Each chunk is named by every document that needs it: thirty of a few lines were half a kilobyte of a flat's page.
    {
      ...byUsers((users) => (sharedWithFlat(users) ? 'lot-state' : null)),
      test: LOT_STATE,
      priority: 1,
    },
    byUsers((users) => lotParts(users) ?? ownParts(users)),
  ],
};

/** Whether an editor's preview alone needs a module. */
const isOfPreview = ({ pages, parts }: Users) =>
  pages.length === 0 && parts.length > 0 && parts.every((part) => PREVIEW.test(part));

/** Chunks of the app's parts of pages, by the pages that need them. */
function byUsers(nameOf: (users: Users) => string | null) {
  return {
    name: (id: string, modules: Modules) => nameOf(usersOf(id, modules)),
    test: /\/app\/(components|routes)\/.*\.(tsx?|module\.css)($|\?)/,
    priority: 0,
  };
}

/** What the page of a flat shares with other pages, unless every page loads it late. */
function sharedWithFlat({ pages, parts }: Users): boolean {
  const isShared = pages.length > 1 && pages.some((page) => FLAT.test(page));
  return isShared && !parts.some((part) => LATE.test(part));
}

/** Of lists of lots, or of the page of one lot. */
function lotParts(users: Users): string | null {
  if (!sharedWithFlat(users)) return null;
  return users.pages.some((page) => CATALOGUE.test(page)) ? 'lots' : 'lot-page';
}

/** Name of the page that shares something with nothing but what it loads late itself. */
function ownParts({ pages, parts }: Users): string | null {
  const [, folder, name] = PAGE.exec(pages[0] ?? '') ?? [];
  if (!folder || !name || pages.length > 1 || parts.length === 0) return null;
  return parts.every((part) => part.startsWith(folder)) ? name.replaceAll('/', '-') : null;
}

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
  if (EMPTY.test(id) || FIELDS.test(id)) return null;
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
interface Users {
  pages: string[];
  parts: string[];
}

function usersOf(id: string, modules: Modules): Users {
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
