import { data } from 'react-router';
import { pageMeta } from '@m30/shell/seo';
import { redirectWithin, servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { checkHash, readHash } from './contract-check.server.ts';
import { ContractCheckPage } from './ContractCheckPage.tsx';

const PATH = '/proverka';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Проверка договора',
    description:
      'По отпечатку SHA-256 здесь можно проверить, что подписан именно показанный текст договора.',
    origin: matches[0].loaderData.origin,
    path: PATH,
    indexable: false,
  });
}

/** What a hash stands for changes when the contract is signed. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** A typed hash gets an address of its own; an unknown one is a page that is not there. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const typed = url.searchParams.get('hash');
  const hash = typed === null ? null : readHash(typed);
  if (hash !== null) throw redirectWithin(`${PATH}/${hash}`);
  const answer = await checkHash(context.get(servicesContext).api, typed ?? params.hash ?? '');
  return data({ answer }, { status: answer && !answer.contract ? 404 : 200 });
}

export default function ContractCheck({ loaderData: { answer } }: Route.ComponentProps) {
  return <ContractCheckPage answer={answer} />;
}
