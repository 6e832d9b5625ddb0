import type { InputOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { useOptimisticCall } from '../../../store/account/use-optimistic-call.ts';

/** Where notices of a kind go. */
type Setting = InputOf<'LK.SaveNoticeSettings'>['settings'][number];

/** Saves a tick at once; it holds from the click on, and is taken back where the server refuses it. */
export const useSettings = () =>
  useOptimisticCall(
    'notice-settings',
    (setting: Setting) => browserApi.post('LK.SaveNoticeSettings', { settings: [setting] }),
    {
      'LK.GetProfile': (profile, setting) => ({
        ...profile,
        settings: profile.settings.map((one) =>
          one.kind === setting.kind ? { ...one, ...setting } : one,
        ),
      }),
    },
  );
