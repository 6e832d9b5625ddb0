import {
  oldAddress,
  RedirectBodySchema,
} from '../../../../contract/content/redirect/redirect.schema.ts';
import type { EntryKind } from './kind.ts';

/** Old addresses and where their pages are now. */
export const redirects: EntryKind = {
  group: 'Redirects',
  path: 'redirects',
  title: 'Старые адреса',
  one: 'Перенаправление',
  make: 'Новое перенаправление',
  right: 'site.edit',
  schema: RedirectBodySchema,
  id: { schema: oldAddress, label: 'Старый адрес', hint: '/contacts/office' },
  named: false,
  fields: [
    { kind: 'line', key: 'to', label: 'Куда ведёт', hint: '/kontakty или /novosti?year=2026' },
  ],
  empty: () => ({ to: '' }),
  nothing: 'Перенаправлений ещё нет',
  help: 'Кто придёт по старому адресу, сразу попадёт на новую страницу. При смене адреса страницы строка появляется сама.',
};
