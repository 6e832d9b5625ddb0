import * as v from 'valibot';
import { alias, guid, pagePath, RussianPhoneSchema, text, words } from '../../core/schemas.ts';
import { LeadConsentSchema } from '../../people/consent.schema.ts';

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
export const leadUrl = pagePath;

/** The confirmation that replaces a form: HTML. */
export const LeadResultSchema = v.object({ text: v.string() });

/** Refusals that every lead form may answer with. */
export const leadErrors = {
  403: 'The anti-bot token is missing, wrong, expired or already used',
  409: 'The idempotency key was used with another payload',
  422: 'A field holds an impossible value, or the consent of the explicit mode is missing',
  429: 'Too many leads from this phone or address',
} as const;

export const CallRequestInputSchema = v.strictObject({ ...leadEntries, url: leadUrl });

export const CallRequestSecondaryInputSchema = v.strictObject({ ...leadEntries, url: leadUrl });

export const CallRequestNewObjectInputSchema = v.strictObject({
  ...leadEntries,
  element: words(100),
});

/** What each of the two consultations requires beside name and phone (specification, §5). */
const CONSULTANT_FIELDS = {
  mortgage: { email: 'Введите электронную почту' },
  object: {
    objects: 'Выберите жилой комплекс',
    date: 'Выберите день',
    time: 'Выберите время',
  },
} as const;

export const CallRequestMortgageConsultantInputSchema = v.pipe(
  v.strictObject({
    ...namedLeadEntries,
    email: v.optional(
      v.pipe(v.string(), v.trim(), v.email('Введите адрес почты полностью'), v.maxLength(254)),
    ),
    objectId: v.optional(text(100)),
    objects: v.optional(words(100, CONSULTANT_FIELDS.object.objects)),
    /** DD.MM.YYYY. */
    date: v.optional(v.pipe(v.string(), v.regex(/^\d{2}\.\d{2}\.\d{4}$/, 'Введите дату'))),
    /** HH:mm, Europe/Moscow. */
    time: v.optional(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Выберите время'))),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input: Readonly<Record<string, unknown>> = dataset.value;
    const isOfObject = Object.keys(CONSULTANT_FIELDS.object).some(
      (key) => input[key] !== undefined,
    );
    for (const [key, message] of Object.entries(
      CONSULTANT_FIELDS[isOfObject ? 'object' : 'mortgage'],
    )) {
      const value = input[key];
      if (value !== undefined) continue;
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value }] });
    }
  }),
);

export const CallRequestShowRoomInputSchema = v.strictObject({
  ...namedLeadEntries,
  element: words(100),
});

export const CallRequestEasyMovingInputSchema = v.strictObject({
  ...namedLeadEntries,
  url: leadUrl,
});

export const CallRequestSendProjectInputSchema = v.strictObject({
  ...namedLeadEntries,
  url: leadUrl,
});

export const CallRequestOrderFormInputSchema = v.strictObject({
  ...namedLeadEntries,
  /** Guid of the lot, or its readable id: `k2-57`. */
  apartment_guid: v.union([guid, alias], 'Неверный идентификатор'),
});

export const SetCallFromLandingInputSchema = v.strictObject({ ...leadEntries, url: leadUrl });

export const CallTouchInputSchema = v.strictObject({ ...namedLeadEntries, url: leadUrl });
