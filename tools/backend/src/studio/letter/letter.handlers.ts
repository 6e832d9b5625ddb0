import {
  getLetter,
  listLetters,
  previewLetter,
  resetLetter,
  saveLetter,
  testLetter,
} from '@m30/studio/contract';
import { checkText } from '../../kernel/letter/check-text.ts';
import { composeLetter } from '../../kernel/letter/compose-letter.ts';
import {
  exampleLetter,
  LETTER_GROUPS,
  type LetterKind,
  type LetterText,
} from '../../kernel/letter/define-letter.ts';
import { letterTexts } from '../../kernel/letter/letter-texts.table.ts';
import { smsSegments } from '../../kernel/letter/sms-segments.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { staffOf, type StudioCall } from '../../kernel/studio/studio-call.ts';
import { letterheadOf } from '../../modules/content/library/letterhead-of.ts';
import { changeText } from './change-text.ts';
import { smsTestLetter } from './sms-test.letters.ts';
import { kindOf, toLetter, toRow } from './to-letter.ts';

export const listLettersHandler = implementStudio(listLetters, async (_, { services }) => {
  const rows = await services.db.select({ id: letterTexts.id }).from(letterTexts);
  const own = new Set(rows.map(({ id }) => id));
  const kinds = [...services.letterKinds.values()].sort((a, b) => rankOf(a) - rankOf(b));
  return { letters: kinds.map((kind) => toRow(kind, own.has(kind.id))) };
});

const GROUPS = Object.keys(LETTER_GROUPS);
const rankOf = ({ group }: LetterKind) => GROUPS.indexOf(group);

export const getLetterHandler = implementStudio(getLetter, async ({ id }, { services }) => ({
  letter: await toLetter(services.db, kindOf(services, id)),
}));

export const saveLetterHandler = implementStudio(saveLetter, async (input, call) => {
  const kind = kindOf(call.services, input.id);
  const body = asWritten(kind, input.body);
  requireRight(kind, body);
  return changeText(call, { kind, revision: input.revision, after: body, method: saveLetter.name });
});

export const resetLetterHandler = implementStudio(resetLetter, async ({ id, revision }, call) => {
  const kind = kindOf(call.services, id);
  return changeText(call, { kind, revision, after: kind.defaults, method: resetLetter.name });
});

export const previewLetterHandler = implementStudio(previewLetter, ({ id, body }, { services }) => {
  const kind = kindOf(services, id);
  const written = asWritten(kind, body);
  const head = letterheadOf(services.config, services.content.library);
  const composed = composeLetter(exampleLetter(kind, ''), written, head);
  const segments = kind.channel === 'sms' ? smsSegments(composed.text) : null;
  return { ...composed, segments, mistakes: checkText(kind, written) };
});

export const testLetterHandler = implementStudio(testLetter, async ({ id, body }, call) => {
  const { services } = call;
  const { guid, email } = staffOf(call);
  const kind = kindOf(services, id);
  const written = asWritten(kind, body);
  requireRight(kind, written);
  if (!(await services.limits.take('studioTestLetter', guid))) {
    throw refuse(429, 'Проверок за час слишком много. Попробуйте позже');
  }
  await services.outbox.add(services.db, testOf(call, kind, email, written));
  void services.outbox.flush();
  return { mailbox: email };
});

/** What comes to who tests: a letter as it will be, or a letter about an SMS. */
function testOf({ services }: StudioCall, kind: LetterKind, to: string, written: LetterText) {
  if (kind.channel === 'mail') {
    return exampleLetter(kind, to, { ...written, subject: `Проверка: ${written.subject}` });
  }
  const head = letterheadOf(services.config, services.content.library);
  const { text } = composeLetter(exampleLetter(kind, to), written, head);
  return smsTestLetter.to(to, { title: kind.title, text, parts: String(smsSegments(text)) });
}

/** An SMS has no subject, whatever is sent. */
const asWritten = ({ channel }: LetterKind, { subject, text }: LetterText): LetterText => ({
  subject: channel === 'mail' ? subject : '',
  text: text.replaceAll('\r\n', '\n'),
});

/** @throws Refused 422 with every mistake at its field */
function requireRight(kind: LetterKind, body: LetterText): void {
  const issues = checkText(kind, body).map(({ path, message }) => ({
    ...{ path: `body.${path}`, message },
  }));
  const [first] = issues;
  if (first) throw refuse(422, first.message, issues);
}
