import { getPopup } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { findPopup } from '../../domain/popup/find-popup.ts';

/** Answers `getPopup`. */
export const getPopupHandler = implement(getPopup, async ({ path }, { services }) => ({
  popup: await findPopup(services.db, path),
}));
