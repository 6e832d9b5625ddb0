import * as v from 'valibot';
import { text } from '../../core/schemas.ts';

const INCOMPLETE = 'Введите номер телефона полностью';

/**
 * Russian mobile or city number as a person writes it; the output is `+7XXXXXXXXXX`. 8…, 7…, +7… and ten bare digits are
 * accepted, with any spaces, dashes and brackets, and no code of another country: what `normalisePhone` of
 * `@m30/ui-kit/mask` accepts (a test of `@m30/forms` compares them).
 */
export const RussianPhoneSchema = v.pipe(
  v.string('Введите номер телефона'),
  v.maxLength(40, INCOMPLETE),
  v.regex(/^(?!\s*\+\s*[^\s7])[\d\s()+.\u2010-\u2015-]*$/, INCOMPLETE),
  v.transform((value) => value.replace(/\D/g, '').replace(/^7*(?:8(?=9|[348]\d{9}))*/, '')),
  v.regex(/^[3489]\d{9}$/, INCOMPLETE),
  v.transform((digits) => `+7${digits}`),
);

/** How the visitor agreed to the processing of personal data, kept with the lead. */
export const LeadConsentSchema = v.strictObject({
  mode: v.picklist(['default', 'explicit']),
  /** Version of the consent text that was shown, a date. */
  version: v.pipe(v.string(), v.isoDate()),
});

/** Marketing parameters of the visit: `utm_*`, `yclid`, `gclid`, `ymclid`, `erid`, … */
export const MarketingSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/)), text(300)),
  v.check((record) => Object.keys(record).length <= 20, 'Слишком много параметров'),
);

/** What every lead carries, whatever its form. */
export const leadEntries = {
  /** Empty where a plain callback says none. */
  name: v.optional(text(100), ''),
  phone: RussianPhoneSchema,
  /** Answer to the anti-bot challenge; only a page without JavaScript (`noscript`) has none. */
  token: v.optional(v.pipe(v.string(), v.maxLength(4000)), ''),
  /** Sent by the server of a page without JavaScript: no token is asked, far fewer leads are taken. */
  noscript: v.optional(v.literal(true)),
  /** Trap for programs: a field no person sees. Filled, the answer is the usual one and nothing is kept. */
  website: v.optional(text(1000)),
  consent: v.optional(LeadConsentSchema),
  marketing: v.optional(MarketingSchema),
  referrer: v.optional(text(1000)),
};

/** Name where a form requires one (specification, §5). */
export const leadName = v.pipe(text(100), v.regex(/\p{L}/u, 'Введите имя'));

/** What the lead carries of a form that requires name and phone. */
export const namedLeadEntries = { ...leadEntries, name: leadName };

/** Path of the page the lead was sent from. */
export const leadUrl = v.pipe(text(1000), v.startsWith('/', 'Неверный адрес страницы'));

/** The confirmation that replaces a form: HTML. */
export const LeadResultSchema = v.object({ text: v.string() });

/** Refusals that every lead form may answer with. */
export const leadErrors = {
  403: 'The anti-bot token is missing, wrong, expired or already used',
  409: 'The idempotency key was used with another payload',
  422: 'A field holds an impossible value',
  429: 'Too many leads from this phone or address',
} as const;
