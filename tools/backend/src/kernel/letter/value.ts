/** A label and what stands behind it: «Телефон», «+7 921 304-17-62». */
export type Fact = readonly [label: string, value: string];

/** A picture of the site: the same for all who get the letter, so that its address tells of nobody. */
export interface ItemPicture {
  /** Absolute, in JPEG or PNG: mail programs show nothing else for sure. */
  readonly src: string;
  readonly alt: string;
  /** Height of a picture that is 1 wide; `null` where it is not known. */
  readonly ratio: number | null;
}

/** Something that a letter lists: a flat. */
export interface Item {
  /** The first one names it. */
  readonly lines: readonly string[];
  /** Beside the lines; nothing is said by it alone. */
  readonly picture?: ItemPicture;
  /** Absolute address of its page; without one it is a remark below the others. */
  readonly link?: string;
}

/** How a person ends letters of a kind. */
export interface Ending {
  /** «Не присылать писем о подборке»; its address follows. */
  readonly words: string;
  /** Absolute address of the page that asks once more. */
  readonly page: string;
  /** What a mail program posts to by itself (RFC 8058). */
  readonly post: string;
}

interface Shapes {
  /** One line; line breaks in it become spaces. */
  line: string;
  /** Text of a person, with its line breaks. */
  words: string;
  /** Absolute address. */
  link: string;
  /** What is typed in by hand, and dies. */
  code: string;
  facts: readonly Fact[];
  items: readonly Item[];
  /** Stands in the footer by itself: no text can leave it out. */
  ending: Ending;
}

export type ValueKind = keyof Shapes;

/** One thing that the sender of a letter says. */
export interface ValueAbout<Kind extends ValueKind = ValueKind> {
  readonly kind: Kind;
  /** What stands in a text: `{{имя}}`. */
  readonly word: string;
  /** Russian, for who writes the text. */
  readonly title: string;
  readonly example: Shapes[Kind];
  /** No text may be without it. */
  readonly must: boolean;
}

export type ValueAbouts = Readonly<Record<string, ValueAbout>>;

/** What a sender has to say. */
export type ValuesOf<Abouts extends ValueAbouts> = {
  readonly [Name in keyof Abouts]: Shapes[Abouts[Name]['kind']];
};

interface Rule {
  must: boolean;
}

const maker =
  <Kind extends ValueKind>(kind: Kind, { must }: Rule) =>
  (
    word: string,
    title: string,
    example: Shapes[Kind],
    rule: Rule = { must },
  ): ValueAbout<Kind> => ({
    ...{ kind, word, title, example, ...rule },
  });

export const line = maker('line', { must: false });
export const words = maker('words', { must: true });
export const link = maker('link', { must: true });
export const code = maker('code', { must: true });
export const facts = maker('facts', { must: true });
export const items = maker('items', { must: true });

/** How letters of the kind are ended. @param words of the example */
export const ending = (words: string): ValueAbout<'ending'> => ({
  ...{ kind: 'ending', word: '', title: 'Отписка', must: false },
  example: { words, page: 'https://meridian30.example/otpiska/key', post: '' },
});
