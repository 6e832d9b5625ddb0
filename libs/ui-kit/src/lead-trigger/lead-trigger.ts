/** What a trigger says of the form that it opens, besides its name. */
export interface LeadTriggerData {
  /** What the form is about, in words: a phase, a showroom. */
  element?: string | undefined;
  objectId?: string | undefined;
  apartmentGuid?: string | undefined;
  /** Complex to begin with. */
  objects?: string | undefined;
  /** Method to send to in place of the form's own: a path under `/api/`. */
  url?: string | undefined;
  /** Heading in place of the form's own. */
  title?: string | undefined;
  /** Sentence under the heading in place of the form's own. */
  lead?: string | undefined;
}

/** Attributes of a link that opens a form. */
export interface LeadTrigger {
  href: string;
  'data-modal-trigger': string;
  [data: `data-${string}`]: string;
}

/** Where the forms stand as pages, for who has no JavaScript. */
const PAGES = '/zayavka/';

/** By what name the page of a form knows what the trigger says; words for a window it has of its own. */
const PARAMETERS = {
  element: 'element',
  objectId: 'objectId',
  apartmentGuid: 'apartmentGuid',
  objects: 'objects',
  url: 'target',
} as const;

/**
 * Attributes of a link that opens the form of that name in a window and, without JavaScript, leads to its page:
 * `<Button {...leadTrigger('orderForm', { apartmentGuid })}>`.
 */
export function leadTrigger(name: string, data: LeadTriggerData = {}): LeadTrigger {
  const query = new URLSearchParams();
  for (const [key, parameter] of Object.entries(PARAMETERS)) {
    const value = data[key as keyof typeof PARAMETERS];
    if (value) query.set(parameter, value);
  }
  const said = Object.entries(data).filter(([, value]) => value);
  return {
    href: PAGES + name + (query.size > 0 ? `?${query}` : ''),
    'data-modal-trigger': name,
    ...Object.fromEntries(said.map(([key, value]) => [`data-${kebab(key)}`, value])),
  };
}

const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
