import { registry, specifiedPaths, type Methods } from '@m30/api';
import { levelOf, LEVELS, type Level } from '@m30/api/levels';
import type { PagesByLevel } from './levels.ts';

/** What each level is, in a sentence. */
const ABOUT: Readonly<Record<Level, string>> = {
  leads:
    'Forms and what stands around every page: header, menus, footer, the list of complexes. The home page, the list of complexes and every form work; a complex opens «Раздел пока недоступен».',
  content:
    'Besides, pages of blocks, news, offers, offices, vacancies, reviews, calculators, the search, and the page of a complex.',
  catalogue:
    'Besides, lots of every kind with filters, buildings and floors, favourites, comparison and cart, shared lists, viewings.',
  account:
    'Besides, login and the account, orders, mortgage applications, contracts and signatures.',
};

/** The page of one level: its methods with their paths, and the pages that begin to work with it. */
export function describeLevel(level: Level, pages: PagesByLevel): string {
  const before = LEVELS.slice(0, LEVELS.indexOf(level));
  const methods = registry.filter(({ name }) => levelOf(name as keyof Methods) === level);
  const rows = methods.map(({ name, verb, access, summary }) => {
    const path = specifiedPaths.get(name) ?? `/api/${name}`;
    const who = access === 'buyer' ? 'buyer' : '';
    return `| ${verb} | \`${path}\` | ${specifiedPaths.has(name) ? 'yes' : ''} | ${who} | ${summary} |`;
  });
  const working = Object.keys(pages).filter((pattern) => pages[pattern] === level);
  return [
    `# Another backend: ${level}`,
    ABOUT[level],
    ...(before.length > 0
      ? [`It has the methods of ${before.map((one) => `[${one}](${one}.md)`).join(', ')} as well.`]
      : []),
    'Inputs, results, refusals: `/api/openapi.json` of the reference backend. «Named» are methods that the specification names, «buyer» those that want a login.',
    `## Methods (${methods.length})`,
    ['| verb | path | named | who | what |', '| --- | --- | --- | --- | --- |', ...rows].join('\n'),
    `## Pages that begin to work (${working.length})`,
    working.map((pattern) => `\`${pattern}\``).join(' · '),
  ].join('\n\n');
}
