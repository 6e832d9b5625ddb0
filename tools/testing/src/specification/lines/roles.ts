import type { Group } from './line.ts';

/** Roles and permissions. */
export const roles: Group = {
  section: 6,
  title: 'Roles and permissions',
  lines: [
    {
      line: 'Only buyers see «Ваши заказы»',
      tests: [
        ['libs/shell/src/menu/PhoneMenu.test.tsx', 'offers a guest to log in and to be called'],
        [
          'libs/shell/src/menu/PhoneMenu.test.tsx',
          'offers a buyer his orders, his account and to leave',
        ],
      ],
    },
    {
      line: 'Only buyers see the account menu and the cart dropdown',
      tests: [
        [
          'apps/site/app/layouts/header/Header.test.tsx',
          'give a buyer a list with his orders and the cart',
        ],
        ['apps/site/app/layouts/header/Header.test.tsx', 'opens the login modal for a guest'],
      ],
    },
    {
      line: 'Only buyers trigger the offline-reserve check',
      tests: [
        [
          'libs/shell/src/session/start-session.test.ts',
          'learns of a reserve made in an office and hears other tabs',
        ],
        [
          'libs/shell/src/session/use-session.test.tsx',
          'names a buyer after one question to the server',
        ],
        [
          'tools/backend/src/modules/people/account/get-offline-reserve.test.ts',
          'a guest is asked to log in',
        ],
      ],
    },
    {
      line: 'Account, orders and other guarded pages need a login, otherwise the login window opens',
      tests: [
        [
          'apps/lk/e2e/login-from-guard.spec.ts',
          'a guest who asks for the orders logs in by keyboard',
        ],
        ['libs/shell/src/guard/is-guarded.test.ts', '%s needs a login'],
      ],
    },
    {
      line: 'A guest reads nothing of a buyer’s, nor does another buyer',
      tests: [
        ['tools/backend/src/compose/access.test.ts', 'reads nothing of a buyer’s from %s'],
        [
          'tools/backend/src/compose/access.test.ts',
          'gets from %s the answer of a thing that nobody has',
        ],
      ],
    },
  ],
};
