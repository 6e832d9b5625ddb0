import { saveNoticeSettings } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { saveSettings } from './save-settings.ts';

export const saveNoticeSettingsHandler = implement(
  saveNoticeSettings,
  async ({ settings }, call) => {
    await saveSettings(call.services, buyerOf(call).user.id, settings);
    return {};
  },
);
