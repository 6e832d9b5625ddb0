import type { Group, Line } from './line.ts';

const FIELDS = 'libs/api/src/core/specified-fields.test.ts';
const PAYLOADS = 'libs/forms/src/forms/payloads.test.ts';
const CONFORMANCE = 'tools/backend/src/compose/conformance.test.ts';
const AUTH = 'libs/auth/src/core/machine/create-auth-effects.test.ts';

/** A lead method: what the form sends, and that the staff get it. */
const lead = (path: string): Line => ({
  line: `${path} takes its payload and answers result.text`,
  tests: [
    [FIELDS, 'has its fields in'],
    [PAYLOADS, 'by %s with %j goes to %s'],
    ['apps/site/e2e/forms/lead-forms.spec.ts', 'reaches the staff whole'],
  ],
});

/** A call of the login window. */
const login = (path: string, more: Line['tests'] = []): Line => ({
  line: `${path} takes its payload`,
  tests: [
    [AUTH, '%s calls %s'],
    [AUTH, '%s carries exactly the fields of the specification'],
    ...more,
  ],
});

/** A method that reads. */
const read = (path: string, more: Line['tests'] = []): Line => ({
  line: `${path} answers what the table says`,
  tests: [[FIELDS, 'has its fields in'], [CONFORMANCE, '%s answers «%s»'], ...more],
});

/** Lines of §7: every method of the specification, its address and fields, and the tests that call it. */
export const calls: Group = {
  section: 7,
  title: 'Calls',
  lines: [
    {
      line: 'Every method of the table stands in the contract; all are POST but the two that say GET',
      tests: [
        [
          'libs/api/src/core/specified-paths.test.ts',
          'every method of the specification stands in the contract, with its verb',
        ],
      ],
    },
    {
      line: 'Paths are called with and without a trailing slash',
      tests: [
        ['tools/backend/src/compose/app.test.ts', 'answers with and without a trailing slash'],
      ],
    },
    {
      line: 'Every lead form gets an anti-bot token first and puts it in token',
      tests: [
        [FIELDS, 'has its fields in'],
        [
          'libs/forms/src/core/create-m30-forms.test.ts',
          'asks for a puzzle, solves it, and sends the lead under its key',
        ],
        ['tools/backend/src/modules/deal/lead/leads.test.ts', 'is good for one lead'],
      ],
      decided: 'docs/decisions/0009-proof-of-work.md',
    },
    lead('/api/Form.CallRequest'),
    lead('/api/Form.CallRequestSecondary'),
    lead('/api/Form.CallRequestNewObject'),
    lead('/api/Form.CallRequestMortgageConsultant'),
    {
      line: 'The path of the consultation may come from the modal content’s url',
      tests: [
        [PAYLOADS, 'by %s with %j goes to %s'],
        ['libs/forms/src/core/lead-target.test.ts', 'a lead goes to %s'],
      ],
    },
    lead('/api/Form.CallRequestShowRoom'),
    lead('/api/Form.CallRequestEasyMoving'),
    lead('/api/Form.CallRequestSendProject'),
    lead('/api/Form.CallRequestOrderForm'),
    lead('/api/Form.SetCallFromLanding'),
    {
      line: '/api/SmartCall.CallTouch answers result.text and leads to the alert «Запрос на обратный звонок отправлен»',
      tests: [
        ['apps/site/e2e/forms/smart-call.spec.ts', 'a sent request is confirmed, told in an alert'],
        [
          'libs/forms/src/smart-call/SmartCallPopup.test.tsx',
          'is replaced by the confirmation, with the alert and the goals',
        ],
      ],
    },
    read('/api/SmartCall.GetPopup', [
      [
        'tools/backend/src/modules/content/widget/get-popup.test.ts',
        'a popup carries what is set and leaves out what is not',
      ],
    ]),
    read('/api/AI.GetVideos', [
      [
        'tools/backend/src/modules/content/widget/get-videos.test.ts',
        '«main» leads to the main list from any section',
      ],
    ]),
    login('/api/User.Authorization/', [
      [
        'tools/backend/src/modules/people/session/login.test.ts',
        'with the right password opens a session',
      ],
    ]),
    {
      line: '/api/User.Logout/ ends the session',
      tests: [
        [
          'tools/backend/src/modules/people/session/login.test.ts',
          'ends on logout, for every copy of the cookie',
        ],
      ],
    },
    read('/api/User.GetInfo/'),
    login('/api/User.CheckSMSPhone', [
      [
        'tools/backend/src/modules/people/registration/registration.test.ts',
        'sends the code with words that a phone can read',
      ],
    ]),
    login('/api/User.Registration', [
      [
        'tools/backend/src/modules/people/registration/registration.test.ts',
        'makes an account whose password lets its browser in',
      ],
    ]),
    login('/api/User.RegisterCodeEmail', [
      [
        'tools/backend/src/modules/people/registration/registration.test.ts',
        'sends a letter, and its code registers',
      ],
    ]),
    login('/api/User.ChangeCheckSMSPhone', [
      [
        'tools/backend/src/modules/people/recovery/recovery.test.ts',
        'ends with the new password, and the old one is of no use',
      ],
    ]),
    login('/api/User.ChangeCheckEmail', [
      [
        'tools/backend/src/modules/people/recovery/recovery.test.ts',
        'goes to the address that was typed, and shows its mask alone',
      ],
    ]),
    login('/api/User.ChangePassword', [
      [
        'tools/backend/src/modules/people/recovery/recovery.test.ts',
        'checking a recovery without a code asks for it',
      ],
    ]),
    login('/api/User.NewPassword', [
      [
        'tools/backend/src/modules/people/recovery/recovery.test.ts',
        'is set once per code, however many try at once',
      ],
    ]),
    read('/api/Cart.GetOfflineReserve'),
    read('/api/Content.GetTemplate'),
    read('/api/LK.GetTemplate'),
    {
      line: '/api/Objects.GetCatalog/ answers the catalogue list, GET /api/Objects.GetPageObjects/ the list of objects',
      tests: [
        [CONFORMANCE, '%s answers «%s»'],
        [
          'tools/backend/src/modules/catalogue/complex/objects.test.ts',
          'between the list of complexes, their pages, the catalogue and its facets',
        ],
      ],
    },
    read('GET /api/Content.GetPageCompare'),
    {
      line: '/api/Order.GetIpotekaProgram takes apartment_id, any id that lists give, and answers a list of banks',
      tests: [
        [
          'tools/backend/src/modules/deal/lead/lot-details.test.ts',
          'the banks of a flat are found by either id that lists give',
        ],
        [CONFORMANCE, '%s answers «%s»'],
      ],
      found: 'B3',
      tried: 'the banks of a flat stand on its page',
    },
    read('/api/Order.GetOrderById, /api/Order.GetFiles and /api/Order.GetOrderList', [
      [
        'tools/backend/src/modules/deal/order/orders.test.ts',
        'opens one order by its guid, in any case',
      ],
    ]),
    {
      line: 'A generic menu loader posts to a caller-given method with data and caches by key',
      tests: [
        ['libs/shell/src/menu/menu-loader.test.ts', 'posts to the method that the caller names'],
        [
          'libs/shell/src/menu/menu-loader.test.ts',
          'asks once for a key, also when two ask at the same time',
        ],
      ],
    },
    {
      line: 'After success the goals callback_send and consultation_send go to a web-analytics service',
      tests: [
        ['libs/forms/src/registry.test.tsx', 'the answer replaces it and takes the focus'],
        [
          'libs/shell/src/analytics/Counters.test.tsx',
          'a goal goes to Yandex.Metrika and to the retargeting pixel',
        ],
        [
          'apps/site/e2e/start/cookie-consent.spec.ts',
          'goals of a form are told to whoever listens',
        ],
      ],
    },
    {
      line: 'Conversion events go to a retargeting service',
      tests: [
        [
          'libs/shell/src/analytics/Counters.test.tsx',
          'a goal goes to Yandex.Metrika and to the retargeting pixel',
        ],
      ],
    },
    {
      line: 'A maps service draws the map and gives route times',
      tests: [
        [
          'apps/site/e2e/catalogue/map.spec.ts',
          'its engine draws, and the token is asked for only now',
        ],
        [
          'tools/backend/src/adapters/travel/travel-adapters.test.ts',
          'gives the way with the traffic of now',
        ],
      ],
    },
    {
      line: 'An instruction PDF opens in a new tab from the login form',
      tests: [
        [
          'apps/site/e2e/account/auth-login.spec.ts',
          'the instruction opens from the login form in a new tab',
        ],
        [
          'tools/backend/src/kernel/document/documents.test.ts',
          'the instruction that the templates name opens in the browser',
        ],
      ],
    },
  ],
};
