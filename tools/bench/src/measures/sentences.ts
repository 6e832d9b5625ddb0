import type { Browser } from 'playwright';
import fc from 'fast-check';
import { createLexicon, readSentence, type Lexicon, type LexiconData } from '@m30/api/sentence';
import type { Figure } from '../figures/figure.ts';
import { figureOf } from '../figures/rows.ts';
import { DESKTOP, record, SETTLING, weigh } from './loads.ts';

const SEED = 30;
const SENTENCES = 5_000;
const WARM_UPS = 1_000;
/** The best counts: what another process takes meanwhile is no part of it. */
const TRIES = [1, 2, 3];
/** Day that sentences are read on. */
const DAY = '2026-11-29';
/** What the field takes at most, as the site's form has it. */
const LONGEST = 300;
/** Wishes as people type them; several make a sentence. */
const WISHES = [
  ...['двушка', 'трёхкомнатная или больше', 'студия', 'однушка с кухней от 12 метров'],
  ...['до 12 млн', 'от 8 до 15 миллионов', 'не дороже девяти с половиной', 'платёж до 60 тысяч'],
  ...['не первый этаж', 'выше десятого', 'последний этаж', 'от 55 метров', 'площадь 40-60'],
  ...['с балконом', 'с отделкой', 'без отделки', 'окна во двор', 'вид на воду', 'две ванные'],
  ...[
    'у метро',
    '15 минут до Невского, 28 на метро',
    'рядом с парком',
    'в Канале',
    'до школы пешком',
  ],
  ...[
    'сдача в 2027 году',
    'ключи сразу',
    'семейная ипотека',
    'рассрочка',
    'чтобы уютно',
    'недорого',
  ],
] as const;

/** P26: time of one sentence, of one wish to as many as the field takes, every third with a slip of a key. */
export async function readingTimes(origin: string): Promise<Figure[]> {
  const answer = await fetch(`${origin}/api/Objects.GetNames`);
  const { result } = (await answer.json()) as { result: LexiconData };
  const lexicon = createLexicon(result);
  const sentences = fc.sample(sentence(), { numRuns: SENTENCES, seed: SEED });
  for (const text of sentences.slice(0, WARM_UPS)) readSentence(text, lexicon, DAY);
  const times = sentences.map((text) => Math.min(...TRIES.map(() => timeOf(text, lexicon))));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const name = `a sentence of up to ${LONGEST} letters to filters`;
  return [
    { id: 'P26', name: `${name}, p50`, value: at(0.5), unit: 'ms' },
    figureOf('P26 time', `${name}, p99`, at(0.99)),
  ];
}

function timeOf(text: string, lexicon: Lexicon): number {
  const start = performance.now();
  readSentence(text, lexicon, DAY);
  return performance.now() - start;
}

function sentence(): fc.Arbitrary<string> {
  const wishes = fc.array(fc.constantFrom(...WISHES), { minLength: 1, maxLength: 12 });
  const slip = fc.option(fc.nat(LONGEST), { freq: 2, nil: null });
  return fc.tuple(wishes, slip).map(([all, at]) => {
    const text = all.join(', ').slice(0, LONGEST);
    return at === null
      ? text
      : text.slice(0, at % text.length) + text.slice((at % text.length) + 1);
  });
}

/** P26: JavaScript that comes with typing a wish, beyond what the page has brought by itself and at a first gesture elsewhere. */
export async function typedBytes(browser: Browser, origin: string): Promise<Figure> {
  const page = await browser.newPage({ viewport: DESKTOP });
  await page.goto(`${origin}/katalog/slovami`, { waitUntil: 'networkidle' });
  await page.keyboard.press('Shift');
  await page.waitForTimeout(SETTLING);
  await page.waitForLoadState('networkidle');
  const loads = record(page);
  const field = page.getByRole('textbox', { name: 'Какую квартиру ищете' });
  await field.filter({ visible: true }).first().pressSequentially('двушка до 12 млн');
  await page.waitForTimeout(SETTLING);
  const { js } = weigh(await loads());
  await page.close();
  if (js === 0) throw new Error('typing a wish has loaded nothing');
  return figureOf('P26 size', 'JavaScript that reading a wish along brings', js / 1024);
}
