import type { StudioMethod } from './define-studio-method.ts';
import { ALL_RIGHTS, RIGHTS } from './rights.ts';
import { ALL_ROLES, mayRole, ROLES } from './roles.ts';

const HEAD = `# The Studio

\`/studio\` is the company's side of the product: its staff answer leads, check documents, move deals on and decide who of them may
do what. Its application stands in \`tools/studio/app\`, its contract in \`tools/studio/contract\`, and what answers it in the backend:
\`tools/backend/src/modules/staff\` (people, logins, journal), \`tools/backend/src/studio\` (desks) and \`tools/backend/src/compose/studio\`.
The contract is the Studio's own: no other backend has to answer it. Its OpenAPI document is \`/studio/api/openapi.json\`. Pictures of all desks are in
[images/look](images/look), written by \`npm run look\`.

![A deal at the desk «Заказы»](images/look/studio-order-1440.webp)

## The first account

A start without any account prints one line into the log: a link that makes the first administrator, once and within a day. A restart
prints another one. Whoever reads the log runs the product; a password stands nowhere. Everybody else is invited by a letter.

With \`DEMO=1\` there is one account a role instead, as the README says; without it none of them opens, whatever the database holds.

## Signing in

1. Mailbox and password: 12 characters or more, none of the common ones.
2. The second factor: an authenticator's code, a passkey, or one of ten recovery codes. Whoever has none sets one up before anything
   else; only the accounts of the demonstration need not.

A login ends four hours after its last request and twelve after it began. It stands in the cookie \`studio.session\` (\`__Host-\` on HTTPS),
which no script reads and no other site sends; the cookie of a buyer's account counts for nothing here, nor this one there. Wrong
passwords and codes are bounded by \`RATE_LIMIT_STUDIO_*\` ([production.md](production.md)). Whoever loses both is helped by an administrator:
«reset» forgets password and factors, ends all logins and sends a new link.

## The first day

«Первый день» in the own menu tells a newcomer what a role does first and what each of its desks is for (\`desks/first-day\`, \`about\` of \`app/desks.ts\`).

## The journal

![«Журнал»](images/look/studio-audit-1440.webp)

Every change is written with who, when, what and both states, in the transaction of the change: there is never one without the other. Rows are
only added, kept for three years and exported as CSV. Passwords, codes and secrets never stand in it.

## Two people

![«Решения»](images/look/studio-approvals-1440.webp)

A change of prices that moves one of them by more than 3 %, or all of them together by more than 5 million roubles, a discount in an order over the
limit of the role, and every refund, waits until a second person confirms it who has the right and has not asked for it. What is confirmed is done in the same transaction, if it still can be;
of many lots those that have found a buyer meanwhile keep their price.

## The media library

![«Медиатека»](images/look/studio-media-1440.webp)

«Медиатека» has every picture of the product: those that came with it, which are used and never changed, and those that the staff upload. Files come in
pieces and go on where they stopped; JPG, PNG, WebP, AVIF and SVG up to 20 MB are told by their content and drawn anew without what a camera writes into them,
and the same file is the same picture ([240](decisions/0240-uploaded-pictures-are-rows-beside-the-shipped.md)). No picture stands on a page before somebody has said what is to be seen.
Its card lists every place that uses it; only an unused one is deleted. Another file takes its place everywhere at once, under new addresses
([241](decisions/0241-a-picture-has-a-version-in-its-address.md)), and crops are made around its main place ([242](decisions/0242-crops-follow-one-point.md)).

## Sales

![«Лиды»](images/look/studio-leads-1440.webp)

A call or a visit is written down as a lead by N; whoever writes is responsible. H on a lead, or N among the orders, holds a lot for who calls or sits
in the office: it is found by number and complex, with the price and the terms that the site has. One transaction makes the account, the hold, the order and the
journal; the buyer gets an SMS that leads to the order, and comes in by a code to the phone
([decision 196](decisions/0196-an-account-made-in-the-office.md)). Leads that are ticked, or chosen by X, get a responsible colleague or a next step together. What a filter finds is
exported as CSV; who takes it along stands in the journal.

One person cancels an order that holds no money, and extends a hold once, a paid one by 14 days and a free one by a day; money goes back by two. The buyer reads the reason.

An order that nobody has signed may have one discount, with a reason that the buyer reads: a manager takes off 1 % alone, the head of sales and the
administrator 3 %, two people 10 % at most ([decision 274](decisions/0274-a-discount-is-an-event-of-the-order.md)). It is off the first lot; the order's price,
the buyer's page, the contract and the payments follow, and a signed contract keeps its price. Until then who may grant such a discount takes it back, with a reason
([decision 277](decisions/0277-a-discount-is-taken-back-by-an-event.md)).

«Агенты» has agencies with their contracts, and whose clients their agents bring: one dated rule says whose client somebody is, and a refusal says why
([decision 198](decisions/0198-whose-client-somebody-is.md)). A commission is written when the contract of a client is signed.

## The chessboard

![«Шахматка»](images/look/studio-lots-1440.webp)

«Шахматка» has every lot of a building by section and floor, as it stands at this moment; arrows lead from lot to lot as they do on the site. A cell opens
its lot: status, price, which order holds it or why the company keeps it, and all that happened to it. A free lot is held there for a buyer, and its price
changed by the rules of «Цены». What no buyer has is kept for the company, withdrawn or put back on sale, each with a reason that only the staff read;
what an order holds or has bought is moved by the order alone. An import says otherwise later: the file wins, and the history tells both.

## Prices

«Цены» changes prices of many lots at once: a building, kinds, rooms and floors choose them, per cent or a sum moves them, rounded to a step. The desk
shows what each card will say before anything is sent; lots that are held, reserved or sold are never changed. For a day a change is undone as a whole,
by one person: lots that are still free and cost what it made come back to what stood before, and each change is undone once. What lowers every
price may have a last day: a discount, which ends by itself ([decision 247](decisions/0247-a-discount-is-a-change-of-prices-with-a-term.md)). The number of a lot opens what the chessboard opens. Change and undoing
are an entry of the journal each, with both prices of every lot.

## Pages

![«Страницы»](images/look/studio-pages-1440.webp)

A page is written as a draft, which is saved every second and shown by its signed link alone. The page itself beside the form follows each
keystroke before it is saved ([decision 213](decisions/0213-the-preview-is-told-what-is-written.md)); a block with a mistake keeps its last good
picture, and the line above says so. Of two who save at once the second is told and chooses.

Publishing changes page, version and journal in one transaction: what dies meanwhile leaves the old page or the new one, and every process
reads it anew. A page may have a term, its first and its first-not moment on the site; nothing with a mistake in a block is published. A new address
is asked for with publishing; the old one leads to it unless that is declined ([decision 214](decisions/0214-a-page-moves-when-it-is-published.md)).

The last thirty versions can be taken back into the draft, and «Что изменилось» tells in words what one of them, or the draft, has changed: blocks
that came, went and moved, and fields with what they said before and after. Alt with ↑ or ↓ moves the block that has the focus. Forms are made of the
schemas of the blocks (\`@m30/blocks\`), where the Russian title of a field is declared: a new kind of block appears by itself, and a field without a
title shows its key.

## Reviews

«Отзывы» has what visitors and buyers write. A review is on the site once somebody of the staff publishes it, with the company's answer or without; one
that is not shown is refused with a reason, which stands in the journal and which an author of the account reads. Of two who decide at once the second
is told, and keeps what he has written.

## Content

![«Материалы»](images/look/studio-content-1440.webp)

«Материалы» has what the site shows besides pages of blocks, a tab a kind. An entry is checked, cleaned, typeset and journalled in one transaction, and every
process shows it at once; what is a draft, or has not begun, has a signed link. What is typed and not saved yet stays while another row is looked at. Of two
who save at once the second is told and chooses ([decision 172](decisions/0172-a-revision-is-what-an-entry-says.md)). The files of the demonstration fill an
empty database and never touch it again. An answer to a place of work is a lead as well, and read beside it with its CV by who sees leads; an old address
leads straight to a page or is refused ([decision 195](decisions/0195-a-redirect-has-somewhere-to-lead.md)). A new kind is a schema of the contract, a table of fields (\`desks/content/kinds\`) and how a row becomes its
body (\`studio/entry/kinds\`).

## Import

![«Импорт»](images/look/studio-imports-1440.webp)

Feeds, JSON and tables with complexes and flats come in at the desk «Импорт»: the difference first, then the writing, all of it or nothing; the last one is taken back as a
whole. A file is packed in the browser and holds 32 MB at most; larger ones go by \`npm run import\`. Prices come in so without a second person: the right is the administrator's
alone ([decision 221](decisions/0221-the-desk-of-imports.md)).

## Feeds

![«Выгрузки»](images/look/studio-feeds-1440.webp)

«Выгрузки» has the files of flats for Yandex Realty, Cian, Avito and DomClick: which flats, when the file was made, how many are in it and which ones its channel would refuse, with
the reason and the lots. A new one is made of a complex or of the catalogue's address; what a channel asks of a complex, its number there, stands in the second view
([feeds.md](feeds.md)).

## Figures

![«Цифры»](images/look/studio-figures-1440.webp)

«Цифры» has how sales and site went over a week, a month or a quarter, as charts and tables, and as CSV: steps from an open page to the keys, how soon leads
are answered, price and pace of each complex, pages, errors and Web Vitals, filters that found no flat and words that the search found nothing for. Sales are read from
leads and orders, the site from counters of the day (\`kernel/counters\`): how often, never by whom. Phones, mailboxes, addresses and numbers of flats are not
kept, and of many different names on one day the first 500; a day is kept for two years.

## Letters and SMS

![«Письма и СМС»](images/look/studio-letters-1440.webp)

«Письма и СМС» has every kind of letter and SMS that the product sends by itself: when, to whom, and in which words. The words are the staff's; codes, links,
lists and the end of a subscription are not ([decision 215](decisions/0215-a-letter-is-declared-once.md)). A place is written \`{{имя}}\`; one that is unknown, or
missing where it has to be there, is said at the field while it is typed, and nothing of the kind is saved. «Слова: {{ссылка}}» alone in a paragraph is a button; a label or a
heading is not said where its value is empty. An SMS tells how many parts it is paid as.

The preview shows the page by day and by night and the plain part, with examples in the places. «Прислать мне» sends what is written to the own mailbox, twenty
times an hour; an SMS comes as a letter. «Исходный текст» takes the words of the product back. Every change is an entry of the journal with both texts. Of two who save
at once the second is told and chooses ([decision 216](decisions/0216-words-of-the-staff-over-those-of-the-product.md)).

A new kind is \`defineLetter\` or \`defineSms\` in a file \`*.letters.ts\` beside its sender and a line in \`tools/backend/src/compose/letters/letters.ts\`; it appears here by itself.
`;

const cell = (role: (typeof ALL_ROLES)[number], right: (typeof ALL_RIGHTS)[number]) =>
  mayRole(role, right) ? '✓' : '';

/** The page `docs/studio.md`: who may do what, and what each method asks for. */
export function describeStudio(methods: readonly StudioMethod[]): string {
  return [HEAD, '## Roles and rights', rights(), '## Methods', ...methodTable(methods)].join(
    '\n\n',
  );
}

function rights(): string {
  const titles = ALL_ROLES.map((role) => ROLES[role].title);
  const rows = ALL_RIGHTS.map((right) => {
    const cells = ALL_ROLES.map((role) => cell(role, right));
    return `| \`${right}\` | ${[RIGHTS[right], ...cells].join(' | ')} |`;
  });
  return [
    `| right | may | ${titles.join(' | ')} |`,
    `|---|---|${titles.map(() => '---|').join('')}`,
    ...rows,
  ].join('\n');
}

function methodTable(methods: readonly StudioMethod[]): string[] {
  const rows = methods.map(
    ({ name, verb, right, summary }) => `| \`${name}\` | ${verb} | \`${right}\` | ${summary} |`,
  );
  return [
    '`anyone` needs no login, `entering` the password, `self` a complete login; the rest is a right of the table above. An action of `Actions.Run` asks for its own.',
    ['| method | verb | right | what |', '|---|---|---|---|', ...rows].join('\n'),
  ];
}
