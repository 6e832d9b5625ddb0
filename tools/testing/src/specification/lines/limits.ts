import type { Group } from './line.ts';

const SLOTS = 'libs/forms/src/core/slots/slots.test.ts';
const MAP = 'libs/map/src/components/objects-map/ObjectsMap.test.tsx';
const MONEY = 'libs/calculators/src/money/annuity.test.ts';
const REFINANCING = 'libs/calculators/src/refinancing/core/refinancing.test.ts';
const PER_VIEW = 'libs/ui-kit/src/components/slider/per-view.test.ts';
const FORMAT = 'libs/ui-kit/src/format/format.test.ts';

/** Business constants and limits. */
export const limits: Group = {
  section: 9,
  title: 'Business constants and limits',
  lines: [
    {
      line: 'A masked phone has 18 characters',
      tests: [
        [
          'libs/ui-kit/src/mask/normalise-phone.test.ts',
          'a complete number has the length that the specification asks for',
        ],
      ],
    },
    {
      line: 'A date has 10 characters, a time 5; the masks are those of the list',
      tests: [
        [
          'libs/ui-kit/src/mask/specified-masks.test.ts',
          'the mask of %s is the one of the specification',
        ],
      ],
    },
    {
      line: 'The login password has at least 5 characters',
      tests: [
        [
          'libs/auth/src/react/LoginModal.test.tsx',
          'the button waits for a complete phone and five characters of a password',
        ],
        [
          'tools/backend/src/modules/people/account/password-policy.test.ts',
          'under the basic policy the contract’s five characters are enough',
        ],
      ],
    },
    {
      line: 'Slots of the object consultation (co): 9–20 on weekdays, 10–18 at weekends, only these in the form',
      tests: [
        [SLOTS, '%s for %s: %s … %s'],
        [
          'libs/forms/src/forms/consultation-object/ConsultationObjectForm.test.tsx',
          'the time is shut until a day is chosen',
        ],
      ],
    },
    {
      line: 'Slots of the mortgage consultant (cs): 10–17 on weekdays, 10–18 at weekends',
      tests: [[SLOTS, '%s for %s: %s … %s']],
    },
    {
      line: 'Booking window: today to one month, in steps of 30 minutes',
      tests: [
        [
          SLOTS,
          'every offered slot is within the window and the hours, on the step, in the future',
        ],
      ],
    },
    {
      line: 'Years of a date go from 1900 to the current one',
      tests: [['libs/ui-kit/src/mask/date-rules.test.ts', '%s → %j']],
    },
    {
      line: 'The header is fixed after one viewport height',
      tests: [
        [
          'apps/site/app/layouts/header/header-visibility.test.ts',
          'is hidden once it is past one screen',
        ],
      ],
    },
    {
      line: 'Loading bar: throttle 200 ms, duration 5000 ms',
      tests: [
        [
          'libs/ui-kit/src/components/loading-bar/loading-phase.test.ts',
          'shows nothing of a load that takes less than 200 ms',
        ],
        [
          'libs/ui-kit/src/components/loading-bar/LoadingBar.test.tsx',
          'runs for 5 s before it waits near its end',
        ],
      ],
    },
    {
      line: 'Chunk-reload guard: 60 s',
      tests: [
        ['libs/shell/src/navigation/reload/reload-once.test.ts', 'may reload again after a minute'],
      ],
    },
    {
      line: 'Minimal delay of a fetch: 200 ms',
      tests: [['libs/forms/src/core/at-least.test.ts', 'a quick answer is given after 200 ms']],
    },
    {
      line: 'Resend countdown: 60 s',
      tests: [
        [
          'libs/auth/src/react/LoginModal.test.tsx',
          'counts a minute for another one, however late it is asked for',
        ],
        [
          'libs/auth/src/core/machine/countdown.test.ts',
          'takes a minute, is stored under the prefix of the session',
        ],
      ],
    },
    {
      line: 'Session max age: 5400 s',
      tests: [
        [
          'tools/backend/src/modules/people/session/login.test.ts',
          'slides with every visit and ends 90 minutes after the last one',
        ],
      ],
    },
    {
      line: 'Prefix of auth cookie and local storage: «auth.»',
      tests: [
        [
          'libs/auth/src/core/machine/countdown.test.ts',
          'takes a minute, is stored under the prefix of the session',
        ],
        [
          'apps/site/e2e/account/auth-login.spec.ts',
          'a buyer logs in where he is and is called by his name',
        ],
      ],
    },
    {
      line: 'Popup: default delay 60 s, repeat interval from the server',
      tests: [
        ['libs/forms/src/core/smart-call/run-popup.test.ts', 'it waits %s'],
        [
          'libs/forms/src/smart-call/SmartCallPopup.test.tsx',
          'after the delay, without taking the focus, and announced',
        ],
      ],
    },
    {
      line: 'The frame of the video modal is 936x591',
      tests: [
        ['apps/site/e2e/forms/modals.spec.ts', 'videoContent stands in a frame of 936 × 591'],
      ],
    },
    {
      line: 'Embedded video: height 520',
      tests: [
        ['libs/blocks/src/blocks/video/VideoBlock.test.tsx', '520 px high where it has room'],
      ],
    },
    {
      line: 'Guide video: 752x423',
      tests: [
        [
          'apps/site/e2e/forms/video-guide.spec.ts',
          'the guide is walked through by keyboard alone',
        ],
      ],
    },
    {
      line: 'Map: zoom 10, bounds margin 30',
      tests: [
        [MAP, 'shows all objects first, at zoom 10 at most, with 30 pixels around the icons'],
      ],
    },
    { line: 'Map: office zoom 15', tests: [[MAP, 'shows the office at zoom 15 on its tab']] },
    {
      line: 'Map: animation 500 ms',
      tests: [
        ['libs/map/src/core/gl-engine.test.ts', 'movements take 500 ms, the first picture none'],
      ],
    },
    {
      line: 'Map: marker icon 40x40, office icon 42x55',
      tests: [[MAP, 'have icons of 40 × 40 pixels, and the office one of 42 × 55']],
    },
    {
      line: 'Map: a route returns 1 result, its time in whole minutes from seconds',
      tests: [
        [
          'tools/backend/src/adapters/travel/travel-adapters.test.ts',
          'is asked for one way and knows no traffic',
        ],
        [
          'tools/backend/src/adapters/travel/known-routes.test.ts',
          'takes neighbours straight to each other, a minute at least',
        ],
      ],
    },
    {
      line: 'Gallery: gap 32, counter as a fraction',
      tests: [
        ['libs/ui-kit/src/components/gallery/Gallery.test.tsx', 'counts «1 / 4» and goes on'],
        ['libs/ui-kit/src/components/gallery/Gallery.test.tsx', 'has its pictures 32 px apart'],
      ],
    },
    {
      line: 'Gallery: the slider is updated 100 ms after the images have loaded',
      tests: [
        [
          'libs/ui-kit/src/components/gallery/Gallery.test.tsx',
          'measures the slider 100 ms after the last picture has loaded',
        ],
      ],
    },
    {
      line: 'Review slider: 1 slide, 2 at width 576, 3 at width 768, gap 32',
      tests: [
        [PER_VIEW, '%j becomes %j'],
        [
          'libs/blocks/src/blocks/reviews-slider/ReviewsSliderBlock.test.tsx',
          'shows one review, two from 576 px, three from 768 px, 32 px apart',
        ],
      ],
    },
    {
      line: 'Monthly payment: the annuity formula with the yearly rate / 12 / 100, rounded to 2 decimals',
      tests: [
        [MONEY, 'lends %d ₽ at %s percent for %d months: %d ₽ a month'],
        ['libs/calculators/src/money/big.test.ts', 'payments agree'],
      ],
    },
    {
      line: 'Overpayment = term × payment − balance',
      tests: [[REFINANCING, 'compares the two mortgages']],
    },
    {
      line: 'The new mortgage is labelled family',
      tests: [
        [
          'libs/calculators/src/refinancing/react/RefinancingCalculator.test.tsx',
          'cannot change the new rate, that of a family mortgage',
        ],
      ],
    },
    {
      line: 'Range: min range 1, default min 0, max 100, step 1',
      tests: [
        [
          'libs/ui-kit/src/components/range-slider/range.test.ts',
          'bounds that nobody gives are 0 and 100',
        ],
      ],
    },
    {
      line: 'Currency: Russian locale, RUB, configurable fraction digits',
      tests: [
        [FORMAT, 'shows kopecks when asked'],
        [FORMAT, 'reads back as the same roubles and never breaks a line'],
      ],
    },
    {
      line: 'The plural helper has three forms',
      tests: [[FORMAT, '%i goes with %s']],
    },
    {
      line: 'Link prefetch is skipped on 2g or with data saver',
      tests: [
        [
          'libs/shell/src/navigation/prefetch/start-prefetch.test.ts',
          'a page that is pointed at is not loaded ahead %s',
        ],
      ],
    },
  ],
};
