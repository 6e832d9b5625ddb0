import { getServices } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { listServices } from '../../domain/content/find-service.ts';

/** Lists the sections of the services of the first level. */
export const getServicesHandler = implement(getServices, (_input, { services }) => ({
  sections: listServices(services.content.library, null),
}));
