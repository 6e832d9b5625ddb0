import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import { Certificates } from './Certificates.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = () => accountMeta('Сертификаты');

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(servicesContext).visitorApi.get('LK.GetCertificates', {});

export default function CertificatesRoute({ loaderData }: Route.ComponentProps) {
  return <Certificates {...loaderData} />;
}
