/** What may be a mail address: an `@` with something on both sides of it. */
const RUN = /[^\s"'«»<>(),;:=]+/g;

/** Six digits and more, however they are grouped: phones, passports, codes, cards. */
const NUMBER = /\+?\d(?:[\s\u00a0().-]{0,2}\d){5,}/g;

/** Characters that are looked at: a stack is shorter, and what is longer quotes something. */
export const LONGEST = 4_000;

/** Characters before the cut, where half a number or half an address may stand. */
const RAGGED = 100;

/** Blanks out what may tell who somebody is, mail addresses and long numbers, and cuts what is very long. */
export function withoutPeople(text: string): string {
  if (text.length <= LONGEST) return blankOut(text);
  return `${blankOut(text.slice(0, LONGEST)).slice(0, -RAGGED)}…`;
}

const blankOut = (text: string) =>
  text
    .replace(RUN, (run) => (run.slice(1, -1).includes('@') ? '[mail]' : run))
    .replace(NUMBER, '[number]');
