import type { MaskName } from '@m30/ui-kit/mask';

/** Answers by path, as typed: `price`, `p0.last_name`, `p0.s1.amount`; masked ones as the field shows them, money in kopecks. */
export type Answers = Readonly<Record<string, string>>;

/** What a rule knows beside the value: the same person's other answers by name, and today. */
interface CheckContext {
  answerOf: (name: string) => string;
  now: Date;
}

/** A rule of a complete value: what is wrong in Russian, or null. */
export type Check = (value: string, context: CheckContext) => string | null;

/** One choice of a question. */
export interface Choice {
  id: string;
  label: string;
}

interface QuestionBase {
  /** Name within its part: `last_name`. */
  name: string;
  label: string;
  hint?: string;
  /** Words where the answer is missing or not complete. */
  error: string;
  /** May stay empty. */
  optional?: true;
  /** Asked only while another answer of the same part is one of these. */
  when?: { name: string; is: readonly string[] };
  check?: Check;
  /**
   * Room it takes on a desk: a third, half or the whole of the line.
   * @default 'half'
   */
  room?: 'third' | 'half' | 'whole';
}

/** A line of text, digits alone where `digits` says so. */
export interface TextQuestion extends QuestionBase {
  as: 'text' | 'email' | 'digits';
  autoComplete?: string;
  maxLength?: number;
  /** Lines of its field, where one is not enough. */
  rows?: number;
}

/** A value in a mask of the specification, §3. */
export interface MaskedQuestion extends QuestionBase {
  as: 'masked';
  mask: MaskName;
}

/** A day that may lie ahead, DD.MM.YYYY; typed or taken from a calendar. */
interface DayQuestion extends QuestionBase {
  as: 'day';
}

/** An amount, kept in kopecks, or a whole number. */
export interface NumberQuestion extends QuestionBase {
  as: 'money' | 'number';
}

/** One of several. */
export interface ChoiceQuestion extends QuestionBase {
  as: 'choice';
  options: readonly Choice[];
}

/** The name of a mortgage programme; whoever shows the question knows which there are. */
interface ProgrammeQuestion extends QuestionBase {
  as: 'programme';
}

/** A box to tick; ticked is `1`. */
export interface FlagQuestion extends QuestionBase {
  as: 'flag';
}

/** One question of a questionnaire, as data. */
export type Question =
  | TextQuestion
  | MaskedQuestion
  | DayQuestion
  | NumberQuestion
  | ChoiceQuestion
  | ProgrammeQuestion
  | FlagQuestion;

/** Questions under one heading. */
export interface QuestionGroup {
  title?: string;
  questions: readonly Question[];
}

/** Rows that the visitor adds and removes; their answers stand under `<name>0.`, `<name>1.`, … */
export interface QuestionRows {
  name: string;
  title: string;
  /** Words on the button that adds one. */
  add: string;
  max: number;
  questions: readonly Question[];
}

/** One part of a questionnaire: about the application, or about each person in it. */
export interface Section {
  id: string;
  title: string;
  /** A sentence under the title. */
  lead?: string;
  of: 'application' | 'person';
  groups: readonly QuestionGroup[];
  rows?: QuestionRows;
}
