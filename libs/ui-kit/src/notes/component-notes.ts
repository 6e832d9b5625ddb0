/** One text in the language of developers and in that of designers and editors. */
export interface Words {
  /** For the documentation site. */
  en: string;
  /** For the style guide and Storybook. Markdown of one paragraph: `code` is a key or a prop. */
  ru: string;
}

/** What no type says of a component; stands beside its examples, in `Name.notes.ts`. */
export interface ComponentNotes {
  /** Which keys do what, and where the focus goes. */
  keyboard: Words;
  /** How it is announced. */
  screenReader: Words;
  /** What it is for, and how it is used well. */
  do: readonly Words[];
  /** Where something else serves better; each begins with the infinitive of what not to do. */
  dont: readonly Words[];
}
