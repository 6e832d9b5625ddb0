const MAIL = /[^\s"'«»<>(),;:=]+@[^\s"'«»<>(),;:=]+/g;

/** Six digits and more, however they are grouped: phones, passports, codes, cards. */
const NUMBER = /\+?\d(?:[\s\u00a0().-]{0,2}\d){5,}/g;

/** Blanks out what may tell who somebody is: mail addresses and long numbers. */
export function withoutPeople(text: string): string {
  return text.replace(MAIL, '[mail]').replace(NUMBER, '[number]');
}
