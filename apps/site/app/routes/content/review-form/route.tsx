import { breadcrumbData, pageMeta } from '@m30/shell/seo';
import { LeadForms } from '@m30/shell/lead';
import { servicesContext } from '@m30/shell/server';
import { Container } from '@m30/ui-kit/container';
import { LetterAnswer } from '../../../components/letter-form/index.ts';
import { postLetter } from '../../../components/letter-form/post-letter.server.ts';
import { BlockPage } from '../../../components/block-page/BlockPage.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { SiteBlocks } from '../../../components/site-blocks/index.ts';
import { loadBlocks } from '../../../components/site-blocks/load-blocks.server.ts';
import { loadPage } from '../preview/load-page.server.ts';
import { loadObjectChoices } from '../../../store/objects/index.ts';
import type { Route } from './+types/route';
import styles from './ReviewForm.module.css';
import { reviewForm } from './review.form.ts';
import { ReviewForm } from './ReviewForm.tsx';

const PATH = '/otzyv';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { origin, page } = loaderData;
  const { title, description } = page;
  return [
    ...pageMeta(matches, { title, description, origin, path: PATH, indexable: false }),
    breadcrumbData(origin, [
      ['Отзывы', '/otzyvy'],
      [title, PATH],
    ]),
  ];
};

/** Its form has a key of its own. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const [{ page: found }, complexes] = await Promise.all([
    loadPage(api, PATH, new URLSearchParams()),
    loadObjectChoices(api),
  ]);
  const { blocks, ...page } = found;
  const asked = url.searchParams.get('object') ?? '';
  return {
    ...{ origin, page },
    complexes,
    chosen: complexes.some(({ id }) => id === asked) ? asked : '',
    hidden: { url: url.pathname + url.search, key: crypto.randomUUID() },
    words: await loadBlocks(api, blocks, { url }),
  };
}

export const action = ({ context, request }: Route.ActionArgs) =>
  postLetter(context.get(servicesContext).api, reviewForm, request);

export default function LeaveReview({ loaderData, actionData }: Route.ComponentProps) {
  const { page, complexes, chosen, hidden, words } = loaderData;
  return (
    <>
      <PageHead
        title={page.title}
        note={page.description}
        trail={[{ label: 'Отзывы', href: '/otzyvy' }]}
      />
      <Container className={styles.page}>
        <div className={styles.form}>
          <LetterAnswer answer={actionData}>
            <LeadForms>
              <ReviewForm {...{ complexes, chosen, hidden }} answer={actionData} />
            </LeadForms>
          </LetterAnswer>
        </div>
      </Container>
      <BlockPage>
        <SiteBlocks {...words} />
      </BlockPage>
    </>
  );
}
