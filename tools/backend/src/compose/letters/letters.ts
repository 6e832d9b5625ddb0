import type { LetterKind } from '../../kernel/letter/define-letter.ts';
import * as signCode from '../../adapters/test-partner/sign-code.letters.ts';
import * as code from '../../modules/people/code/code.letters.ts';
import * as account from '../../modules/people/account/account.letters.ts';
import * as notice from '../../modules/people/notice/notice.letters.ts';
import * as invitation from '../../modules/staff/invitation/invitation.letters.ts';
import * as search from '../../modules/discovery/saved-search/search.letters.ts';
import * as favourite from '../../modules/deal/favourite/favourite.letters.ts';
import * as hold from '../../modules/deal/hold/hold.letters.ts';
import * as lead from '../../modules/deal/lead/lead.letters.ts';
import * as mortgage from '../../modules/deal/mortgage/mortgage.letters.ts';
import * as office from '../../modules/deal/office/office.letters.ts';
import * as signing from '../../modules/deal/signing/signing.letters.ts';
import * as importWatch from '../../modules/catalogue/intake/watch/watch.letters.ts';
import * as question from '../../modules/service/lot-question/question.letters.ts';
import * as smsTest from '../../studio/letter/sms-test.letters.ts';
import * as viewing from '../../modules/service/viewing/viewing.letters.ts';

const files: readonly Readonly<Record<string, LetterKind>>[] = [
  ...[code, account, signing, signCode, hold, office],
  ...[viewing, question, notice, search, favourite],
  ...[lead, mortgage, invitation, importWatch, smsTest],
];

/** Every kind of letter and SMS, by its id: one line a file. */
export const letterKinds: ReadonlyMap<string, LetterKind> = new Map(
  files.flatMap((kinds) => Object.values(kinds).map((kind) => [kind.id, kind])),
);
