import { getLot } from '@m30/api';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Context } from 'hono';
import { companyName, legalName } from '../../content/company/company-of.ts';
import { moscowDay, shownDay } from '@m30/ui-kit/format';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { checkConsultation } from '../../../kernel/time/check-consultation.ts';
import { lotSheet as sheetOf } from './lot-sheet.ts';
import { labelledPlan } from '../lot/to-lot.ts';
import { sheetOutlook } from './sheet-outlook.ts';
import { sheetPlan } from './sheet-plan.ts';
import { visitCalendar } from './visit-calendar.ts';
import type { PlacedLot } from '../snapshot/snapshot.ts';
import type { AppEnv } from '../../../kernel/http/env.ts';
import { attachment } from '../../../kernel/document/printing.ts';
import type { SendDocument } from '../../../kernel/document/document-sender.ts';
import { paymentChoice } from '../lot/payment-choice.ts';

/** Status and price change by the minute. */
const NO_CACHE = 'no-cache';

/**
 * `/api/lots/{id}.pdf`: a flat on one page, to print, its payment by `programme`, `term` and `down` as on the page of the flat; `/api/lots/{id}/visit.ics?date=&time=`: a visit
 * about it for a calendar.
 */
export function lotSheet(services: Services, send: SendDocument): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/api/lots/:file{[a-z0-9-]+\\.pdf}', async (c) => {
    const lot = findLot(services, c.req.param('file').slice(0, -'.pdf'.length));
    const { config, catalogue, clock } = services;
    const office = officeOf(services);
    const { library } = services.content;
    const document = sheetOf(lot, {
      company: { name: companyName(library), legal: legalName(library) },
      origin: config.publicOrigin,
      plan: await sheetPlan(services.media, labelledPlan(lot)),
      outlook: await sheetOutlook(services, lot),
      ...paymentChoice(catalogue.snapshot, termsFrom(c)),
      office,
      today: moscowDay(clock()),
    });
    const name = `Квартира ${lot.number}, ${lot.complex.name}.pdf`;
    return send(c, {
      document,
      madeOf: [companyName(library), office],
      headers: headers(name),
      cacheControl: NO_CACHE,
    });
  });
  app.get('/api/lots/:id/visit.ics', (c) => {
    const lot = findLot(services, c.req.param('id'));
    const { day, time } = readSlot(c, services.clock());
    const context = {
      company: companyName(services.content.library),
      origin: services.config.publicOrigin,
      office: officeOf(services),
      now: services.clock(),
    };
    return c.body(visitCalendar({ lot, day, time }, context), 200, {
      ...headers(`Показ квартиры ${lot.number}.ics`),
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': NO_CACHE,
    });
  });
  return app;
}

/** @throws Refused 404 */
function findLot({ catalogue }: Services, id: string): PlacedLot {
  const lot = catalogue.snapshot.lots.get(id);
  if (!lot) throw refuse(404, 'Такой квартиры нет');
  return lot;
}

const { programme, term, down } = getLot.input.entries;

const TermsSchema = v.object({
  programme: v.fallback(programme, undefined),
  term: v.fallback(term, undefined),
  down: v.fallback(down, undefined),
});

/** What the address says of the loan; what it says wrongly counts as not said. */
const termsFrom = (c: Context<AppEnv>) => v.parse(TermsSchema, c.req.query());

function officeOf({ content }: Services) {
  const [office] = content.library.offices;
  if (!office) throw refuse(409, 'Офис продаж пока не открыт. Позвоните нам');
  return office;
}

/** @throws Refused 422 where nobody could come then */
function readSlot(c: Context<AppEnv>, now: Date): { day: string; time: string } {
  const day = c.req.query('date') ?? '';
  const time = c.req.query('time') ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw refuse(422, 'Выберите дату');
  if (!/^\d\d:\d\d$/.test(time)) throw refuse(422, 'Выберите время');
  checkConsultation({ date: shownDay(day), time }, now);
  return { day, time };
}

function headers(name: string) {
  const ending = name.slice(name.lastIndexOf('.'));
  return {
    'content-disposition': attachment(`lot${ending}`, name),
    'x-robots-tag': 'noindex',
  };
}
