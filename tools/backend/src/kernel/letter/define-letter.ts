import type { Ending, ValueAbouts, ValuesOf } from './value.ts';

/** In which part of the Studio's list a kind stands, in the order of the list. */
export const LETTER_GROUPS = {
  access: 'Вход и безопасность',
  deal: 'Брони и договоры',
  viewing: 'Показы и вопросы',
  news: 'Уведомления и подписки',
  staff: 'Сотрудникам',
} as const;

type LetterGroup = keyof typeof LETTER_GROUPS;

/** What is written of a letter: words with places for values, `{{имя}}`. */
export interface LetterText {
  /** One line; empty of an SMS. */
  readonly subject: string;
  /** Paragraphs with an empty line between them. */
  readonly text: string;
}

/** One kind of letter or SMS. */
export interface LetterKind {
  /** For good: texts of the staff are stored by it. */
  readonly id: string;
  readonly channel: 'mail' | 'sms';
  readonly group: LetterGroup;
  /** Russian: «Бронь скоро закончится». */
  readonly title: string;
  /** Russian: when it is sent, and to whom. */
  readonly when: string;
  /** Russian, in the footer: why a person has got it; empty of an SMS. */
  readonly why: string;
  readonly values: ValueAbouts;
  /** What is said until the staff write something else. */
  readonly defaults: LetterText;
  /** The last line of the SMS lets the phone offer the code to this site alone. */
  readonly autofill: boolean;
}

/** A letter to a person, which the outbox puts into words. */
export interface Letter {
  readonly kind: LetterKind;
  /** Mailbox, or phone as `+7XXXXXXXXXX`. */
  readonly to: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** In place of what the staff have published: a test of what they are writing. */
  readonly written?: LetterText;
}

/** A kind with what sends it: there is no letter without all its values. */
export interface Sendable<Abouts extends ValueAbouts> extends LetterKind {
  to(address: string, values: ValuesOf<Abouts>): Letter;
}

type Common<Abouts> = Pick<LetterKind, 'id' | 'group' | 'title' | 'when'> & { values: Abouts };

function define<Abouts extends ValueAbouts>(
  about: Omit<LetterKind, 'values'> & { values: Abouts },
): Sendable<Abouts> {
  const kind: Sendable<Abouts> = { ...about, to: (to, values) => ({ kind, to, values }) };
  return kind;
}

/** Declares a kind of letter. */
export const defineLetter = <const Abouts extends ValueAbouts>({
  subject,
  text,
  ...about
}: Common<Abouts> & LetterText & Pick<LetterKind, 'why'>): Sendable<Abouts> =>
  define({ ...about, channel: 'mail', defaults: { subject, text }, autofill: false });

/** Declares a kind of SMS. */
export const defineSms = <const Abouts extends ValueAbouts>({
  text,
  autofill = false,
  ...about
}: Common<Abouts> & Pick<LetterText, 'text'> & { autofill?: boolean }): Sendable<Abouts> =>
  define({ ...about, channel: 'sms', why: '', defaults: { subject: '', text }, autofill });

/** A letter with the examples of its values, for who writes its text. */
export function exampleLetter(kind: LetterKind, to: string, written?: LetterText): Letter {
  const values = Object.entries(kind.values).map(([name, { example }]) => [name, example]);
  return { kind, to, values: Object.fromEntries(values), ...(written && { written }) };
}

/** The code that a letter carries. */
export const codeOf = (letter: Letter): string | undefined =>
  valueOfKind<string>(letter, 'code') ?? undefined;

/** How letters of this kind are ended, where they can be. */
export const endingOf = (letter: Letter): Ending | null => valueOfKind<Ending>(letter, 'ending');

function valueOfKind<T>({ kind, values }: Letter, sought: string): T | null {
  const name = Object.keys(kind.values).find((one) => kind.values[one]?.kind === sought);
  return name === undefined ? null : (values[name] as T);
}
