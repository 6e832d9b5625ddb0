import { Hono } from 'hono';
import * as v from 'valibot';
import { and, eq } from 'drizzle-orm';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { appointments } from '../appointment/appointments.table.ts';
import { defectAct, transferAct } from './act-documents.ts';
import { readHandover } from './find-premises.ts';
import { handoverState } from './handover-state.ts';
import { appointmentCalendar } from '../appointment/appointment-calendar.ts';
import { findAppointment } from '../appointment/find-appointments.ts';
import { openUpload } from '../../people/upload/receive-piece.ts';
import { uploadKey } from '../../people/upload/upload-store.ts';
import { sendStored } from '../../../kernel/http/send-stored.ts';
import { printPdf } from '../../../kernel/document/print-pdf.ts';
import type { AppContext, AppEnv } from '../../../kernel/http/env.ts';
import { attachment, limitPrinting } from '../../../kernel/document/printing.ts';
import { readSession } from '../../people/session/read-session.ts';

const GuidSchema = v.pipe(v.string(), v.uuid());

const NOTHING = 'Такого документа нет';

/**
 * What a buyer takes home of a handover; to anybody else it is not there:
 * `/api/appointments/{guid}.ics`, `/api/handovers/{order}/act-{n}.pdf` and `/transfer.pdf`, `/api/photos/{guid}.jpg`.
 */
export function handoverDocuments(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/api/appointments/:file{[\\da-f-]+\\.ics}', async (c) => {
    const { user } = await buyer(services, c);
    const own = and(
      eq(appointments.guid, guidIn(c.req.param('file'))),
      eq(appointments.userId, user.id),
    );
    const found = await findAppointment(services.db, own);
    if (!found) throw refuse(404, 'Такой записи нет');
    return c.body(appointmentCalendar(services, found), 200, {
      ...headers('text/calendar; charset=utf-8'),
      'content-disposition': attachment('meeting.ics', 'Встреча.ics'),
    });
  });
  app.get('/api/handovers/:order/:file{(act-\\d{1,3}|transfer)\\.pdf}', async (c) => {
    const { user } = await buyer(services, c);
    const parts = await readHandover(services.db, user.id, guidIn(c.req.param('order')));
    const file = c.req.param('file');
    const number = Number(/\d+/.exec(file)?.[0] ?? 0);
    const isEarly = ['building', 'ready'].includes(handoverState(parts, services.clock()));
    const sheet =
      number > 0
        ? await defectAct(services, parts, number)
        : isEarly
          ? null
          : await transferAct(services, parts);
    if (!sheet) throw refuse(404, NOTHING);
    limitPrinting(services, c);
    const name = number > 0 ? `Акт осмотра ${number}` : 'Передаточный акт';
    return c.body(await printPdf(sheet), 200, {
      ...headers('application/pdf'),
      'content-disposition': attachment(file, `${name}, ${parts.order.number}.pdf`),
    });
  });
  app.get('/api/photos/:file{[\\da-f-]+\\.jpg}', async (c) => {
    const session = await buyer(services, c);
    const row = await openUpload(services, guidIn(c.req.param('file')), session);
    // Photos of defects were drawn here, so they may be shown; nothing else that was sent is.
    if (row.ownerKind !== 'defect' || row.type !== 'jpg') throw refuse(404, NOTHING);
    const photo = { key: uploadKey(row.guid), size: row.size, headers: headers('image/jpeg') };
    return sendStored(services.files, c, photo);
  });
  return app;
}

async function buyer(services: Services, c: AppContext) {
  const session = await readSession(services, c);
  if (!session) throw refuse(401, 'Войдите в личный кабинет');
  return session;
}

/** A guid that is none is unknown, like any other. */
function guidIn(file: string): string {
  const guid = file.replace(/\.\w+$/, '');
  if (!v.is(GuidSchema, guid)) throw refuse(404, NOTHING);
  return guid;
}

const headers = (type: string) => ({
  'content-type': type,
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
});
