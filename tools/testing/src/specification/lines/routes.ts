import type { Group } from './line.ts';

const ROUTES = 'apps/site/app/specified-routes.test.ts';
const ACCOUNT = 'apps/lk/app/specified-routes.test.ts';
const PAGES = 'apps/site/e2e/pages/pages.spec.ts';
const CONTENT = 'tools/backend/demo/content/pages.test.ts';
const LAYOUTS = 'apps/site/app/layouts/layouts.test.tsx';
const ERRORS = 'apps/site/e2e/pages/errors.desktop.spec.ts';

/** Addresses, error pages and layouts. */
export const routes: Group = {
  section: 2,
  title: 'Screens and routes: addresses, error pages, layouts',
  lines: [
    {
      line: 'Every static and nested route of the list opens a page',
      tests: [
        [ROUTES, 'has a row of its own in the table of routes'],
        [CONTENT, 'answer every route that is made of content'],
        [PAGES, 'every page is whole'],
      ],
    },
    {
      line: 'Every parameterised route opens a page; a literal segment wins over a parameter',
      tests: [
        [ROUTES, 'is a pattern that no other row takes away'],
        [PAGES, 'every page is whole'],
      ],
    },
    {
      line: 'Parameters written with «?» may be left out',
      tests: [
        [ROUTES, 'is a pattern that no other row takes away'],
        [PAGES, 'every page is whole'],
      ],
    },
    {
      line: 'The catch-all /{alias} shows a page of content where there is one',
      tests: [
        [ROUTES, 'an address of one segment that nobody knows is asked of the database'],
        ['tools/backend/src/modules/content/page/content.test.ts', 'appear after a refresh'],
      ],
    },
    {
      line: 'The pages of the personal account open below /lk, for buyers alone',
      tests: [
        [ACCOUNT, 'is a page for buyers alone'],
        [PAGES, 'every page of the account is whole'],
      ],
    },
    {
      line: 'The links /cart/, /compare/, /lk/orders/, /politika-konfidentsialnosti/ and /informatsiya-pravovogo-kharaktera/ lead to pages',
      tests: [
        [ROUTES, 'leads to a page'],
        ['apps/site/e2e/pages/answers.desktop.spec.ts', 'no link to a page leads nowhere'],
      ],
    },
    {
      line: '/lk/orders/ is headed «Ваши заказы»',
      tests: [['apps/lk/e2e/login-from-guard.spec.ts', 'a guest who asks for the orders logs in']],
    },
    {
      line: '/login is the redirect of an authentication callback',
      tests: [
        [
          'apps/site/e2e/account/auth-security.desktop.spec.ts',
          'the server leads a login to no address of another site',
        ],
      ],
    },
    {
      line: '404 shows the title «Страница не найдена» and the subtitle «К сожалению, такой страницы нет, либо она была удалена.»',
      tests: [
        [ERRORS, 'answers 404 and shows the ways on'],
        [
          'libs/shell/src/error/error-text.test.ts',
          'of 404 and 500 is what the specification says',
        ],
      ],
    },
    {
      line: '500 shows «Ошибка сервера»',
      tests: [
        [
          'libs/shell/src/error/error-text.test.ts',
          'of 404 and 500 is what the specification says',
        ],
      ],
    },
    {
      line: 'Other codes show the code with a title',
      tests: [['libs/shell/src/error/error-text.test.ts', 'has a title and the code']],
    },
    {
      line: 'An address that the account does not know answers 404 with «This page could not be found»',
      tests: [
        [ERRORS, 'answers 404 to a guest'],
        [ERRORS, 'answers 404 to a buyer and leads back into the account'],
      ],
    },
    {
      line: 'A 404 of the account has its title from the server, once',
      tests: [[ERRORS, 'says its title once, from the server']],
      found: 'A10',
      tried: 'one title in the answer to a buyer and in that to a guest',
    },
    {
      line: 'A navigation without a connection says so in Russian with «Повторить», and is no 500',
      tests: [
        ['apps/site/e2e/start/offline.desktop.spec.ts', 'without a connection'],
        ['libs/shell/src/error/error-text.test.ts', 'has no status: the connection is lost'],
      ],
      found: 'A7',
      tried:
        'seven links of site and account said «Нет связи», counted the tries, and opened their pages once there was a connection',
    },
    {
      line: 'The default layout has header, mobile header, footer, windows and widgets',
      tests: [
        [LAYOUTS, 'has a place for chat widgets only where it is the default'],
        [PAGES, 'every page is whole'],
      ],
    },
    {
      line: 'There is an older default layout',
      tests: [
        [ROUTES, 'every layout of the specification has its folder and its pages'],
        ['apps/site/app/layouts/footer/Footer.test.tsx', 'has no sections in the older layout'],
        [
          'apps/site/app/layouts/header/Header.test.tsx',
          'has only its main line where it is short',
        ],
      ],
    },
    {
      line: 'The iframe layout is bare and has no chat widgets',
      tests: [
        [LAYOUTS, 'the bare layout has nothing but its page'],
        [PAGES, 'every page is whole'],
      ],
    },
    {
      line: 'The layout of the account has header and footer of the account',
      tests: [
        ['apps/lk/app/layouts/account/AccountFrame.test.tsx', 'the header has the tagline'],
        [PAGES, 'every page of the account is whole'],
      ],
    },
    {
      line: 'The layout of the visual picker has a static header alone',
      tests: [
        [LAYOUTS, 'the layout of the picker has a header alone'],
        [PAGES, 'every page is whole'],
      ],
    },
  ],
};
