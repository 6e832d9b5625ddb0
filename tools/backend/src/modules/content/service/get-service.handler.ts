import { getService } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { findService } from './find-service.ts';

/** Returns one section of the services. */
export const getServiceHandler = implement(getService, ({ id }, { services }) => {
  const section = findService(services.content.library, id);
  if (!section) throw refuse(404, 'Такой услуги нет');
  return section;
});
