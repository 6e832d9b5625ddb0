import type { LeadForm } from './define-form.ts';
import type { FormsPort, LeadTarget } from './forms-port.ts';

/**
 * Where a form's lead goes: to the method that the trigger's `url` names, where the form takes one, otherwise to the
 * form's own, which the host may have moved.
 */
export function leadTarget(
  form: Pick<LeadForm, 'method' | 'takesUrl'>,
  url: string | undefined,
  port: Pick<FormsPort, 'endpoints'>,
): LeadTarget {
  const own = port.endpoints?.[form.method] ?? form.method;
  if (!form.takesUrl || !url) return own;
  return apiPath(url) ?? own;
}

/** `/api/…` of this origin, exactly as a browser would request it; null for every other address. */
export function apiPath(url: string): `/api/${string}` | null {
  // An origin that exists nowhere: an address which keeps it had none of its own.
  const base = 'https://same.invalid';
  if (!URL.canParse(url, base)) return null;
  const { origin, pathname, search } = new URL(url, base);
  const rest = pathname.slice('/api/'.length);
  if (origin !== base || !pathname.startsWith('/api/') || rest === '') return null;
  return `/api/${rest}${search}`;
}
