import type { Group } from './line.ts';

const FORM = 'libs/forms/src/forms/callback/CallbackForm.test.tsx';
const FORMS = 'libs/forms/src/registry.test.tsx';
const MACHINE = 'libs/auth/src/core/machine/auth-machine.test.ts';
const WINDOW = 'libs/auth/src/react/LoginModal.test.tsx';
const REGISTRATION = 'apps/site/e2e/account/auth-registration.spec.ts';
const RECOVERY = 'apps/site/e2e/account/auth-recovery.spec.ts';
const LOGIN = 'apps/site/e2e/account/auth-login.spec.ts';
const SESSION = 'apps/site/e2e/account/auth-session.spec.ts';
const GUARD = 'libs/shell/src/guard/guard.test.ts';
const POPUP = 'libs/forms/src/core/smart-call/run-popup.test.ts';
const CALL = 'apps/site/e2e/forms/smart-call.spec.ts';
const VIDEOS = 'apps/site/e2e/forms/video-guide.spec.ts';
const GUIDE = 'libs/shell/src/widget/video-guide/guide.test.ts';
const CHUNKS = 'apps/site/e2e/start/chunk-reload.desktop.spec.ts';

/** States and transitions: forms, login, sessions. */
export const visits: Group = {
  section: 4,
  title: 'States and transitions: forms, login, session',
  lines: [
    {
      line: 'On success a lead form is replaced by the HTML in result.text',
      tests: [
        [FORM, 'a sent form is replaced by the words of the server'],
        ['apps/site/e2e/forms/lead-forms.spec.ts', 'reaches the staff whole'],
      ],
    },
    {
      line: 'While submitting the form shows loading',
      tests: [[FORM, 'a press while the answer is awaited sends nothing more']],
    },
    {
      line: 'After sending, the forms are empty when they open again',
      tests: [
        [FORMS, 'the window of %s that is opened again after it was sent is empty'],
        [FORMS, 'the answer replaces it and takes the focus'],
      ],
    },
    {
      line: 'The window has the states auth, register, success, change_password, change_password_email, success_changecode, success_appenpassword and success_change, each reachable',
      tests: [
        [
          'libs/auth/src/core/machine/auth-machine.search.test.ts',
          'all states and all calls are among them',
        ],
      ],
    },
    {
      line: 'auth leads to register and change_password, and back by «Войти в кабинет» and «Вспомнили пароль?»',
      tests: [
        [LOGIN, 'the window leads to registration, to recovery and back'],
        [MACHINE, '«Войти в кабинет» leads back'],
        [WINDOW, '«Вспомнили пароль?» leads back to the login'],
      ],
    },
    {
      line: 'Registration: form, SMS code (shows the phone), set password, success, login',
      tests: [[REGISTRATION, 'a newcomer registers by SMS and is in']],
    },
    {
      line: '«Изменить номер.» leads back to the filled form',
      tests: [
        [REGISTRATION, '«Изменить номер.» leads back to the form as it was filled'],
        [WINDOW, '«Изменить номер.» leads back to the filled form'],
      ],
    },
    {
      line: 'The visitor may switch to an e-mail code',
      tests: [[REGISTRATION, 'a newcomer whom no SMS reaches registers by e-mail']],
    },
    {
      line: 'Registration goes on to success_appenpassword, then success, which offers the login',
      tests: [
        [MACHINE, 'the right one asks for a password'],
        [MACHINE, 'leads to success'],
        [MACHINE, 'that has let the visitor in leads on'],
      ],
    },
    {
      line: 'Recovery: phone, SMS code, confirmed (success_changecode), new password, success_change',
      tests: [[RECOVERY, 'a forgotten password is replaced by SMS']],
    },
    {
      line: '«Отправить код на Email» leads to change_password_email and goes on the same way',
      tests: [[RECOVERY, 'a forgotten password is replaced by e-mail']],
    },
    {
      line: 'The masked e-mail is that of the address that was typed, which is asked for first; all are answered alike',
      tests: [
        [RECOVERY, 'a forgotten password is replaced by e-mail'],
        [WINDOW, 'goes by e-mail, whose address is asked for and then hidden'],
        ['libs/ui-kit/src/format/mask-email.test.ts', '%s is shown as %s'],
        [
          'tools/backend/src/modules/people/recovery/recovery.test.ts',
          'answers an unknown phone, one without a mailbox and one with another alike',
        ],
      ],
      found: 'A3',
      tried:
        'an unknown phone, one with another mailbox and one with its own got the same window and answer, and only the last a code',
    },
    {
      line: 'A recovery by SMS leaves the mailbox of the account, marked as not confirmed',
      tests: [
        [RECOVERY, 'a forgotten password is replaced by SMS'],
        [
          'tools/backend/src/modules/people/recovery/recovery.test.ts',
          'keeps the mailbox, marked as not confirmed, and tells so by both ways',
        ],
      ],
      found: 'A4',
      tried:
        'the profile kept the mailbox and said that no letters come there; SMS and letter told so',
    },
    {
      line: 'Letters that carry secrets wait until that mailbox is confirmed',
      tests: [
        [
          'tools/backend/src/modules/people/recovery/recovery.test.ts',
          'sends nothing of the account there, until it is confirmed in the profile',
        ],
      ],
      found: 'A4',
      tried:
        'a recovery by letter to that mailbox got the window of all, and a letter without a code',
    },
    {
      line: 'A resend countdown of 60 seconds starts after each code',
      tests: [
        [
          'libs/auth/src/core/machine/countdown.test.ts',
          'takes a minute, is stored under the prefix of the session',
        ],
        [REGISTRATION, 'the countdown survives a reload'],
      ],
    },
    {
      line: 'After the login the window closes, and the path of the cookie login_url is opened',
      tests: [
        [
          'apps/lk/e2e/login-from-guard.spec.ts',
          'a guest who asks for the orders logs in by keyboard',
        ],
        ['libs/auth/src/core/machine/after-login.test.ts', 'cookie %j leads to %j'],
      ],
    },
    {
      line: 'Without the cookie the page is loaded anew',
      tests: [
        [LOGIN, 'a buyer logs in where he is and is called by his name'],
        ['libs/auth/src/core/machine/after-login.test.ts', 'cookie %j leads to %j'],
      ],
    },
    {
      line: 'Logout refreshes the app and redirects to /',
      tests: [
        [SESSION, 'a logout leads home and takes the other tabs along'],
        ['libs/auth/src/core/logout.test.ts', 'ends the session, forgets what belongs to it'],
      ],
    },
    {
      line: '«нет отчества» fills second_name with «нет отчества» and clears it when unchecked',
      tests: [
        [REGISTRATION, 'what is missing is named, marked, and unmarked where it is filled in'],
        [WINDOW, '«нет отчества» fills the patronymic and clears it again'],
      ],
    },
    {
      line: 'The offline-reserve flag is stored as «good» or «no»',
      tests: [
        [LOGIN, 'a buyer logs in where he is and is called by his name'],
        ['libs/auth/src/core/offline-reserve.test.ts', 'is stored as %j'],
      ],
    },
    {
      line: 'It is removed on logout',
      tests: [
        ['libs/auth/src/core/logout.test.ts', 'ends the session, forgets what belongs to it'],
      ],
    },
    {
      line: 'Session: the browser keeps no token',
      tests: [
        [
          'apps/site/e2e/account/auth-security.desktop.spec.ts',
          'the cookies of a login are out of reach for scripts',
        ],
      ],
    },
    {
      line: 'Wrong passwords of somebody else do not lock the right person out: they count by account and address, and a known device or a code by SMS lets in',
      tests: [
        [
          'tools/backend/src/modules/people/session/login.test.ts',
          'ten from one network keep nobody out',
        ],
        [
          'tools/backend/src/modules/people/session/login.test.ts',
          'keep out no browser that has logged in before',
        ],
        [
          'tools/backend/src/modules/people/session/login.test.ts',
          'are forgiven to who has proved the phone by SMS',
        ],
        ['tools/backend/src/modules/people/code/codes.test.ts', 'an honest evening'],
      ],
      found: 'A9',
      tried:
        'after ten wrong passwords a strange browser is refused in words, the known one logs in, and a code by SMS lets the strange one in',
    },
    {
      line: 'A phone gets five codes a day for a purpose and ten in all; 25 wrong guesses a day are all there are, over all purposes',
      tests: [
        [
          'tools/backend/src/modules/people/code/codes.test.ts',
          'one phone gets five codes for each purpose and ten in all',
        ],
        [
          'tools/backend/src/modules/people/code/codes.test.ts',
          'guessing at once from many browsers all day long gets 25 tries',
        ],
      ],
      found: 'A9',
      tried: 'registration and recovery of one evening each got their codes',
    },
    {
      line: 'Guard: a protected page that a guest opens redirects to the previous page, if any, and opens the login window',
      tests: [
        ['apps/lk/e2e/login-from-guard.spec.ts', 'a guest stays on the page he came from'],
        [GUARD, 'goes back to the page he came from'],
        [GUARD, 'goes to the home page when he came from nowhere'],
      ],
    },
  ],
};

/** States and transitions: what comes by itself. */
export const widgets: Group = {
  section: 4,
  title: 'States and transitions: popup, videos, loading',
  lines: [
    {
      line: 'The call popup is hidden until its timer, counted from the opening of the page, ends',
      tests: [
        [CALL, 'the popup comes after its timer, and closed it comes back once'],
        [CALL, 'a page that is only read counts from when it was opened, and shows its guide'],
        [CALL, 'a late first interaction does not begin the timer anew'],
      ],
      found: 'A8',
      tried: 'by a real clock it came after 60 s on a page that was only read',
    },
    {
      line: 'It waits while somebody types or a modal is open, and then comes',
      tests: [
        [CALL, 'the popup waits while a modal is open'],
        [CALL, 'the popup waits while somebody types'],
      ],
      found: 'A8',
      tried:
        'by a real clock: typing in a window went on past its time, and it came 3 s after the window was closed',
    },
    {
      line: 'Closed, it reopens once after its repeat interval on the same page',
      tests: [
        [CALL, 'the popup comes after its timer, and closed it comes back once'],
        [POPUP, 'sees it once more after the interval, and then never'],
      ],
    },
    {
      line: 'Without an interval it does not reopen',
      tests: [[POPUP, 'does not see it again without an interval']],
    },
    {
      line: 'After a successful send the confirmation replaces the form and the timer is cancelled',
      tests: [
        [CALL, 'a sent request is confirmed, told in an alert'],
        [POPUP, 'leaves the confirmation, and closing that ends it'],
      ],
    },
    {
      line: 'The video widget is hidden when the server returns no videos',
      tests: [
        [VIDEOS, 'a page without videos has no guide'],
        [
          'libs/shell/src/widget/video-guide/VideoGuide.test.tsx',
          'shows nothing where the page has no videos',
        ],
      ],
    },
    {
      line: 'Its button is there beside the cookie notice, on phones too',
      tests: [[VIDEOS, 'the guide stands beside the question about cookies']],
      found: 'A8',
      tried: 'at 320, 360, 390 and 768 px neither covered the other, and both could be pressed',
    },
    {
      line: 'Its modal locks the scrolling of the page and lifts chat widgets',
      tests: [[VIDEOS, 'the guide is walked through by keyboard alone']],
    },
    {
      line: 'A section entry loads its children or plays its single video; a back arrow returns to the parent or the main list',
      tests: [
        [VIDEOS, 'the guide is walked through by keyboard alone'],
        [GUIDE, 'leads from a section to its parent, or to the main list'],
      ],
    },
    {
      line: 'Closing stops playback and restores scrolling',
      tests: [[VIDEOS, 'the guide is walked through by keyboard alone']],
    },
    {
      line: 'A list flagged as a single video plays at once',
      tests: [[VIDEOS, 'a list that is one film plays at once']],
    },
    {
      line: 'Videos of the guide and of reviews are different films',
      tests: [
        [
          'tools/backend/demo/content/content.test.ts',
          'shows another film in each entry of the guide and in each review',
        ],
        [VIDEOS, 'the guide is walked through by keyboard alone'],
      ],
      found: 'A10',
      tried: 'four films of the guide and one of the reviews were five files',
    },
    {
      line: 'An accordion toggles',
      tests: [['tools/storybook/e2e/keyboard.spec.ts', 'rows of an accordion open and close']],
    },
    {
      line: 'Refinancing recomputes when rate or term changes',
      tests: [
        [
          'libs/calculators/src/refinancing/react/RefinancingCalculator.test.tsx',
          'sees it anew when the rate or the term changes',
        ],
        ['apps/site/e2e/store/calculators.spec.ts', 'refinancing tells what is saved'],
      ],
    },
    {
      line: 'A loading bar runs during navigation',
      tests: [
        [
          'libs/shell/src/navigation/NavigationProgress.test.tsx',
          'the loading bar runs while a page is on its way',
        ],
      ],
    },
    {
      line: 'The error page shows when a navigation error is set',
      tests: [[CHUNKS, 'a second loss within a minute shows the error page']],
    },
    {
      line: 'If a lazy chunk fails to load, the page reloads once, at most once per 60 seconds',
      tests: [
        [CHUNKS, 'a page whose code got lost once is opened after one reload'],
        [CHUNKS, 'after a minute it may reload again'],
        [
          'libs/shell/src/navigation/reload/reload-once.test.ts',
          'is an error when it fails again within a minute',
        ],
      ],
    },
  ],
};
