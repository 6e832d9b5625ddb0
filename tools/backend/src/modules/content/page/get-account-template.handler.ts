import { getAccountTemplate } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { brandOf } from '../company/brand-of.ts';
import { templatesOf } from './templates-of.ts';

/** Returns the header, menus and footer of the account. */
export const getAccountTemplateHandler = implement(
  getAccountTemplate,
  (_input, { services: { content } }) => ({
    ...templatesOf(content.library).account,
    ...brandOf(content.library),
  }),
);
