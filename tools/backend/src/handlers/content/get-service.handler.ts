import { getService } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { refuse } from '../../core/refuse.ts';
import { findService } from '../../domain/content/find-service.ts';

/** Gives one section of the services. */
export const getServiceHandler = implement(getService, ({ id }, { services }) => {
  const section = findService(services.content.library, id);
  if (!section) throw refuse(404, 'Такой услуги нет');
  return section;
});
