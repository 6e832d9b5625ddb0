import { entryMethods } from './entry.ts';
import { PopupBodySchema } from './popup.schema.ts';

/** Call popups: list, write, switch off, take away. */
export const {
  list: listPopups,
  get: getPopupEntry,
  save: savePopup,
  remove: removePopup,
} = entryMethods({
  ...{ group: 'Popups', what: 'call popup', right: 'promos.edit' },
  body: PopupBodySchema,
});
