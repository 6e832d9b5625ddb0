import { DOCUMENT_TITLES } from '@m30/api/document-kind';
import { participantName } from '@m30/shell/order';
import type { Order } from './order.ts';

type OrderFile = Order['files'][number];

/** Uploads by their kind; whatever a scan was named by its camera, the account calls it by what it is. */
const titles: ReadonlyMap<string, string> = new Map(
  Object.entries(DOCUMENT_TITLES).filter(([kind]) => kind !== 'other'),
);

/** Name of a file in the account: «Паспорт, Савельева М. А.»; a document of the company has its own. */
export function fileTitle({ kind, participant, name }: OrderFile, people: Order['users']): string {
  const title = titles.get(kind ?? '');
  if (title === undefined) return name;
  const person = participant === undefined ? undefined : people[participant];
  return person ? `${title}, ${participantName(person)}` : title;
}

/** Files of an order under their names in the account. */
export const titled = (files: readonly OrderFile[], people: Order['users']): OrderFile[] =>
  files.map((file) => ({ ...file, name: fileTitle(file, people) }));
