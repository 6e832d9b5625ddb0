import { getAccountTemplate } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { templatesOf } from '../../domain/content/templates-of.ts';

/** Gives the header, menus and footer of the account. */
export const getAccountTemplateHandler = implement(
  getAccountTemplate,
  (_input, { services }) => templatesOf(services.content.library).account,
);
