import { addDays } from '@m30/ui-kit/format';
import type { LeadData, LeadForm } from '../core/define-form.ts';
import type { ConsentTerms, LeadObject } from '../core/forms-port.ts';
import { bookingDays, slotsOf, type BookingDays } from '../core/slots/slots.ts';

/** What a trigger may say that a page without JavaScript carries along, by its `data-*` name. */
export const carried = ['element', 'objectId', 'apartmentGuid'] as const;

/** Name of the hidden field with the method that the trigger's `url` names; `url` itself is the visitor's page. */
export const TARGET = 'target';

/** Name of the hidden field with the key under which the lead is taken once, however often it is posted. */
export const KEY = 'key';

/** Name of the field that only programs fill in. */
export const HONEYPOT = 'website';

/** A lead form as data, for a page that works without JavaScript. */
export interface LeadPage {
  name: string;
  title: string;
  lead?: string | undefined;
  submitLabel: string;
  /** Names of the fields in their order. */
  fields: readonly string[];
  /** Whether the browser is to ask for every field. */
  required: boolean;
  /** Hidden fields by name: the visitor's page, what the trigger said, a key of this page's own. */
  hidden: Readonly<Record<string, string>>;
  consent: ConsentTerms;
  /** Complexes to choose from; empty where the visitor writes the name. */
  objects: readonly LeadObject[];
  /** Name of the complex to begin with. */
  chosen?: string | undefined;
  /** Days and times on offer, for a form that asks for them. */
  days?: BookingDays | undefined;
  times: readonly string[];
}

/** What a page without JavaScript knows of the visit. */
export interface LeadPageOptions {
  /** Path with query of the page that the visitor came from. */
  url: string;
  data: LeadData;
  consent: ConsentTerms;
  objects?: readonly LeadObject[] | undefined;
  now: Date;
}

/** Describes a form for its page; the description can travel from a loader to the browser. */
export function describeLeadPage(form: LeadForm, options: LeadPageOptions): LeadPage {
  const { url, data, consent, objects = [], now } = options;
  const fields = Object.keys(form.defaults);
  const { title, lead, submitLabel } = form.words;
  const days = fields.includes('date') ? bookingDays('co', now) : undefined;
  return {
    name: form.name,
    title: data.title ?? title,
    lead: data.lead ?? lead,
    submitLabel,
    fields,
    required: form.schema !== undefined,
    hidden: {
      url,
      [KEY]: crypto.randomUUID(),
      ...pick(data, carried),
      ...(form.takesUrl && data.url && { [TARGET]: data.url }),
    },
    consent,
    objects,
    chosen: objects.find(({ id, label }) => [id, label].includes(data.objects ?? ''))?.label,
    days,
    times: days ? everyTime(days, now) : [],
  };
}

/** What the trigger's link says of the form in its query, as `leadTrigger` of `@m30/ui-kit/lead-trigger` writes it. */
export function readLeadData(query: URLSearchParams): LeadData {
  const asked = Object.fromEntries(query);
  return { ...pick(asked, [...carried, 'objects']), url: asked[TARGET] };
}

/** The times of a whole week on offer: without JavaScript they can't follow the chosen day. */
function everyTime({ first }: BookingDays, now: Date): string[] {
  const week = Array.from({ length: 7 }, (_, after) =>
    slotsOf(addDays(first, after + 1), 'co', now),
  );
  return [...new Set(week.flat())].sort();
}

/** The given keys of a record that hold something. */
export function pick(
  record: Readonly<Record<string, string | undefined>>,
  keys: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    keys.flatMap((key): [string, string][] => {
      const value = record[key];
      return value ? [[key, value]] : [];
    }),
  );
}
