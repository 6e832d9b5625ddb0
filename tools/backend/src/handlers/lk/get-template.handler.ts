import { getAccountTemplate } from '@m30/api';
import { implement } from '../../core/implement.ts';

/** Gives the header, menus and footer of the account. */
export const getAccountTemplateHandler = implement(
  getAccountTemplate,
  (_input, { services }) => services.content.library.account,
);
