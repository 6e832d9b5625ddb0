import { servicesContext } from '@m30/shell/server';
import { ArrowLink } from '@m30/ui-kit/link';
import { Container } from '@m30/ui-kit/container';
import { Section } from '@m30/ui-kit/section';
import { BlockPage } from '../../../components/block-page/BlockPage.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { PlainBlocks } from '../../../components/site-blocks/index.ts';
import { loadProse } from '../shared/load-prose.server.ts';
import { premisesMeta } from '../shared/premises-meta.ts';
import { unitsWords } from '../shared/premises-words.ts';
import { loadPremises } from '../shared/premises.server.ts';
import { PremisesResults } from '../shared/PremisesResults.tsx';
import type { Route } from './+types/route';
import { PremisesComplexes } from './PremisesComplexes.tsx';

const PATH = '/kommerciya';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? premisesMeta(matches, loaderData.found, {
        title: 'Коммерческие помещения от застройщика',
        description:
          'Помещения на первых этажах наших домов: под кафе, магазин, мастерскую, клинику. Цены, планы, мощность, доходность аренды.',
        origin: loaderData.origin,
        path: PATH,
      })
    : [];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const [found, blocks] = await Promise.all([loadPremises(api, url, PATH), loadProse(api, PATH)]);
  return { origin, found, blocks };
}

export default function PremisesHub({ loaderData: { found, blocks } }: Route.ComponentProps) {
  const all = found.complexes.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <PageHead
        beside
        title="Коммерческие помещения"
        note={`${unitsWords(all)} на\u00a0первых этажах наших домов. Ниже\u00a0— подбор по\u00a0фильтрам, комплексы и\u00a0условия.`}
      />
      <Container>
        <PremisesResults action={PATH} found={found} />
      </Container>
      <Section
        title="По комплексам"
        aside={<ArrowLink href="/katalog/kommerciya">Открыть каталог</ArrowLink>}
      >
        <PremisesComplexes complexes={found.complexes} search={found.state} />
      </Section>
      {blocks.length > 0 && (
        <BlockPage>
          <PlainBlocks blocks={blocks} />
        </BlockPage>
      )}
    </>
  );
}
