import type { LetterKind, LetterText } from './define-letter.ts';
import { piecesOf, placesOf, wordOf } from './template.ts';

/** A complaint at its field. */
export interface TextMistake {
  path: keyof LetterText;
  message: string;
}

/** UTF-16 units of a text at most, places included. */
const MOST = { mail: 5000, sms: 600 } as const;
const MOST_SUBJECT = 150;

/** What is wrong with a text; the first complaint of each field. */
export function checkText(kind: LetterKind, { subject, text }: LetterText): TextMistake[] {
  const wrongSubject = kind.channel === 'mail' ? checkSubject(kind, subject) : null;
  const wrongText = checkBody(kind, text);
  return [
    ...(wrongSubject === null ? [] : [{ path: 'subject' as const, message: wrongSubject }]),
    ...(wrongText === null ? [] : [{ path: 'text' as const, message: wrongText }]),
  ];
}

function checkSubject(kind: LetterKind, subject: string): string | null {
  if (subject.trim() === '') return 'Напишите тему письма';
  if (subject.length > MOST_SUBJECT) return `Тема не длиннее ${MOST_SUBJECT} символов`;
  if (/[\r\n]/.test(subject)) return 'Тема пишется в одну строку';
  const places = placesOf(kind.values);
  const closed = wordsOf(subject).find((word) => {
    const place = places.get(word);
    return place && place.about.kind !== 'line';
  });
  if (closed !== undefined) {
    return `{{${closed}}} в теме не поставить: её видно на закрытом экране. Поставьте в текст`;
  }
  return checkPlaces(kind, subject);
}

function checkBody(kind: LetterKind, text: string): string | null {
  if (text.trim() === '') return 'Напишите текст';
  const most = MOST[kind.channel];
  if (text.length > most) return `Текст не длиннее ${most} символов`;
  const wrong = checkPlaces(kind, text);
  if (wrong !== null) return wrong;
  const said = new Set(wordsOf(text));
  const missing = Object.values(kind.values).find(({ must, word }) => must && !said.has(word));
  if (missing) {
    return `Верните {{${missing.word}}}: без этого сообщение не имеет смысла (${missing.title.toLowerCase()})`;
  }
  return checkApart(kind, text);
}

/** Every pair of braces is whole, and names what the kind has. */
function checkPlaces(kind: LetterKind, text: string): string | null {
  const places = placesOf(kind.values);
  const unknown = wordsOf(text).find((word) => !places.has(word));
  if (unknown !== undefined) {
    const known = [...places.keys()].map((word) => `{{${word}}}`).join(', ');
    return `{{${unknown}}} здесь нет. Есть: ${known}`;
  }
  const rest = piecesOf(text).filter((piece) => wordOf(piece) === null);
  return rest.some((piece) => /[{}]/.test(piece))
    ? 'Скобки не сошлись: подстановка пишется целиком, {{имя}}'
    : null;
}

/** Lists take a line of their own. */
function checkApart(kind: LetterKind, text: string): string | null {
  const places = placesOf(kind.values);
  for (const line of text.split(/\r?\n/)) {
    const pieces = piecesOf(line.trim());
    const list = pieces.map((piece) => wordOf(piece)).find((word) => isList(word));
    if (list && pieces.length > 1)
      return `{{${list}}} — целый список: оставьте на отдельной строке`;
  }
  return null;

  function isList(word: string | null): boolean {
    const kind = places.get(word ?? '')?.about.kind;
    return kind === 'facts' || kind === 'items';
  }
}

const wordsOf = (text: string): string[] => piecesOf(text).flatMap((piece) => wordOf(piece) ?? []);
