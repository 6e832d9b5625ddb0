import type { Api } from '@m30/api/client';
import { leadForms, type LeadForm, type LeadFormName } from '@m30/forms';
import { describeLeadPage, readLeadData, type LeadPage } from '@m30/forms/lead-page';
import { redirectWithin } from '@m30/shell/server';
import { serverForms } from '../../../components/letter-form/server-forms.server.ts';
import { visitedPage } from './visited-page.ts';

/** Where the buttons of other windows lead without JavaScript; by any other one a call is asked for. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  login: '/lk',
};

/**
 * A lead form by the name of its modal, with this server's way to send.
 * @throws Response a redirect for a window that is no lead form: a button of the content may name one that nobody knows, and is a request
 */
export async function findLeadForm(api: Api, name: string) {
  if (!isLeadForm(name)) {
    const instead = Object.hasOwn(ELSEWHERE, name) ? ELSEWHERE[name] : undefined;
    throw redirectWithin(instead ?? '/zayavka/callRequest');
  }
  const module: { form: LeadForm } = await leadForms[name]();
  return { form: module.form, port: serverForms(api) };
}

const isLeadForm = (name: string): name is LeadFormName => Object.hasOwn(leadForms, name);

/** The request for the page of a form. */
export interface LeadVisit {
  /** Name of the form. */
  name: string;
  url: URL;
  headers: Headers;
}

/** Describes the page of a form; its `action` keeps what was asked for, whatever becomes of the post. */
export async function loadLeadPage(
  api: Api,
  { name, url, headers }: LeadVisit,
): Promise<{ page: LeadPage; action: string }> {
  const { form, port } = await findLeadForm(api, name);
  const query = new URLSearchParams(url.searchParams);
  query.set('url', visitedPage(url, headers));
  const page = describeLeadPage(form, {
    url: query.get('url') ?? '/',
    data: readLeadData(query),
    consent: port.consent,
    // Without the list the visitor writes the name of the complex.
    objects: 'objects' in form.defaults ? await port.objects?.().catch(() => []) : [],
    now: new Date(),
  });
  return { page, action: `${url.pathname}?${query}` };
}
