import { entryMethods } from '../entry.ts';
import { SalesOfficeBodySchema } from './sales-office.schema.ts';

/** Sales offices: list, write, take away. */
export const {
  list: listSalesOffices,
  get: getSalesOffice,
  save: saveSalesOffice,
  remove: removeSalesOffice,
} = entryMethods({
  ...{ group: 'SalesOffices', what: 'sales office', right: 'site.edit' },
  body: SalesOfficeBodySchema,
});
