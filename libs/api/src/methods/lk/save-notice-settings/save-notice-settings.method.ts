import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NoticeSettingSchema } from '../shared/notice.schema.ts';

/** Keeps where notices of some kinds go besides the account. */
export const saveNoticeSettings = defineMethod({
  name: 'LK.SaveNoticeSettings',
  verb: 'POST',
  summary: 'Keeps where notices of some kinds go besides the account',
  access: 'buyer',
  input: v.strictObject({
    settings: v.pipe(
      v.array(NoticeSettingSchema),
      v.minLength(1, 'Ничего не выбрано'),
      v.maxLength(20, 'Слишком длинный список'),
    ),
  }),
  result: v.object({}),
  errors: { 401: 'Nobody is logged in', 422: 'Adverts need a consent, letters a mailbox' },
});
