import type { Group, Line } from './line.ts';

const ORDER = 'apps/lk/app/routes/order/details/OrderView.test.tsx';
const WIZARD = 'apps/site/app/routes/store/order/OrderPage.test.tsx';
const PICKER = 'libs/ui-kit/src/components/slot-picker/SlotPicker.test.tsx';
const CONTRACT = 'apps/lk/app/routes/contract/details/ContractView.test.tsx';
const FILES = 'libs/shell/src/order-documents/OrderDocuments.test.tsx';
const BOARD = 'apps/site/app/components/chessboard/Chessboard.test.tsx';

const row = (found: NonNullable<Line['found']>, line: string, tests: Line['tests']): Line => ({
  line,
  tests,
  found,
});

/** What a keyboard, a screen reader and an eye ask of every page, and of those of the account. */
export const account: Group = {
  section: 4,
  title: 'Keyboard, screen readers and the account (beyond the customer’s text)',
  lines: [
    row('D1', 'The picture of a news item of the account ends above its text', [
      ['apps/lk/e2e/news.spec.ts', 'ends above its text, at every width'],
    ]),
    row(
      'D2',
      'The large plan is a dialog; no stop of Tab lies unseen beneath a layer; the cookie notice comes early',
      [
        ['apps/site/e2e/catalogue/plan.spec.ts', 'the large plan is whole at first'],
        ['apps/site/e2e/pages/focus-visible.desktop.spec.ts', 'what has the focus is visible'],
        ['apps/site/e2e/pages/pages.spec.ts', 'every page is whole'],
        ['apps/site/e2e/start/cookie-consent.spec.ts', 'Tab meets the notice first'],
      ],
    ),
    row('D3', 'In a visitor’s own colours every control keeps its states', [
      ['apps/site/e2e/pages/forced-colors.desktop.spec.ts', 'are visible in forced colours'],
    ]),
    row(
      'D4',
      'Errors go when their field is right, what is required is said, added and removed things keep the focus, irreversible acts ask',
      [
        [WIZARD, 'lets an error go as soon as its field is right'],
        [WIZARD, 'says of every field of a participant that it is required'],
        [WIZARD, 'leads into the fields of a new participant'],
        [FILES, 'a file that is deleted leaves the focus at its row and is told'],
        [FILES, 'a file that is not taken is told at its own row'],
        ['apps/lk/app/routes/acceptance/handover/HandoverView.test.tsx', 'asks before %s'],
        ['apps/lk/e2e/acceptance.spec.ts', 'moves the inspection of a flat'],
      ],
    ),
    row(
      'D5',
      'An own hold is the buyer’s own; an order has one bar of steps, one page, its next action first and requisites of what is due',
      [
        ['apps/site/e2e/catalogue/live-status.desktop.spec.ts', 'is his own everywhere'],
        [WIZARD, 'has one bar of steps'],
        [WIZARD, 'offers people of earlier orders'],
        [
          'apps/site/app/routes/store/order/order.server.test.ts',
          'an order has one page at a time',
        ],
        [ORDER, 'begins with what is to be done'],
        [CONTRACT, 'shows how to pay the next part'],
        [CONTRACT, 'as what lies ahead'],
      ],
    ),
    row(
      'D6',
      'A window of times says what lacks and what is booked or taken; boards count a complex whole and open by Space',
      [
        ['apps/lk/app/components/meeting/SlotDialog.test.tsx', 'says that a time is missing'],
        [PICKER, 'the booked time and those that are taken are marked in words'],
        ['apps/site/e2e/catalogue/visual-picker.spec.ts', 'lies under the foot of the list'],
        [BOARD, 'by the space bar'],
        [
          'apps/site/app/routes/catalogue/flats/data/catalogue.server.test.ts',
          'as a chessboard count a complex whole',
        ],
      ],
    ),
    row(
      'D7',
      'Nothing scrolls sideways at 320 or in wide letters, and fingers hit what is pressed',
      [
        ['apps/site/e2e/pages/pages.spec.ts', 'every page of the account is whole'],
        ['apps/site/e2e/pages/pages.spec.ts', 'every page is whole'],
      ],
    ),
    row(
      'D8',
      'Ranks add up, surveys ask whom they concern, another address has its field, and the way back says what came of it',
      [
        ['apps/lk/app/routes/loyalty/CardPanel.test.tsx', 'the way to the next rank adds up'],
        [
          'tools/backend/src/modules/service/feedback/feedback.test.ts',
          'asks nobody who has bought nothing',
        ],
        [
          'apps/lk/app/routes/service/details/OrderService.test.tsx',
          'another one has just brought in',
        ],
        [ORDER, 'tells what came of it and takes the focus there'],
        ['apps/lk/e2e/services.spec.ts', 'a service is found below its section'],
      ],
    ),
    row(
      'D9',
      'Contracts begin with what needs the buyer, the menu stays in sight, pictures and files are what they are called',
      [
        ['apps/lk/app/routes/contract/list/Contracts.test.tsx', 'puts what needs the buyer above'],
        [
          'apps/lk/app/store/contract/part-words.test.ts',
          'a part that awaits the registration has no day and is not late',
        ],
        ['apps/site/e2e/pages/pages.spec.ts', 'every page of the account is whole'],
        ['apps/site/e2e/pages/geometry.desktop.spec.ts', 'shows its heading, fields and buttons'],
        ['apps/lk/e2e/orders.spec.ts', 'the menu stays in sight'],
        ['apps/lk/e2e/loyalty.spec.ts', 'the ranks of the club beside each other'],
        ['apps/lk/app/layouts/account/menu-icon.test.ts', 'has a picture of its own'],
        ['apps/lk/app/store/order/file-title.test.ts', 'is called by what it is'],
      ],
    ),
  ],
};
