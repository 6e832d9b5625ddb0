import { eq } from 'drizzle-orm';
import type { FieldIssue } from '@m30/api';
import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { redirects } from '../../modules/content/library/content.table.ts';
import { isLookedUp } from '../../modules/content/page/drawn-pages.ts';
import { linkedPath } from '../../modules/content/page/find-page.ts';
import { hasPage } from '../../modules/content/page/has-page.ts';

/** A link of the body and where it stands: `body.site.menu_main.0.link`. */
interface Placed {
  path: string;
  link: string;
}

/** Files of the company: no page, and nothing that the database lists. */
const FILE = /^\/media\//;

/**
 * Follows every link of menus and footers to a page of this site.
 * @throws Refused 422 with each that leads nowhere at its field
 */
export async function checkLinks(tx: Database, body: unknown): Promise<void> {
  const issues: FieldIssue[] = [];
  for (const { path, link } of linksOf(body, 'body')) {
    if (!(await leadsSomewhere(tx, link))) {
      issues.push({ path, message: 'Такой страницы на\u00a0сайте нет' });
    }
  }
  const [first] = issues;
  if (first) throw refuse(422, first.message, issues);
}

function linksOf(value: unknown, path: string): Placed[] {
  if (typeof value === 'string') {
    return value.startsWith('/') ? [{ path, link: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => linksOf(inner, `${path}.${key}`));
}

async function leadsSomewhere(tx: Database, link: string): Promise<boolean> {
  const path = linkedPath(link);
  if (FILE.test(path) || isLookedUp(path) || (await hasPage(tx, path))) return true;
  return (await tx.$count(redirects, eq(redirects.from, path))) > 0;
}
