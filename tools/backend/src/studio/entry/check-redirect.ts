import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { redirects } from '../../modules/content/library/content.table.ts';
import { isLookedUp } from '../../modules/content/page/drawn-pages.ts';
import { linkedPath } from '../../modules/content/page/find-page.ts';
import { hasPage } from '../../modules/content/page/has-page.ts';
import type { Writing } from './entry-kind.ts';

const OLD = 'id';
const NEW = 'body.to';

/**
 * Looks at an old address among all addresses of the site: a redirect from a page would never be asked, a chain costs the visitor a round
 * trip, a loop the page.
 * @throws Refused 422 at the field that is wrong
 */
export async function checkRedirect(
  tx: Database,
  { id: from, body }: Writing<{ to: string }>,
): Promise<void> {
  const to = linkedPath(body.to);
  // Two who write at once would each miss the other's line, and make a chain of both.
  await tx.execute(sql`lock table ${redirects} in share row exclusive mode`);
  const lines = (await tx.select().from(redirects)).filter((line) => line.from !== from);
  const complain = (path: string, message: string) => refuse(422, message, [{ path, message }]);
  if (to === from)
    throw complain(NEW, 'Адрес ведёт сам на\u00a0себя: посетитель ходил бы по\u00a0кругу');
  if (await hasPage(tx, from)) {
    throw complain(
      OLD,
      'У\u00a0этого адреса есть своя страница: перенаправление никто не\u00a0увидит',
    );
  }
  const further = lines.find((line) => line.from === to);
  if (further) {
    throw complain(NEW, `Этот адрес сам ведёт на\u00a0${further.to}: поставьте сразу его`);
  }
  const former = lines.find((line) => linkedPath(line.to) === from);
  if (former) {
    throw complain(OLD, `Сюда ведёт старый адрес ${former.from}: сначала поправьте его`);
  }
  if (!isLookedUp(to) && !(await hasPage(tx, to))) {
    throw complain(NEW, 'Такой страницы на\u00a0сайте нет');
  }
}
