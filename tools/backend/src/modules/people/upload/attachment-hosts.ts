import { refuse } from '../../../kernel/method/refuse.ts';
import type { UploadHost } from './upload-host.ts';

const nothing = () => Promise.resolve();

/** A form that is being filled in: who knows its guid fills it in, and nobody else can guess it. */
export const letterHost: UploadHost = {
  isOpenTo: () => Promise.resolve(true),
  lock: nothing,
  added: nothing,
  deleted: nothing,
};

/** A form that was sent: its files are for the staff alone. */
export const leadHost: UploadHost = {
  isOpenTo: () => Promise.resolve(false),
  lock: () => Promise.reject(refuse(404, 'Такого файла нет. Добавьте его ещё раз')),
  added: nothing,
  deleted: nothing,
};
