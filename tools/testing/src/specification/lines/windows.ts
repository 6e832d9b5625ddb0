import type { Group } from './line.ts';

const MODALS = 'apps/site/e2e/forms/modals.spec.ts';
const ALERT = 'libs/shell/src/alert/show-alert.test.tsx';
const REGISTRY = 'libs/shell/src/modal/registry.test.ts';

/** Global modals and alerts. */
export const windows: Group = {
  section: 2,
  title: 'Screens and routes: windows',
  lines: [
    {
      line: 'Every modal of the list opens by its name',
      tests: [
        [REGISTRY, 'offers every lead form that exists, the modals of contents and our own'],
        [
          'apps/site/e2e/pages/dialog-cross.desktop.spec.ts',
          'has its cross in its top right corner',
        ],
      ],
    },
    {
      line: 'Any element with a modal-trigger attribute opens the modal that it names',
      tests: [[MODALS, 'opens from HTML by ${attribute}, by mouse and by keyboard']],
    },
    {
      line: 'The triggers of the pages are there: services on /lk/services, showroom on /lk/showroom, iconContent on /kompaniya',
      tests: [
        [
          'apps/site/e2e/account/account-windows.spec.ts',
          'opens the window «${modal}», and without script its page',
        ],
        [MODALS, 'iconContent of the company’s page'],
      ],
      found: 'A10',
      tried: 'all three windows were opened from their pages',
    },
    {
      line: 'Modals close on Escape, by the close button and on a click upon the backdrop',
      tests: [
        [MODALS, 'closes by Escape, by its cross and by a press beside it'],
        ['libs/ui-kit/src/components/modal/Modal.test.tsx', 'closes by a press beside the window'],
      ],
    },
    {
      line: 'Navigation closes the open modal',
      tests: [[MODALS, 'closes when the page changes']],
    },
    {
      line: 'The login modal stays open through a navigation',
      tests: [[MODALS, 'the login modal survives a navigation']],
    },
    {
      line: 'videoContent has a frame of 936x591',
      tests: [[MODALS, 'videoContent stands in a frame of 936 × 591']],
    },
    {
      line: 'iconContent shows what its trigger carries',
      tests: [[MODALS, 'iconContent']],
    },
    {
      line: 'photoSlider begins at the picture that was pressed',
      tests: [[MODALS, 'photoSlider of a complex begins at the picture that was pressed']],
    },
    {
      line: 'OSFrameModal shows a page in an iframe',
      tests: [[MODALS, 'OSFrameModal shows pages of this site and of allowed hosts alone']],
    },
    {
      line: 'OSFrameModal has one cross, where the others have theirs',
      tests: [
        [MODALS, 'OSFrameModal has one cross, that of the window'],
        [
          'apps/site/e2e/pages/dialog-cross.desktop.spec.ts',
          'has its cross in its top right corner',
        ],
      ],
      found: 'A10',
      tried: 'one cross, as large and in the same corner as that of a form',
    },
    {
      line: 'services lists its sections; picking one opens servicesInner with a link back to the list',
      tests: [[MODALS, 'services lead to one service and back']],
    },
    {
      line: 'The alert dialog has the button «Ок»',
      tests: [
        [ALERT, 'an alert waits for «Ок»'],
        ['apps/site/e2e/forms/smart-call.spec.ts', 'a sent request is confirmed, told in an alert'],
      ],
    },
    {
      line: 'The alert dialog closes on a click upon the backdrop',
      tests: [
        [
          'libs/ui-kit/src/components/alert-dialog/AlertDialog.test.tsx',
          'closes by a press beside it',
        ],
      ],
    },
    {
      line: 'A global alert can show HTML text',
      tests: [
        [
          'libs/ui-kit/src/components/global-alert/GlobalAlert.test.tsx',
          'shows HTML of a server without what could run',
        ],
        [ALERT, 'an alert waits for «Ок»'],
      ],
    },
  ],
};
