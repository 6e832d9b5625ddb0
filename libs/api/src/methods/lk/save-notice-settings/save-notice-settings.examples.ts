import type { MethodExample } from '../../../core/define-method.ts';
import type { saveNoticeSettings } from './save-notice-settings.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof saveNoticeSettings>[] = [
  {
    name: 'the demo buyer',
    input: { settings: [{ kind: 'news', mail: true, sms: false }] },
    result: {},
  },
];
