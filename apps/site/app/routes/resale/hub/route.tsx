import { breadcrumbData, pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import { Container } from '@m30/ui-kit/container';
import { TextLink } from '@m30/ui-kit/link';
import { BlockPage } from '../../../components/block-page/BlockPage.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { PlainBlocks } from '../../../components/site-blocks/index.ts';
import { loadProse } from '../../commercial/shared/load-prose.server.ts';
import { RESALE_PATH, resaleFilterKeys } from '../shared/resale-url.ts';
import { loadResale } from '../shared/resale.server.ts';
import type { Route } from './+types/route';
import { ResaleResults } from './ResaleResults.tsx';

const TITLE = 'Вторичное жильё';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { origin, found } = loaderData;
  const { query, refused } = found.state;
  const further = found.page > 1;
  return [
    ...pageMeta(matches, {
      title: further ? `${TITLE}, страница\u00a0${found.page}` : TITLE,
      description:
        'Готовые квартиры от отдела вторичного жилья: проверенные документы, история цены, показы с агентом, помощь с продажей.',
      origin,
      path: further ? `${RESALE_PATH}?page=${found.page}` : RESALE_PATH,
      indexable: !resaleFilterKeys.some((key) => query[key]) && refused.length === 0,
    }),
    breadcrumbData(origin, [[TITLE, RESALE_PATH]]),
  ];
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const [found, blocks] = await Promise.all([loadResale(api, url), loadProse(api, RESALE_PATH)]);
  return { origin, found, blocks };
}

export default function ResaleHub({ loaderData: { found, blocks } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        beside
        title={TITLE}
        note={
          <>
            Готовые квартиры с&nbsp;проверенными документами и&nbsp;открытой историей цены.
            Про&nbsp;кредит&nbsp;— <TextLink href="/vtorichka/ipoteki">отдельная страница</TextLink>
            , про&nbsp;показы&nbsp;— <TextLink href="/vtorichka/laifhaki">лайфхаки</TextLink>.
          </>
        }
      />
      <Container>
        <ResaleResults found={found} />
      </Container>
      {blocks.length > 0 && (
        <BlockPage>
          <PlainBlocks blocks={blocks} />
        </BlockPage>
      )}
    </>
  );
}
