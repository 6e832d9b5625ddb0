import { data } from 'react-router';
import type { Api } from '@m30/api/client';
import type { LeadForm } from '@m30/forms';
import { sendLeadPost } from '@m30/forms/lead-page';
import { serverForms } from './server-forms.server.ts';

/** Sends on what a browser without script has posted from a page with a letter form, and says what became of it. */
export async function postLetter(api: Api, form: LeadForm, request: Request) {
  const answer = await sendLeadPost(form, await request.formData(), serverForms(api));
  return data(answer, { status: answer.status });
}
