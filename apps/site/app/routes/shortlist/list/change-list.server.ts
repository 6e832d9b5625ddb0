import { data } from 'react-router';
import { ApiRefusal, type Api } from '@m30/api/client';
import { redirectWithin } from '@m30/shell/server';
import { wrongFields } from '../../../components/post-form/index.ts';
import type { Refusal } from '../core/refusal.ts';
import { readLotId } from '../core/read-lot-id.ts';
import { listHref } from '../core/shortlist.ts';
import { readMember } from './read-member.ts';

type Text = (name: string) => string;

/** Where the list is after a change; `null` where there is none for this visitor any more. */
type Where = { link: string } | null;

type Act = (api: Api, link: string, form: { text: Text; all: FormData }) => Promise<Where>;

const gone = async (done: Promise<unknown>): Promise<null> => {
  await done;
  return null;
};

const vote =
  (value: 'heart' | 'veto' | null): Act =>
  (api, link, { text }) =>
    api.post('Shortlist.Vote', { link, lot: text('lot'), vote: value });

/** What each form of the page asks for, by its button. */
const ACTS: Readonly<Record<string, Act>> = {
  heart: vote('heart'),
  veto: vote('veto'),
  unvote: vote(null),
  join: (api, link, { text }) => api.post('Shortlist.Join', { link, name: text('name') }),
  note: (api, link, { text }) =>
    api.post('Shortlist.SaveNote', { link, lot: text('lot'), note: text('note') }),
  add: (api, link, { text }) =>
    api.post('Shortlist.AddLot', { link, lot: readLotId(text('lot')) ?? 'net' }),
  remove: (api, link, { text }) => api.post('Shortlist.RemoveLot', { link, lot: text('lot') }),
  member: (api, link, { all }) => api.post('Shortlist.SaveMember', { link, ...readMember(all) }),
  rename: (api, link, { text }) => api.post('Shortlist.Change', { link, title: text('title') }),
  close: (api, link) => api.post('Shortlist.Change', { link, isClosed: true }),
  open: (api, link) => api.post('Shortlist.Change', { link, isClosed: false }),
  renew: (api, link) => api.post('Shortlist.RenewLink', { link }),
  expel: (api, link, { text }) =>
    api.post('Shortlist.RemoveMember', { link, member: text('member') }),
  leave: (api, link) => gone(api.post('Shortlist.Leave', { link })),
  delete: (api, link) => gone(api.post('Shortlist.Delete', { link })),
};

/**
 * Does what a form of the page asks for.
 * @returns a redirect to the list as it is now, or why it was refused
 * @throws Response 400 for a form that the page does not have
 */
export async function changeList(api: Api, link: string, form: FormData) {
  const text: Text = (name) => String(form.get(name) ?? '');
  const name = text('act');
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  if (!act) throw data(null, { status: 400 });
  try {
    const where = await act(api, link, { text, all: form });
    return redirectWithin(where ? listHref(where.link) : '/vmeste', 303);
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.code >= 500) throw error;
    const refusal: Refusal = { act: name, problem: error.message, wrong: wrongFields(error) };
    return data(refusal, { status: error.code });
  }
}
