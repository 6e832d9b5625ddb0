import { parseBlocks } from '@m30/blocks/server';
import { InstalmentCalculator } from '@m30/calculators/instalment';
import { pageMeta } from '@m30/shell/seo';
import { orNotFound, servicesContext } from '@m30/shell/server';
import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { BlockPage } from '../../../components/block-page/BlockPage.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { PlainBlocks } from '../../../components/site-blocks/index.ts';
import styles from '../CalculatorPage.module.css';
import { instalmentDisclaimer, instalmentStart, instalmentTerms } from '../starts.ts';
import type { Route } from './+types/route';

const PATH = '/installment';

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta(matches, {
    title: loaderData.page.title,
    description: loaderData.page.description,
    origin: matches[0].loaderData.origin,
    path: PATH,
    indexable: location.search === '',
  });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const { blocks, ...page } = await orNotFound(api.get('Content.GetPage', { path: PATH }));
  return { page, blocks: parseBlocks(blocks), query: url.search.slice(1) };
}

/** The content page of the instalments with its calculator. */
export default function Instalment({ loaderData: { page, blocks, query } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={page.title} trail={[{ label: 'Как купить', href: '/kak-kupit' }]} />
      <Container>
        <InstalmentCalculator
          query={query}
          terms={instalmentTerms}
          start={instalmentStart}
          disclaimer={instalmentDisclaimer}
          actions={
            <Button {...leadTrigger('callRequest', { title: 'Составить график' })}>
              Составить график
            </Button>
          }
        />
      </Container>
      <div className={styles.words}>
        <BlockPage>
          <PlainBlocks blocks={blocks} />
        </BlockPage>
      </div>
    </>
  );
}
