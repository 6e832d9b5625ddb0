import { pageMeta, type SiteMatches } from '@m30/shell/seo';

type Tags = Parameters<typeof pageMeta>[1];

/** What the loader of such a page gives of its head. */
type Head = Pick<Tags, 'title' | 'description' | 'origin'>;

/** Tags of a page that begins with something to do, whose words come from the database. */
export const panelMeta =
  (path: string, more: Pick<Tags, 'indexable'> = {}) =>
  ({ loaderData, matches }: { loaderData?: Head | undefined; matches: SiteMatches }) => {
    if (!loaderData) return [];
    const { title, description, origin } = loaderData;
    return pageMeta(matches, { title, description, origin, path, ...more });
  };
