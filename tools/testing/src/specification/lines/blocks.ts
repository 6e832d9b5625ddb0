import type { Group } from './line.ts';

const SPECIFIED = 'libs/blocks/src/specified.test.tsx';
const ROWS = '%s of %j';
const REVIEWS = 'libs/blocks/src/blocks/reviews-slider/ReviewsSliderBlock.test.tsx';
const DEMO = 'tools/backend/demo/content/content.test.ts';
const STORIES = 'tools/storybook/e2e/keyboard.spec.ts';

/** Content blocks. */
export const blocks: Group = {
  section: 2,
  title: 'Screens and routes: content blocks',
  lines: [
    {
      line: 'A page of blocks shows each block of its list, and the demo every kind somewhere',
      tests: [
        [DEMO, 'shows every block of the specification somewhere'],
        ['libs/blocks/src/registry.test.tsx', 'renders on the server and hydrates in silence'],
      ],
      found: 'B2',
      tried: 'all kinds, on the pages of the demo that have them',
    },
    {
      line: 'buttonform opens the modal named in typeform; its default label is «Оставить заявку»',
      tests: [
        [SPECIFIED, ROWS],
        [
          'libs/blocks/src/Blocks.test.tsx',
          'opens a form from a button and from a link in the text',
        ],
      ],
    },
    {
      line: 'A buttonform with a modal that nobody knows leads to the page of a request',
      tests: [
        ['apps/site/e2e/forms/modals.spec.ts', 'nobody knows follows its link'],
        [
          'apps/site/e2e/forms/lead-no-javascript.desktop.spec.ts',
          'every form stands as a page, one that nobody knows does not',
        ],
      ],
      found: 'B4',
      tried: 'the address of an unknown form led to that of a call',
    },
    { line: 'text shows HTML', tests: [[SPECIFIED, ROWS]] },
    {
      line: 'image has optional enlarging, description and button; a button of type frame opens an iframe modal',
      tests: [[SPECIFIED, ROWS]],
    },
    {
      line: 'header has tag, colour and text: h1–h6 and any colour of CSS',
      tests: [
        [SPECIFIED, ROWS],
        [SPECIFIED, 'draws an h1 as such where the page has none'],
        [
          'libs/blocks/src/blocks/header/readable-colours.test.ts',
          'is readable on every ground, whatever is chosen',
        ],
      ],
      found: 'B2',
      tried: 'headings of the pages of content have their tags, one h1 a page',
    },
    { line: 'list has a title and factoids', tests: [[SPECIFIED, ROWS]] },
    { line: 'blocks of the sub-kinds ideology and partners are drawn', tests: [[SPECIFIED, ROWS]] },
    {
      line: 'blocks of the sub-kind icon open a modal by «Подробнее»',
      tests: [
        [SPECIFIED, ROWS],
        ['apps/site/e2e/forms/modals.spec.ts', 'iconContent of the company’s page'],
      ],
    },
    {
      line: 'link shows catalogue links whose caption gives way to «Подробнее» on hover',
      tests: [[SPECIFIED, ROWS]],
    },
    {
      line: 'video, reviews_slider, video_slider, photo_slider, slider and map are drawn',
      tests: [[SPECIFIED, ROWS]],
    },
    {
      line: 'accordion has a section «Документы» with link or file items',
      tests: [
        [SPECIFIED, ROWS],
        [STORIES, 'rows of an accordion open and close'],
      ],
    },
    { line: 'files lists documents', tests: [[SPECIFIED, ROWS]] },
    {
      line: 'video plays in a frame of height 520',
      tests: [
        ['libs/blocks/src/blocks/video/VideoBlock.test.tsx', '520 px high where it has room'],
      ],
    },
    {
      line: 'table shows its rows, also without a caption',
      tests: [
        [SPECIFIED, ROWS],
        ['libs/blocks/src/Blocks.test.tsx', 'names a table that scrolls by its caption'],
      ],
    },
    {
      line: 'calculator is the refinancing calculator, with the specified fields alone',
      tests: [[SPECIFIED, ROWS]],
      found: 'B2',
      tried:
        'the calculator of /kak-kupit/ipoteki/semejnaya shows payments, overpayment and saving',
    },
    {
      line: 'cards are club cards and show a discount where there is one',
      tests: [[SPECIFIED, ROWS]],
    },
    {
      line: 'button has url and target, any of the four; without a label it says «Подробнее»',
      tests: [[SPECIFIED, ROWS]],
      found: 'B2',
      tried: 'a button of content leads on in its tab',
    },
    { line: 'svg is drawn, also without a title', tests: [[SPECIFIED, ROWS]] },
    { line: 'roubleblock shows sums with words', tests: [[SPECIFIED, ROWS]] },
    {
      line: 'Whatever the specification lets be absent, or left empty, is absent gracefully',
      tests: [
        [SPECIFIED, 'is there with %s left empty, too'],
        [
          'libs/blocks/src/core/parse-blocks.test.ts',
          'shows a block without what is wrong in it, and warns editors',
        ],
      ],
      found: 'B2',
      tried:
        'a page of 51 blocks of 21 kinds with the specified fields alone, written by the Studio: all were there, at 320 and 1280 px',
    },
    {
      line: 'A bad item never takes its neighbours away',
      tests: [
        [SPECIFIED, 'keeps the neighbours of a bad one in its'],
        [
          'libs/blocks/src/fuzz.test.tsx',
          'keeps its neighbours on the page whatever a block holds',
        ],
      ],
      found: 'B2',
      tried: 'sliders and lists of the demo are whole',
    },
    {
      line: 'A review opens photo or video modals on a click',
      tests: [[REVIEWS, 'opens the video and the photographs of a review in their windows']],
    },
    {
      line: 'A review has icon, date in any words, title, photo and video, each of them absent or not',
      tests: [
        [REVIEWS, 'shows a photograph that is one file, and a date in any words'],
        [SPECIFIED, ROWS],
      ],
      found: 'B2',
      tried: 'reviews with photographs and films stand beside those with words alone',
    },
    {
      line: 'The counter of the review slider reaches the last review',
      tests: [
        [
          'apps/site/e2e/pages/reviews-slider.desktop.spec.ts',
          'the counter of the reviews reaches the last one',
        ],
        [
          'libs/ui-kit/src/components/slider/Slider.test.tsx',
          'the counter tells all that is in sight',
        ],
      ],
      found: 'B4',
      tried: 'on the page of an acceptance, from «1–2 / 3» to «2–3 / 3»',
    },
    {
      line: 'The map has the tabs «Объекты на карте» and «Офис продаж»',
      tests: [
        [
          'libs/map/src/components/objects-map/ObjectsMap.test.tsx',
          'shows the office at zoom 15 on its tab',
        ],
        ['apps/site/e2e/catalogue/map.spec.ts', 'the office has its tab, on the map and in words'],
      ],
    },
    {
      line: 'The object tab has «Все объекты» and a filter a section; hidden sections are skipped',
      tests: [
        [
          'libs/map/src/components/objects-map/ObjectsMap.test.tsx',
          'stand in a list with page and address, hidden sections left out',
        ],
        ['apps/site/e2e/catalogue/map.spec.ts', 'objects: filters, list and markers are in step'],
      ],
    },
    {
      line: 'The office tab shows image, title, address, working hours and notifications',
      tests: [
        [
          'libs/map/src/components/objects-map/ObjectsMap.test.tsx',
          'shows the office at zoom 15 on its tab',
        ],
        ['apps/site/e2e/catalogue/map.spec.ts', 'the office has its tab, on the map and in words'],
      ],
    },
    {
      line: '«Узнайте, сколько времени займет дорога на работу» takes an address, and «Рассчитать» shows minutes with Russian plurals',
      tests: [
        [
          'libs/map/src/components/objects-map/ObjectsMap.test.tsx',
          'tells minutes, what was found, that it is an estimate',
        ],
        ['apps/site/e2e/catalogue/map.spec.ts', 'the way to work is'],
      ],
    },
    {
      line: 'It shows minutes to the ring road and to the centre, before a choice those of Map.GetMap.info, and says from where',
      tests: [
        ['libs/map/src/components/travel-form/landmarks-of.test.ts', 'of the map before a choice'],
        [
          'apps/site/e2e/catalogue/map.spec.ts',
          'minutes to the ring road and the centre stand there before a choice',
        ],
      ],
      found: 'B4',
      tried: 'on the home page, «От середины карты»',
    },
    {
      line: 'The refinancing calculator compares a current mortgage with a new family one',
      tests: [
        ['apps/site/e2e/store/calculators.spec.ts', 'refinancing tells what is saved'],
        ['libs/calculators/src/refinancing/core/refinancing.test.ts', 'compares the two mortgages'],
      ],
    },
    {
      line: 'The video guide is a floating button that opens a modal with a menu of videos and sections',
      tests: [
        [
          'apps/site/e2e/forms/video-guide.spec.ts',
          'the guide is walked through by keyboard alone',
        ],
      ],
    },
    {
      line: 'The call-back popup takes name and phone',
      tests: [
        [
          'libs/forms/src/smart-call/SmartCallPopup.test.tsx',
          'can be sent only with a name and a phone',
        ],
      ],
    },
    {
      line: 'There are a range slider with its input, tabs, an accordion and a document link',
      tests: [
        [
          'libs/ui-kit/src/components/range-slider/RangeSlider.test.tsx',
          'moves handle and input together',
        ],
        ['libs/ui-kit/src/components/tabs/Tabs.test.tsx', 'show the panel of the chosen tab alone'],
        [STORIES, 'rows of an accordion open and close'],
        [
          'libs/ui-kit/src/components/document-link/DocumentLink.test.tsx',
          'a document is called «%s» and leads to %s',
        ],
      ],
    },
  ],
};
