import * as v from 'valibot';

/** Longest JSON of a draft, in characters. */
const LONGEST = 16_384;

/** Steps whose fields are kept as they are typed. */
export const DraftStepSchema = v.picklist(
  ['payment', 'users', 'documents', 'review'],
  'Неизвестный шаг',
);

/** What is typed so far, whatever it is worth; only shape and size are checked. */
export const DraftDataSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((data) => JSON.stringify(data).length <= LONGEST, 'Слишком длинный черновик'),
);

/** Drafts of an order, by step. */
export const DraftsSchema = v.partial(
  v.object({
    payment: DraftDataSchema,
    users: DraftDataSchema,
    documents: DraftDataSchema,
    review: DraftDataSchema,
  }),
);

export type DraftStep = v.InferOutput<typeof DraftStepSchema>;
