import { getTemplate } from '@m30/api';
import { implement } from '../../core/implement.ts';

/** Gives the header, menus and footer of the site. */
export const getTemplateHandler = implement(
  getTemplate,
  (_input, { services }) => services.content.library.site,
);
