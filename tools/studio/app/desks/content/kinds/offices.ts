import { alias } from '../../../../contract/content/entry.ts';
import { SalesOfficeBodySchema } from '../../../../contract/content/sales-office/sales-office.schema.ts';
import type { EntryKind } from './kind.ts';

/** Sales offices. */
export const offices: EntryKind = {
  group: 'SalesOffices',
  path: 'offices',
  title: 'Офисы',
  one: 'Офис',
  make: 'Новый офис',
  right: 'site.edit',
  schema: SalesOfficeBodySchema,
  id: { schema: alias, label: 'Имя в адресах', hint: 'Страница будет /kontakty/…' },
  named: true,
  fields: [
    { kind: 'line', key: 'title', label: 'Название' },
    { kind: 'line', key: 'address', label: 'Адрес' },
    { kind: 'number', key: 'lat', label: 'Широта', hint: '59,9206' },
    { kind: 'number', key: 'lon', label: 'Долгота', hint: '30,3556' },
    { kind: 'line', key: 'phone', label: 'Телефон' },
    { kind: 'lines', key: 'working', label: 'Часы работы' },
    { kind: 'lines', key: 'notification', label: 'Как пройти и что есть' },
    { kind: 'picture', key: 'picture', label: 'Картинка' },
    { kind: 'number', key: 'position', label: 'Место в списке', hint: '0 — первое' },
  ],
  empty: () => ({
    ...{ title: '', address: '', lat: null, lon: null, phone: '+7 ', picture: '', position: 0 },
    ...{ working: [], notification: [] },
  }),
  nothing: 'Офисов ещё нет',
  help: 'Офис стоит на странице контактов, на карте и в формах записи сразу после сохранения.',
};
