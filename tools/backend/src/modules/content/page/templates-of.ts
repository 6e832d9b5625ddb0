import { notSetUp } from '../../../kernel/method/not-set-up.ts';
import type { Library, Templates } from '../library/library.ts';

/**
 * Header, menus and footer of the site and of the account: no page can be drawn without them.
 * @throws Refused 503 while nobody has written them
 */
export function templatesOf({ templates }: Library): Templates {
  if (!templates) throw notSetUp();
  return templates;
}
