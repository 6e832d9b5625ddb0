import { Hono } from 'hono';
import type { Context } from 'hono';
import { mortgageCodec, planOf } from '@m30/calculators/mortgage/core';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { toPlannedProgrammes } from '../../catalogue/lot/to-planned-programmes.ts';
import { printPdf } from '../../../kernel/paper/print-pdf.ts';
import type { AppEnv } from '../../../kernel/http/env.ts';
import { attachment, takePaper } from '../../../kernel/paper/paper.ts';
import { scheduleCsv } from './schedule-csv.ts';
import { scheduleDocument, type ChosenMortgage } from './schedule-document.ts';

/** Seconds that a file may be kept: rates change by the day. */
const KEPT = 3600;

/**
 * `/api/mortgage/schedule.csv` and `.pdf`: the repayment schedule by months of the terms in the query, the same
 * query that the calculator's address has; without a price there is nothing to reckon.
 */
export function mortgageSchedule(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/api/mortgage/schedule.csv', (c) => {
    const chosen = readChosen(services, c);
    return c.body(scheduleCsv(chosen.plan), 200, headers('text/csv; charset=utf-8', 'csv'));
  });
  app.get('/api/mortgage/schedule.pdf', async (c) => {
    takePaper(services, c);
    const document = scheduleDocument(readChosen(services, c));
    return c.body(await printPdf(document), 200, headers('application/pdf', 'pdf'));
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

function headers(type: string, ending: string) {
  return {
    'content-type': type,
    'content-disposition': attachment(`schedule.${ending}`, `График платежей.${ending}`),
    'cache-control': `public, max-age=${KEPT}`,
  };
}
