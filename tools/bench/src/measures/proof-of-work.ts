import type { Browser, Page } from 'playwright';
import type { Figure } from '../figures/figure.ts';

const PHONE = { width: 390, height: 844 };

/** This machine's processor against a phone's. */
const SLOWDOWN = 4;

/** Leads sent, each with a puzzle of its own: how long one takes is a matter of luck. */
const LEADS = 15;

/** Milliseconds allowed. */
export interface ProofBudget {
  /** From the puzzle to its answer, in the median. */
  solved: number;
  /** Longest time that a touch goes unanswered meanwhile, in the median. */
  block: number;
}

/** How long the anti-bot puzzle takes on a slow phone when the form is sent, and how long it holds up input. */
export async function proofOfWork(
  browser: Browser,
  origin: string,
  budget: ProofBudget,
): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: PHONE, isMobile: true, hasTouch: true });
  await openForm(page, origin);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  // The first one also compiles the code.
  await sendOnce(page);
  const proofs: Proof[] = [];
  while (proofs.length < LEADS) proofs.push(await sendOnce(page));
  await page.close();

  const times = proofs.map(({ time }) => time).sort((a, b) => a - b);
  const blocks = proofs.map(({ block }) => block).sort((a, b) => a - b);
  const name = `proof of work, CPU ${SLOWDOWN}× slower`;
  const figure = (what: string, value = Number.NaN, must?: number): Figure => ({
    ...{ id: 'P4', name: `${name}: ${what}`, value, unit: 'ms' },
    ...(must && { must }),
  });
  return [
    figure('median', times[Math.floor(LEADS / 2)], budget.solved),
    figure(`longest of ${LEADS}`, times.at(-1)),
    figure('longest block, median', blocks[Math.floor(LEADS / 2)], budget.block),
    figure(`longest block of ${LEADS}`, blocks.at(-1)),
  ];
}

/** Puzzles are real; the leads that carry their answers are not stored. */
async function openForm(page: Page, origin: string): Promise<void> {
  await page.route('**/api/Form.CallRequest', (route) =>
    route.fulfill({ status: 429, json: { code: 429, result: { message: 'Нет' } } }),
  );
  await page.goto(`${origin}/kontakty`, { waitUntil: 'networkidle' });
  await page.locator('footer [data-modal-trigger="callRequest"]').click();
  await page.locator('dialog[data-modal="callRequest"] [name="phone"]').fill('9215550102');
  await page.waitForLoadState('networkidle');
}

interface Proof {
  time: number;
  block: number;
}

/** Sends the form: from the arrival of the puzzle to the departure of the lead, in milliseconds of the page. */
async function sendOnce(page: Page): Promise<Proof> {
  await page.evaluate(watchLead);
  await page.locator('dialog form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.waitForFunction(() => 'proof' in window);
  const proof = await page.evaluate(() => (window as unknown as { proof: Proof }).proof);
  await page.locator('dialog [role="alert"]').waitFor();
  return proof;
}

/** In the page: takes the time between two calls of the API, and the longest gap between the beats of a timer. */
function watchLead(): void {
  const state = window as unknown as { proof?: Proof; plainFetch?: typeof fetch };
  delete state.proof;
  const plainFetch = (state.plainFetch ??= window.fetch);
  let from = 0;
  let last = 0;
  let block = 0;
  const beat = () => {
    const now = performance.now();
    block = Math.max(block, now - last);
    last = now;
  };
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    // The path alone: the puzzle's query names the method that its answer is for.
    const method = new URL(url, location.href).pathname.split('/').pop();
    if (method === 'Form.CallRequest') {
      clearInterval(timer);
      state.proof = { time: performance.now() - from, block };
    }
    const answer = await plainFetch(input, init);
    if (method === 'Captcha.GetChallenge') {
      from = last = performance.now();
      block = 0;
    }
    return answer;
  };
  const timer = setInterval(beat, 1);
}
