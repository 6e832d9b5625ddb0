import type { Group } from './line.ts';

const HEADER = 'apps/site/app/layouts/header/Header.test.tsx';
const SEEN = 'apps/site/e2e/pages/header.spec.ts';
const PHONE = 'libs/shell/src/menu/PhoneMenu.test.tsx';
const FOOTER = 'apps/site/app/layouts/footer/Footer.test.tsx';
const ACCOUNT = 'apps/lk/app/layouts/account/AccountFrame.test.tsx';
const OVERFLOW = 'apps/site/e2e/pages/menu-overflow.desktop.spec.ts';
const ACCOUNT_SEEN = 'apps/site/e2e/account/account-header.spec.ts';

/** Headers, menus and footers. */
export const frame: Group = {
  section: 2,
  title: 'Screens and routes: headers, menus, footers',
  lines: [
    {
      line: 'The desktop header has «Онлайн-магазин» to /obekty, the phone and «Заказать звонок», which opens callRequest',
      tests: [[HEADER, 'offers the store, the phone and a call']],
    },
    {
      line: 'The header shows the tagline at every width of a desk',
      tests: [[OVERFLOW, 'the tagline and an item of any length have their place at every width']],
      found: 'A1',
      tried: 'at 900, 960, 1024, 1100, 1199 and 1280 px',
    },
    {
      line: 'The top and the main menu show every item of the server, whatever the width, number and length',
      tests: [
        [OVERFLOW, 'loses no item at any width, and shows none twice'],
        [
          'libs/shell/src/menu/PriorityMenu.test.tsx',
          'lists under «Ещё» what the line has no room for',
        ],
      ],
      found: 'A1',
      tried: 'at the same widths every item stood in the line or under «Ещё»',
    },
    {
      line: 'What a menu has no room for is reached by keyboard and without script',
      tests: [
        [OVERFLOW, '«Ещё» opens and leads on, and Tab reaches what the line hides'],
        ['libs/shell/src/menu/PriorityMenu.test.tsx', 'is a menu button for the keyboard'],
      ],
      found: 'A1',
      tried: '«Ещё» stood there from 900 to 1199 px, and was gone at 1280',
    },
    {
      line: 'The header becomes fixed past one screen height and is seen only while scrolling up',
      tests: [
        [SEEN, 'the header hides on the way down and returns on the way up'],
        [
          'apps/site/app/layouts/header/header-visibility.test.ts',
          'is hidden once it is past one screen',
        ],
      ],
    },
    {
      line: 'The centre link has the tooltip «Центр современного строительства», and is there where the template supplies it',
      tests: [[HEADER, 'shows the centre, with its name beside the icon']],
    },
    {
      line: 'The account icon opens the login window for a guest',
      tests: [
        [HEADER, 'opens the login modal for a guest'],
        [
          'apps/site/e2e/account/auth-login.spec.ts',
          'a buyer logs in where he is and is called by his name',
        ],
      ],
    },
    {
      line: 'For a buyer it opens a menu with the full name, «Мой кабинет» and «Выйти»',
      tests: [
        [HEADER, 'opens a menu with the full name for a buyer'],
        [SEEN, 'the menu of the account is used by keyboard alone'],
      ],
    },
    {
      line: 'The compare icon has the tooltip «Сравнение», leads to /compare/ and shows its count',
      tests: [
        [HEADER, 'lead a guest to their pages and say how many lots they hold'],
        ['apps/site/e2e/catalogue/compare.spec.ts', 'flats are compared in words'],
      ],
    },
    {
      line: 'The cart shows its count and is a link to /cart/ for guests',
      tests: [
        [HEADER, 'lead a guest to their pages and say how many lots they hold'],
        [
          'apps/site/e2e/store/cart.spec.ts',
          'a guest keeps a flat, sees it in another tab and takes it out',
        ],
      ],
    },
    {
      line: 'For buyers the cart is a list with «Мои заказы» and «Корзина»',
      tests: [[HEADER, 'give a buyer a list with his orders and the cart']],
    },
    {
      line: 'The mobile header has a phone link, the cart with its count and the burger',
      tests: [
        [PHONE, 'is closed until the burger is pressed'],
        [SEEN, 'the menu of a phone is used by keyboard alone'],
      ],
    },
    {
      line: 'The opened menu has the store link and the cart with its count',
      tests: [
        [PHONE, 'leads to the store and the cart, with the number of its lots'],
        [ACCOUNT_SEEN, 'the menu of a phone counts the cart'],
      ],
      found: 'A2',
      tried: 'a flat put into the cart made it «Корзина, 1» in the account’s menu on a phone',
    },
    {
      line: 'Buyers see «Ваши заказы», «Личный кабинет» and «Выйти» there',
      tests: [[PHONE, 'offers a buyer his orders, his account and to leave']],
    },
    {
      line: 'Guests see «Вход» and «Заказать звонок» there',
      tests: [[PHONE, 'offers a guest to log in and to be called']],
    },
    {
      line: 'It shows both parts of the tagline and the phone',
      tests: [[PHONE, 'says who the company is and how to call it']],
    },
    {
      line: 'It lists main and header menu; on pages of the account the account’s menu, without the two account actions',
      tests: [
        [PHONE, 'lists both menus'],
        [PHONE, 'leaves the way into the account and out of it to the account itself'],
      ],
    },
    {
      line: 'Menu items with an icon are drawn with it and open in a new tab; those without stay in the tab',
      tests: [
        [HEADER, 'opens menu items with an icon in a new tab'],
        [PHONE, 'opens items with an icon in a new tab'],
        [ACCOUNT_SEEN, 'sections stay in the tab'],
      ],
      found: 'A2',
      tried:
        'two lines were given a sign in the Studio: it was drawn, said «(откроется в новой вкладке)» and opened a tab; the others stayed',
    },
    {
      line: 'The menu closes on a change of route',
      tests: [
        [PHONE, 'closes behind a link, by its cross and with the route'],
        [SEEN, 'the menu of a phone is used by keyboard alone'],
      ],
    },
    {
      line: 'The footer has phone, e-mail, address with caption, logo and copyright',
      tests: [[FOOTER, 'tells how to reach the company']],
    },
    {
      line: '«Оставить заявку» in the footer opens callRequest; the footer links the privacy policy',
      tests: [
        [FOOTER, 'asks for a lead and links the privacy policy'],
        ['apps/site/e2e/forms/lead-forms.spec.ts', 'reaches the staff whole'],
      ],
    },
    {
      line: 'The footer menu has sections with title link, sub-blocks with captions and link lists',
      tests: [[FOOTER, 'names the sections, their captions and links']],
    },
    {
      line: 'Footer and burger show the socials of the template',
      tests: [
        [FOOTER, 'leads to the social pages in new tabs'],
        [PHONE, 'leads to the company in the networks'],
        [ACCOUNT_SEEN, 'leads to the networks'],
      ],
      found: 'A2',
      tried: 'four networks in header, footer and burger of both apps, each said to open a tab',
    },
    {
      line: 'The account header has tagline, «Заказать звонок», phone, the logo linking to /, menu links and the logout icon',
      tests: [
        [ACCOUNT, 'the header has the tagline, a call, the phone, the logo with its way home'],
        ['apps/site/e2e/forms/lead-forms.spec.ts', 'a buyer asks for a call from the account'],
      ],
    },
    {
      line: 'The logout of the account header is always in sight on a desk',
      tests: [[ACCOUNT_SEEN, 'the way out stays in sight on a desk']],
      found: 'A5',
      tried:
        'at 900, 1024, 1280 and 1440 px, at the head, in the middle and at the end of the orders',
    },
    {
      line: 'The account footer has phone, e-mail, address with caption, «Оставить заявку», logo, copyright, privacy link, socials and «Выйти из кабинета»',
      tests: [[ACCOUNT, 'the footer tells how to reach the company']],
    },
    {
      line: 'Menu lists come from the server',
      tests: [
        ['libs/shell/src/menu/menu-loader.test.ts', 'posts to the method that the caller names'],
        [
          'tools/backend/src/modules/content/page/content.test.ts',
          'the templates name the company',
        ],
      ],
    },
  ],
};
