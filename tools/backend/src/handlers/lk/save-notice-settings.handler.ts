import { saveNoticeSettings } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { saveSettings } from '../../domain/notice/save-settings.ts';

/** Answers `saveNoticeSettings`. */
export const saveNoticeSettingsHandler = implement(
  saveNoticeSettings,
  async ({ settings }, call) => {
    await saveSettings(call.services, buyerOf(call).user.id, settings);
    return {};
  },
);
