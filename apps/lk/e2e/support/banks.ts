import type { APIRequestContext, Page } from '@playwright/test';
import { tokenFor } from '@m30/e2e/auth';
import { press } from './deal.ts';

/** An application that two banks may decide about. */
interface Asked {
  /** Guid. */
  order: string;
  /** Kopecks. */
  price: number;
  down: number;
  /** Ids. @default the standard ones of both */
  programmes?: readonly string[];
}

/** Sends the short questionnaire of an order to two banks, without its pages. */
export async function askBanks(
  request: APIRequestContext,
  { order, price, down, programmes = ['baltika-standard', 'severny-standard'] }: Asked,
): Promise<void> {
  const answer = await request.post('/api/Mortgage.Send', {
    data: {
      kind: 'offline',
      order,
      programmes,
      token: await tokenFor(request, 'Mortgage.Send'),
      answers: {
        ...{ reserve_number: 'Б-204', price: String(price), down: String(down), years: '25' },
        ...{ 'p0.last_name': 'Орлова', 'p0.name': 'Вера', 'p0.birth_date': '17.04.1988' },
        ...{ 'p0.phone': '+7 (981) 304-17-62', 'p0.email': 'vera@example.ru' },
        ...{ 'p0.employment': 'pensioner', 'p0.experience': '30', 'p0.income': '90000000' },
        ...{ 'p0.income_proof': 'pension', consent_data: '1', consent_bureau: '1' },
      },
    },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** Plays a bank that was asked for an order. */
export async function playBank(page: Page, bank: string, button: string): Promise<void> {
  const answer = await page.request.get('/api/Mortgage.GetApplications');
  const { result } = (await answer.json()) as {
    result: { applications: { banks: { bank: string; url: string }[] }[] };
  };
  const asked = result.applications[0]?.banks.find((one) => one.bank === bank);
  await page.goto(asked?.url ?? '');
  await press(page, button);
}
