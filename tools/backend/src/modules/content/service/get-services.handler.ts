import { getServices } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { listServices } from './find-service.ts';

/** Lists the sections of the services of the first level. */
export const getServicesHandler = implement(getServices, (_input, { services }) => ({
  sections: listServices(services.content.library, null),
}));
