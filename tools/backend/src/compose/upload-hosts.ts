import { orderHost } from '../modules/deal/order-file/order-host.ts';
import { leadHost, letterHost } from '../modules/people/upload/attachment-hosts.ts';
import type { UploadHosts } from '../modules/people/upload/upload-host.ts';
import { defectHost } from '../modules/service/defect/defect-host.ts';
import { pictureDraftHost, pictureHost } from '../studio/media/picture-host.ts';
import { ticketDraftHost, ticketHost } from '../modules/service/ticket/ticket-files.ts';

/** Everything that files hang on. */
export const uploadHosts: UploadHosts = {
  order: orderHost,
  defect: defectHost,
  ticket: ticketHost,
  'ticket-draft': ticketDraftHost,
  letter: letterHost,
  lead: leadHost,
  picture: pictureHost,
  'picture-draft': pictureDraftHost,
};
