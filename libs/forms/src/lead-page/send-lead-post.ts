import type { LeadForm, LeadValues } from '../core/define-form.ts';
import type { FormsPort } from '../core/forms-port.ts';
import { isRefusal } from '../core/is-refusal.ts';
import { describeProblem, type LeadProblem } from '../core/lead-problem.ts';
import { readLeadPost } from './read-lead-post.ts';

/** What a page answers to a posted form. */
export type LeadPostAnswer =
  | { status: 200; confirmation: string }
  | {
      /** HTTP status of the page. */
      status: number;
      problem: LeadProblem;
      /** Everything that was typed. */
      values: LeadValues;
      /** Key to post the same lead under again: it may have been taken, only the answer is lost. */
      retryKey?: string;
    };

/** Reads a posted form and sends its lead; never throws for a visitor's mistake or a backend that is away. */
export async function sendLeadPost(
  form: LeadForm,
  post: FormData | URLSearchParams,
  port: Pick<FormsPort, 'consent' | 'send'>,
): Promise<LeadPostAnswer> {
  const read = readLeadPost(form, post, port.consent);
  const { values } = read;
  if (read.problem) return { status: 422, problem: read.problem, values };
  const { target, payload, key } = read;
  try {
    const { text } = await port.send(target, payload, { idempotencyKey: key });
    return { status: 200, confirmation: text };
  } catch (error) {
    const problem = describeProblem(error);
    if (isRefusal(error) && error.code < 500) return { status: error.code, problem, values };
    return { status: 503, problem, values, retryKey: key };
  }
}
