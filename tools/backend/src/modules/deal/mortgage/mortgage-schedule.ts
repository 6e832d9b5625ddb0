import { Hono } from 'hono';
import type { Context } from 'hono';
import { mortgageCodec, planOf } from '@m30/calculators/mortgage/core';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { toPlannedProgrammes } from '../../catalogue/lot/to-planned-programmes.ts';
import type { AppEnv } from '../../../kernel/http/env.ts';
import { attachment } from '../../../kernel/document/printing.ts';
import type { SendDocument } from '../../../kernel/document/document-sender.ts';
import { scheduleCsv } from './schedule-csv.ts';
import { companyName } from '../../content/company/company-of.ts';
import { scheduleDocument, type ChosenMortgage } from './schedule-document.ts';

/** Rates change by the day. */
const CACHE_CONTROL = 'public, max-age=3600';

/**
 * `/api/mortgage/schedule.csv` and `.pdf`: the repayment schedule by months of the terms in the query, the same
 * query that the calculator's address has; without a price there is nothing to calculate.
 */
export function mortgageSchedule(services: Services, send: SendDocument): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/api/mortgage/schedule.csv', (c) => {
    const chosen = readChosen(services, c);
    return c.body(scheduleCsv(chosen.plan), 200, {
      ...attached('csv'),
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': CACHE_CONTROL,
    });
  });
  app.get('/api/mortgage/schedule.pdf', async (c) => {
    const document = scheduleDocument(
      readChosen(services, c),
      companyName(services.content.library),
    );
    return send(c, { document, headers: attached('pdf'), cacheControl: CACHE_CONTROL });
  });
  return app;
}

/** @throws Refused 400 without a price */
function readChosen(services: Services, c: Context<AppEnv>): ChosenMortgage {
  const programmes = toPlannedProgrammes(services.catalogue.snapshot);
  const query = new URL(c.req.url).searchParams;
  if (!query.get('price')) throw refuse(400, 'Укажите стоимость квартиры');
  const start = {
    ...{ price: 0, down: null, capital: 0, years: 30 },
    ...{ programme: programmes[0].id, kind: 'annuity' as const },
  };
  const { saved: _, ...variant } = mortgageCodec(programmes, start).read(query);
  const programme = programmes.find(({ id }) => id === variant.programme) ?? programmes[0];
  return { variant, programme, plan: planOf(variant, programme) };
}

const attached = (ending: string) => ({
  'content-disposition': attachment(`schedule.${ending}`, `График платежей.${ending}`),
});
