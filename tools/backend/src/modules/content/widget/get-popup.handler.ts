import { getPopup } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { findPopup } from './find-popup.ts';

export const getPopupHandler = implement(getPopup, async ({ path }, { services }) => ({
  popup: await findPopup(services.db, path),
}));
