import type { Group } from './line.ts';

const AUTH = 'libs/auth/src/core/machine/create-auth-effects.test.ts';
const MACHINE = 'libs/auth/src/core/machine/auth-machine.test.ts';
const ERRORS = 'libs/shell/src/error/error-text.test.ts';

/** Error catalogue. */
export const errors: Group = {
  section: 8,
  title: 'Error catalogue',
  lines: [
    {
      line: 'Failed lead submission: loading ends; no message',
      decided: 'docs/decisions/0105-a-failed-request-is-told.md',
      tests: [
        [
          'libs/forms/src/forms/callback/CallbackForm.test.tsx',
          'a refusal shows the message of the server and keeps what was typed',
        ],
        [
          'apps/site/e2e/forms/lead-forms.spec.ts',
          'loses nothing and doubles nothing, whatever goes wrong on the way',
        ],
      ],
    },
    {
      line: 'In the call-back popup result.message of the error response is an error line',
      tests: [
        ['apps/site/e2e/forms/smart-call.spec.ts', 'a sent request is confirmed, told in an alert'],
        ['libs/forms/src/smart-call/SmartCallPopup.test.tsx', 'says a %s in one line'],
      ],
    },
    {
      line: 'Auth answers with a code other than 200 show their message in the form',
      tests: [
        [AUTH, 'an answer with another code shows its message'],
        [
          'apps/site/e2e/account/auth-login.spec.ts',
          'a wrong password is refused in the server’s words',
        ],
      ],
    },
    {
      line: 'A failed HTTP response shows response.data.result.message',
      tests: [[AUTH, 'a failed one shows result.message']],
    },
    {
      line: '«Заполните все обязательные поля» is said',
      tests: [
        [
          'apps/site/e2e/account/auth-registration.spec.ts',
          'what is missing is named, marked, and unmarked',
        ],
      ],
    },
    {
      line: '«Введите код, отправленный по смс» and «Введите код, отправленный по email» are said',
      tests: [
        [MACHINE, 'no code from the letter, no call'],
        ['apps/site/e2e/account/auth-recovery.spec.ts', 'a forgotten password is replaced by SMS'],
      ],
    },
    {
      line: '«Введите пароль!», «Повторите пароль!» and «Пароли не совпадают!» are said',
      tests: [
        ['apps/site/e2e/account/auth-recovery.spec.ts', 'a forgotten password is replaced by SMS'],
      ],
    },
    {
      line: '«Введите правильную дату!» is said',
      tests: [
        ['libs/ui-kit/src/mask/date-rules.test.ts', '%s → %j'],
        [
          'apps/site/e2e/forms/odd-input.desktop.spec.ts',
          'a day that cannot be gives way to today, with the alert',
        ],
      ],
      found: 'B4',
      tried: 'the 32nd of December and the 31st of February',
    },
    {
      line: '«Повторно отправлено на {email}» is said on a repeated letter, and never holds only dots',
      tests: [
        [MACHINE, 'a repeated letter is spoken of, its address hidden'],
        [MACHINE, 'is spoken of by what was typed'],
        ['libs/auth/src/react/LoginModal.test.tsx', 'a repeated letter is spoken of'],
        [
          'apps/site/e2e/account/auth-recovery.spec.ts',
          'a forgotten password is replaced by e-mail',
        ],
      ],
      found: 'A3',
      tried: 'after a real minute the window said «Повторно отправлено на q•••••@example.ru»',
    },
    {
      line: 'Popup and video loading errors are silent for the visitor',
      tests: [
        [
          'libs/forms/src/smart-call/SmartCallPopup.test.tsx',
          'never after a failed loading, which is reported',
        ],
        [
          'libs/shell/src/widget/video-guide/VideoGuide.test.tsx',
          'says nothing to the visitor when the list cannot be had, and reports it',
        ],
      ],
    },
    {
      line: 'Page errors: the status is statusCode, status or response status, default 500',
      tests: [[ERRORS, 'of %o is %i']],
    },
    {
      line: 'An unknown middleware gives 500 «Unknown middleware»',
      tests: [['libs/shell/src/guard/middleware.test.ts', 'is a 500 «Unknown middleware»']],
    },
    {
      line: 'If the error page fails, an English notice with a link home appears',
      tests: [
        [
          'libs/shell/src/error/ErrorPageGuard.test.tsx',
          'an error page that fails leaves an English notice with a link home',
        ],
      ],
    },
  ],
};
