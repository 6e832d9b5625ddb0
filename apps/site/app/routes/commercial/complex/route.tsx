import { notFound, servicesContext } from '@m30/shell/server';
import { Container } from '@m30/ui-kit/container';
import { TextLink } from '@m30/ui-kit/link';
import { BlockPage } from '../../../components/block-page/BlockPage.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { PlainBlocks } from '../../../components/site-blocks/index.ts';
import { loadProse } from '../shared/load-prose.server.ts';
import { premisesMeta } from '../shared/premises-meta.ts';
import { loadPremises } from '../shared/premises.server.ts';
import { PremisesResults } from '../shared/PremisesResults.tsx';
import type { Route } from './+types/route';
import { GroundFloor } from './GroundFloor.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? premisesMeta(matches, loaderData.found, {
        title: `Коммерческие помещения комплекса «${loaderData.complex.name}»`,
        description: `Помещения на первых этажах комплекса «${loaderData.complex.name}», ${loaderData.complex.place}: план, цены, площади, мощность и сроки передачи.`,
        origin: loaderData.origin,
        path: `/kommerciya/${loaderData.complex.vendor}`,
      })
    : [];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const path = `/kommerciya/${params.uid}`;
  const [found, blocks] = await Promise.all([
    loadPremises(api, url, path, params.uid),
    loadProse(api, path),
  ]);
  const complex = found.complexes.find(({ vendor }) => vendor === params.uid);
  if (!complex) throw notFound();
  return { origin, complex, found, blocks };
}

export default function PremisesOfComplex({ loaderData }: Route.ComponentProps) {
  const { complex, found, blocks } = loaderData;
  const path = `/kommerciya/${complex.vendor}`;
  return (
    <>
      <PageHead
        title={`Помещения комплекса «${complex.name}»`}
        note={
          <>
            {complex.place}. О&nbsp;квартирах и&nbsp;самом доме&nbsp;—{' '}
            <TextLink href={`/obekty/${complex.vendor}`}>на&nbsp;странице комплекса</TextLink>.
          </>
        }
        trail={[{ label: 'Коммерция', href: '/kommerciya' }]}
      />
      <Container>
        {found.plan.length > 0 && <GroundFloor buildings={found.plan} />}
        <PremisesResults action={path} found={found} within />
      </Container>
      {blocks.length > 0 && (
        <BlockPage>
          <PlainBlocks blocks={blocks} />
        </BlockPage>
      )}
    </>
  );
}
