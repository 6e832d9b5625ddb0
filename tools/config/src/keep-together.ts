const NBSP = '\u00A0';
/** Word joiner: takes no room and lets no line end. */
const GLUE = '\u2060';
const HYPHEN = `${GLUE}-${GLUE}`;

/** A number with its code, «+7 (812) 330-30-30». */
const PHONE = /\+7 \(\d{3,4}\) \d{2,3}-\d{2}-\d{2}/g;

/** A number of several parts after its sign, «№ 78-11-0917». */
const PARTS = /№\s\d+(?:-\d+)+/g;

/** An ending of a figure, half of a preposition, a law: «2014-м», «из-за», «что-то», «152-ФЗ». */
const JOINED =
  /(?<=\d)-(?=ФЗ|[а-яё]{1,3}(?!\p{L}))|(?<=(?<!\p{L})[Ии]з)-(?=за|под)|(?<=\p{L})-(?=(?:то|либо|нибудь)(?!\p{L}))/gu;

/** Prepositions, conjunctions and particles that begin what follows: a word, a figure, a name in quotes or one of code. */
const SHORT = /(?<![\p{L}\d])([а-яё]{1,2}|под|над|для|без|при|про|№) (?=[\p{L}\d«`]|$)/giu;

const UNIT = /(?<=\d) (?=₽|%|м²|м(?!\p{L})|км|млн|тыс|лет|год|мин|час|дн|ден|кв\.|этаж|кварт)/gu;

const MONTH =
  /(?<=(?<!\d)\d\d?) (?=(?:янв|фев|мар|апр|ма[яй]|июн|июл|авг|сен|окт|ноя|дек)\p{L}*)/gu;

/** A number that belongs to the word before it, as nothing follows: «Канал 9», «корпус 2,». */
const NUMBERED = /(?<=\p{L}) (?=\d{1,2}(?:[»;:)!?]|[,.](?!\d)|$))/gu;

/**
 * Sets what no line may part, and changes nothing else: non-breaking spaces after short words, before a dash, between a figure and
 * its unit, month or noun, within a long number; word joiners in phones, laws, ranges and «м/с». Rules of Russian typesetting.
 */
export function keepTogether(text: string): string {
  return text
    .replace(PHONE, (phone) => phone.replaceAll(' ', NBSP).replaceAll('-', HYPHEN))
    .replace(PARTS, (number) => number.replaceAll('-', HYPHEN))
    .replace(JOINED, HYPHEN)
    .replace(/(?<=\d)–(?=\d)/g, `–${GLUE}`)
    .replace(/(?<=(?<!\p{L})к?м\/)(?=[сч](?!\p{L}))/gu, GLUE)
    .replace(SHORT, `$1${NBSP}`)
    .replace(/ (?=—)/g, NBSP)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NBSP)
    .replace(UNIT, NBSP)
    .replace(MONTH, NBSP)
    .replace(NUMBERED, NBSP);
}
