import * as v from 'valibot';

/** SHA-256 in hex, as a person pastes it: spaces and capitals do not matter. */
export const HashSchema = v.pipe(
  v.string('Введите отпечаток'),
  v.maxLength(200, 'Отпечаток — 64 знака'),
  v.transform((typed) => typed.replace(/\s/g, '').toLowerCase()),
  v.regex(/^[0-9a-f]{64}$/, 'Отпечаток — 64 знака: цифры и латинские буквы от a до f'),
);

/** A run of a clause's text and how it stands to the company's sample; `removed` is the sample's and is not signed. */
const SpanSchema = v.object({
  text: v.string(),
  mark: v.picklist(['same', 'added', 'removed']),
});

/** One numbered clause with what it means in plain words. */
const ClauseSchema = v.object({
  /** «3.2». */
  number: v.string(),
  /** What is signed, without marks. */
  text: v.string(),
  /** The same text beside the sample's, word by word. */
  spans: v.array(SpanSchema),
  /** An explanation; it is not signed. */
  plain: v.string(),
  /** The text is another one than the company's sample has. */
  differs: v.boolean(),
  /** What the sample says; `null` where the clause is the sample's. */
  sample: v.nullable(v.string()),
  /** Why it differs; `null` where it does not. */
  reason: v.nullable(v.string()),
  /** Law and article that it states; `null` where the parties agreed it. */
  source: v.nullable(v.string()),
  /** How its figures were calculated, row by row: name and value; the last row is the result. Empty where there is nothing to calculate. */
  calculation: v.array(v.tuple([v.string(), v.string()])),
});

/** A drawing of an appendix: a clause of its chapter names its hash, so that what is signed covers it. */
const ContractDrawingSchema = v.object({
  /** «Чертёж 1. План Объекта». */
  title: v.string(),
  /** The file itself as a data URI: SVG, or JPEG of a raster. */
  src: v.string(),
  /** Of its bytes, hex. */
  sha256: v.string(),
});

const ChapterSchema = v.object({
  /** From 1. */
  number: v.number(),
  title: v.string(),
  clauses: v.array(ClauseSchema),
  /** Of an appendix. */
  drawings: v.optional(v.array(ContractDrawingSchema)),
});

/** The text of a contract: everything that is read and signed. */
const ContractTextSchema = v.object({
  kind: v.picklist(['ddu', 'sale']),
  /** «Договор участия в долевом строительстве». */
  title: v.string(),
  /** «ДДУ-20417». */
  number: v.string(),
  /** ISO date in Moscow. */
  drawn_up: v.string(),
  /** «Канал 9», корпус 1, квартира № 10: names nobody. */
  object: v.string(),
  chapters: v.array(ChapterSchema),
});

/** A side of the contract and whether it has signed. */
const SignerSchema = v.object({
  /** «Анна Лебедева», «Застройщик». */
  name: v.string(),
  /** The buyer who reads. */
  you: v.boolean(),
  signed: v.boolean(),
  /** When, or after whom: «после вас». */
  note: v.string(),
});

/** What is signed together: every contract of an order, one of each lot. */
const ContractSetSchema = v.object({
  /** SHA-256 that stands for all texts; of one text its own. `Order.Sign` takes it. */
  hash: v.string(),
  /** In the order of the lots. */
  texts: v.array(
    v.object({
      /** What `Order.GetContract` calls it by, from 0. */
      part: v.number(),
      ...v.pick(ContractTextSchema, ['title', 'number', 'object']).entries,
      hash: v.string(),
    }),
  ),
});

/** A contract as its buyer reads it. */
export const OrderContractSchema = v.object({
  /** Of the order. */
  guid: v.string(),
  /** «M30-20417». */
  order: v.string(),
  text: ContractTextSchema,
  /** SHA-256 of the text's canonical form, hex. */
  hash: v.string(),
  /** From 1; grows with every change of the text. */
  version: v.number(),
  /** Which of the set it is, from 0. */
  part: v.number(),
  set: ContractSetSchema,
  /** Path of the page that checks the hash. */
  check: v.string(),
  /** Code of that page's address: cells along a side and one path. */
  qr: v.object({ size: v.number(), path: v.string() }),
  /** Address of the same text as a PDF. */
  paper: v.string(),
  signers: v.array(SignerSchema),
  /** ISO instant; `null` for a draft. */
  signed_at: v.nullable(v.string()),
  /** It may be signed now. */
  can_sign: v.boolean(),
  /** The signature is imitated: a demonstration. */
  imitated: v.boolean(),
});

/** A signature under a contract, as anybody may see it. */
const CheckedSignatureSchema = v.object({
  side: v.picklist(['buyer', 'seller']),
  /** Of a buyer names and the first letter of the surname; of the company its own. */
  owner: v.string(),
  /** ISO instant. */
  at: v.string(),
  /** What it was made with; `null` where the operator keeps it, or the signature is imitated. */
  certificate: v.nullable(
    v.object({
      /** Hex digits in pairs. */
      serial: v.string(),
      /** The certification authority. */
      issuer: v.string(),
      /** ISO instants. */
      valid_from: v.string(),
      valid_to: v.string(),
    }),
  ),
});

/** What anybody may know of a contract by its hash; of buyers no surname. */
export const CheckedContractSchema = v.object({
  kind: v.picklist(['ddu', 'sale']),
  title: v.string(),
  number: v.string(),
  /** ISO date in Moscow. */
  drawn_up: v.string(),
  object: v.string(),
  /** SHA-256 of the text. */
  hash: v.string(),
  /** Whose hash was asked: the text's, or its PDF's. */
  found_by: v.picklist(['text', 'file']),
  /** ISO instant; `null` where it is not signed. */
  signed_at: v.nullable(v.string()),
  /** How many have signed, the company among them. */
  signatures: v.number(),
  /** In the order of the signatures. */
  signed_by: v.array(CheckedSignatureSchema),
  /** The signature is imitated: a demonstration. */
  imitated: v.boolean(),
  /** A newer text of the same contract is the one that holds. */
  outdated: v.boolean(),
});

export type ContractDrawing = v.InferOutput<typeof ContractDrawingSchema>;

export type ContractText = v.InferOutput<typeof ContractTextSchema>;

export type OrderContract = v.InferOutput<typeof OrderContractSchema>;

export type CheckedContract = v.InferOutput<typeof CheckedContractSchema>;
