import { codeOf, endingOf, type Letter, type LetterText } from './define-letter.ts';
import { fillLine, fillTemplate } from './fill.ts';
import { letterHtml } from './letter-html.ts';
import { hostOf, type Letterhead } from './letterhead.ts';
import { plainText } from './plain.ts';
import { readTemplate } from './template.ts';

/** A letter in words. */
export interface Composed {
  /** Empty of an SMS. */
  subject: string;
  /** The plain twin, which says the same. */
  text: string;
  /** Empty of an SMS. */
  html: string;
}

/** Puts a letter into words: both parts are made of one text. */
export function composeLetter(letter: Letter, written: LetterText, head: Letterhead): Composed {
  const { kind } = letter;
  const host = hostOf(head);
  const values = { ...letter.values, site: host, company: head.company };
  const body = fillTemplate(readTemplate(written.text, kind.values), values);
  if (kind.channel === 'sms') {
    const tail = kind.autofill ? `\n\n@${host} #${codeOf(letter) ?? ''}` : '';
    return { subject: '', text: `${plainText(body)}${tail}`, html: '' };
  }
  const [[pieces = []] = []] = readTemplate(written.subject, kind.values);
  const subject = fillLine(pieces, values);
  const ending = endingOf(letter);
  const { why } = kind;
  const foot = [
    '—',
    why,
    [head.company, head.origin, head.phone, head.email].filter(Boolean).join(', '),
    ...(ending ? [`${ending.words}: ${ending.page}`] : []),
  ].join('\n');
  return {
    subject,
    text: `${plainText(body)}\n\n${foot}`,
    html: letterHtml({ subject, body, head, why, ending }),
  };
}
