import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { alias, guid, kopecks, NothingSchema, text } from '../core/schemas.ts';
import { lotFilterEntries } from '../catalogue/lot-filter.schema.ts';
import { FullCostSchema } from '../catalogue/lot.schema.ts';
import { LeadConsentSchema } from '../people/consent.schema.ts';
import { leadErrors } from './lead/lead.schema.ts';

/** What one bank has said so far. */
const BankAnswerSchema = v.object({
  /** Id of the programme: «baltika-standard». */
  programme: v.string(),
  bank: v.string(),
  /** Name of the programme. */
  name: v.string(),
  status: v.picklist(['sent', 'review', 'approved', 'refused']),
  /** A sentence of the bank for the applicant. */
  note: v.nullable(v.string()),
  /** Per cent a year, as approved. */
  rate: v.nullable(v.number()),
  /** Full cost (ПСК) that goes with the rate. */
  cost: v.nullable(FullCostSchema),
  /** Approved loan, kopecks. */
  sum: v.nullable(kopecks),
  /** ISO instant. */
  decidedAt: v.nullable(v.string()),
  /** The bank's page of the application; `null` until the bank has it. */
  url: v.nullable(v.string()),
});

/** An application for a mortgage, to one bank or several. */
const ApplicationSchema = v.object({
  id: v.string(),
  /** «И-30001». */
  number: v.string(),
  /** ISO instant. */
  sentAt: v.string(),
  banks: v.array(BankAnswerSchema),
});

/** Most answers of a questionnaire. */
const MOST_ANSWERS = 400;

/** Longest JSON of a questionnaire, in characters. */
const LONGEST_ANSWERS = 40_000;

/** Which configuration of the questionnaire: of `/mortgage-form`, `-gross`, `-offline`, `…/anketa`, `…/anketa_gross`. */
const QuestionnaireKindSchema = v.picklist(
  ['form', 'gross', 'offline', 'short', 'short-gross'],
  'Неизвестная анкета',
);

/** Answers by path, as typed: `price`, `p0.last_name`, `p1.snils`; only shape and size are checked. */
const AnswersSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_.]{0,59}$/, 'Неверное поле')), text(1000)),
  v.check((answers) => Object.keys(answers).length <= MOST_ANSWERS, 'Слишком много ответов'),
  v.check((answers) => JSON.stringify(answers).length <= LONGEST_ANSWERS, 'Слишком длинная анкета'),
);

const BankOfferSchema = v.object({
  bank: v.string(),
  programme: v.string(),
  /** Per cent a year. */
  rate: v.number(),
  cost: FullCostSchema,
  /** Kopecks. */
  downPayment: kopecks,
  /** Months. */
  term: v.number(),
  /** Kopecks a month. */
  payment: kopecks,
  /** Where the figures come from, and the ISO date they were checked. */
  source: v.string(),
  actualAt: v.string(),
});

const { term, down } = lotFilterEntries;

/** Lists the banks that finance one flat, lowest payment first; by `term` and `down` as in lists, as far as each programme goes. */
export const getIpotekaProgram = defineMethod({
  name: 'Order.GetIpotekaProgram',
  verb: 'POST',
  summary: 'Lists the banks that finance one flat, lowest payment first',
  input: v.strictObject({
    /** Guid of the flat, or its readable id of the lists: `k2-57`. */
    apartment_id: v.union([guid, alias], 'Неверный идентификатор'),
    term,
    down,
  }),
  result: v.object({ banks: v.array(BankOfferSchema) }),
  errors: { 404: 'No flat has this id' },
});

const StoredAnswersSchema = v.record(v.string(), v.string());

/**
 * Returns the visitor's own draft and what is known of him already. One draft serves every
 * configuration, so that a long questionnaire goes on where a short one ended.
 */
export const getMortgageDraft = defineMethod({
  name: 'Mortgage.GetDraft',
  verb: 'GET',
  summary: 'Returns the draft of a mortgage questionnaire and what is known already',
  input: v.strictObject({ kind: QuestionnaireKindSchema, order: v.optional(guid) }),
  result: v.object({
    draft: v.nullable(
      v.object({
        answers: StoredAnswersSchema,
        /** ISO instant. */
        savedAt: v.string(),
      }),
    ),
    /** Answers to begin with: of the buyer, of his order or of his reserve in the office. */
    prefill: StoredAnswersSchema,
  }),
  errors: { 404: 'The buyer has no such order' },
});

/**
 * Saves the answers of a questionnaire so far, of a buyer or of an anonymous visitor: those named
 * change, an empty one is forgotten, the others stay. Nothing of them is checked.
 */
export const saveMortgageDraft = defineMethod({
  name: 'Mortgage.SaveDraft',
  verb: 'POST',
  summary: 'Saves the answers of a mortgage questionnaire so far',
  input: v.strictObject({ kind: QuestionnaireKindSchema, answers: AnswersSchema }),
  result: v.object({
    /** ISO instant. */
    savedAt: v.string(),
  }),
  errors: { 422: 'The draft has become too long' },
});

/**
 * Sends a questionnaire to the chosen banks at once; a short one goes to the staff and begins the draft of the full
 * one. Wrong answers are refused with `issues` whose path is that of the answer.
 */
export const sendMortgage = defineMethod({
  name: 'Mortgage.Send',
  verb: 'POST',
  summary: 'Sends a mortgage questionnaire to the chosen banks at once',
  input: v.strictObject({
    kind: QuestionnaireKindSchema,
    answers: AnswersSchema,
    /** Ids of banks' programmes; none for a short questionnaire. */
    programmes: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(80))),
      v.maxLength(8, 'Не больше восьми банков'),
    ),
    /** The order that the mortgage is for. */
    order: v.optional(guid),
    /** Answer to the anti-bot challenge. */
    token: v.pipe(v.string(), v.maxLength(4000)),
    consent: v.optional(LeadConsentSchema),
  }),
  result: v.object({
    /** `null` for a short questionnaire: no bank has it yet. */
    application: v.nullable(ApplicationSchema),
  }),
  errors: {
    ...leadErrors,
    400: 'Answers are missing or wrong',
    404: 'The buyer has no such order, or there is no such programme',
    409: 'The order does not wait for a mortgage, or the key was used with another payload',
  },
});

/** Lists the visitor's own applications with the answers of the banks, the latest first. */
export const getMortgageApplications = defineMethod({
  name: 'Mortgage.GetApplications',
  verb: 'GET',
  summary: 'Lists the mortgage applications of the visitor with the answers of the banks',
  input: NothingSchema,
  result: v.object({ applications: v.array(ApplicationSchema) }),
});
