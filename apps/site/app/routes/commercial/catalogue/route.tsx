import { servicesContext } from '@m30/shell/server';
import { Container } from '@m30/ui-kit/container';
import { TextLink } from '@m30/ui-kit/link';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { premisesMeta } from '../shared/premises-meta.ts';
import { loadPremises } from '../shared/premises.server.ts';
import { PremisesResults } from '../shared/PremisesResults.tsx';
import type { Route } from './+types/route';

const PATH = '/katalog/kommerciya';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? premisesMeta(matches, loaderData.found, {
        title: 'Каталог коммерческих помещений',
        description:
          'Помещения на первых этажах от застройщика: площадь, цена, мощность, высота потолка, отдельный вход.',
        origin: loaderData.origin,
        path: PATH,
      })
    : [];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  return { origin, found: await loadPremises(api, url, PATH) };
}

export default function PremisesCatalogue({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        beside
        title="Коммерческие помещения"
        note={
          <>
            Площадь указана внутренняя, мощность&nbsp;— выделенная. О&nbsp;домах и&nbsp;правилах
            соседства рассказываем в&nbsp;разделе{' '}
            <TextLink href="/kommerciya">«Коммерция»</TextLink>.
          </>
        }
        trail={[{ label: 'Каталог', href: '/katalog' }]}
      />
      <Container>
        <PremisesResults action={PATH} found={found} />
      </Container>
    </>
  );
}
