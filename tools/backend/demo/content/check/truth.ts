import drawings from '../../media/portraits/portraits.json' with { type: 'json' };
import pictureSource from '../../media/manifest.json' with { type: 'json' };
import { demoContracts } from '../../data/account/contracts.ts';
import { around } from '../../data/around/index.ts';
import { people } from '../../data/people.ts';
import { agents } from '../../data/resale/agents.ts';
import { complexes } from '../../data/complexes/index.ts';
import { demoReading } from '../../data/account/reading.ts';
import { demoOrders } from '../../data/orders/demo-orders.ts';
import { reviewRows } from '../../generator/around.ts';
import { plans } from '../../generator/plans.ts';
import { resaleRows } from '../../generator/resale/resale.ts';
import { news } from '../news/index.ts';
import { pages } from '../pages/index.ts';
import { promos } from '../promos.ts';
import { reviews } from '../reviews/index.ts';
import { hosts } from '../viewing-hosts.ts';
import type { Mistake } from './mistake.ts';
import type { ContentFile } from './read-content.ts';
import { CONSENT_VERSION } from '@m30/api/consent-version';
import { formatDate } from '@m30/ui-kit/format';
import { legalFigures, legalWords, policyMistakes } from './truth/law-rules.ts';
import { areaCoefficients } from './truth/area-rules.ts';
import * as counts from './truth/count-rules.ts';
import * as data from './truth/data-rules.ts';
import * as deals from './truth/deal-rules.ts';
import { newsMistakes, promoMistakes } from './truth/item-rules.ts';
import { portraitMistakes } from './truth/portrait-rules.ts';
import { houseMistakes, workPictureMistakes } from './truth/picture-rules.ts';
import { productFigures, productWords } from './truth/product-rules.ts';
import * as places from './truth/place-rules.ts';
import { reviewMistakes, type KnownReview } from './truth/review-rules.ts';
import type { SentenceRule } from './truth/rule.ts';
import { statementsOf, type Statement } from './truth/statements.ts';
import { knownWorld, type World } from './truth/world.ts';
import { walk } from './walk.ts';

/** The day on which the demo company's content speaks, and that of the first keys of «Светлый двор». */
const TODAY = '2026-11-20';
const KEYS_FROM = '2026-05-29';
const DAY = 86_400_000;

/** Rules that every sentence is held against. */
const sentenceRules: readonly SentenceRule[] = [
  ...[counts.countOfComplexes, counts.countOfBuildings, counts.pricesOfMetres, counts.pricesFrom],
  ...[counts.parkingPerFlat, deals.programmesOfComplexes, deals.openingHours],
  ...[deals.registrationTerm, places.kindsOfFlats, places.lengthsOfRoads],
  ...[places.lifeInHouses, places.promisedEquipment, areaCoefficients],
  ...[legalFigures, legalWords, productFigures, productWords],
];

/** Finds sentences of files that contradict the data. */
export async function sentenceMistakes(
  files: readonly ContentFile[],
  world: World,
): Promise<Mistake[]> {
  const statements: Statement[] = files.flatMap(({ file, exports }) =>
    Object.entries(exports).flatMap(([name, value]) => [
      ...statementsOf(value, { file, path: name }),
    ]),
  );
  const found = await Promise.all(
    statements.flatMap((statement) =>
      sentenceRules.map(async ({ name, find }) => {
        const reason = await find(statement, world);
        const { file, path, text } = statement;
        return reason === null ? [] : [{ file, path, reason: `${name}: ${reason} («${text}»)` }];
      }),
    ),
  );
  return found.flat();
}

/** Finds what contradicts the data of the demo company: in sentences, items, and between the data itself. */
export async function truthMistakes(files: readonly ContentFile[]): Promise<Mistake[]> {
  const world = knownWorld();
  const resale = resaleRows().map(({ id, description }) => ({ id, description }));
  const all = [...files, { file: 'data/resale', exports: { resale } }];
  const inFile =
    (file: string) =>
    ([path, reason]: readonly [string, string]): Mistake => ({ file, path, reason });
  return [
    ...(await sentenceMistakes(all, world)),
    ...newsMistakes(news, world).map(inFile('news')),
    ...promoMistakes(promos, world).map(inFile('promos.ts')),
    ...data.planMistakes([...plans.values()]).map(inFile('data/plans.json')),
    ...data.addendumMistakes(demoContracts).map(inFile('data/account/contracts.ts')),
    ...data.clubMistakes(clubStory()).map(inFile('data/account/reading.ts')),
    ...finishes(files),
    ...data
      .foreignAddresses(pages.map(({ path }) => path))
      .map((path) => ({ file: 'pages', path, reason: "bears another company's name" })),
    ...pages
      .filter(({ path }) => path === '/politika-konfidentsialnosti')
      .flatMap(({ blocks }) => policyMistakes(JSON.stringify(blocks), editionOf(CONSENT_VERSION)))
      .map((reason) => ({ file: 'pages/politika-konfidentsialnosti.ts', path: 'privacy', reason })),
    ...portraitMistakes(people, drawings, { staff: staffNames(), authors: authorNames() }).map(
      inFile('data/people.ts'),
    ),
    ...houseMistakes(complexes, pictureSource).map(inFile('data/complexes')),
    ...workPictureMistakes(pictureSource, world).map(inFile('media/manifest.json')),
    ...reviewMistakes(knownReviews(), { world, keysFrom: KEYS_FROM, today: TODAY }).map(
      inFile('reviews'),
    ),
  ];
}

/** «1 ноября 2026 года» of an ISO day. */
const editionOf = (day: string) => `${formatDate(day).replaceAll('\u00a0', ' ')} года`;

/** People of the company whom pages show. */
function staffNames(): string[] {
  const team = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.type === 'team' ? (block['items'] as { name: string }[]) : [],
    ),
  );
  return [...team, ...hosts, ...agents].map(({ name }) => name);
}

const authorNames = () => [
  ...around.flatMap((one) => one.reviews.map(({ author }) => author)),
  ...reviews.map(({ author }) => author),
];

function finishes(files: readonly ContentFile[]): Mistake[] {
  const types = [...plans.values()];
  return files.flatMap(({ file, exports }) =>
    [...walk(exports, file)].flatMap(({ key, path, value }) => {
      const isSums = key === 'items' && Array.isArray(value) && value.every(isAmount);
      const reasons = isSums ? data.finishMistakes(value, types) : [];
      return reasons.map((reason) => ({ file, path, reason }));
    }),
  );
}

const isAmount = (item: unknown): item is { sum: number; text: string } =>
  typeof item === 'object' && item !== null && 'sum' in item && 'text' in item;

function clubStory() {
  const events = demoOrders.flatMap((order) => order.events(1_000_000_00));
  const registered = events.filter(({ type }) => type === 'registration.done');
  const moved = news.find(({ alias }) => alias === 'klub-stal-cifrovym');
  if (!moved) throw new Error('no news tells of the card in the account');
  return {
    registeredAgo: Math.max(...registered.map(({ daysAgo }) => daysAgo)),
    points: demoReading.points,
    newsAgo: (Date.parse(TODAY) - Date.parse(moved.date)) / DAY,
  };
}

function knownReviews(): KnownReview[] {
  const rows = [...reviewRows(), ...reviews];
  return rows.flatMap(({ subject, vendor, date, author, about, text, rating, reply }) =>
    subject === 'complex' && vendor
      ? { vendor, date, author, about, text, rating: rating ?? null, reply: reply ?? null }
      : [],
  );
}
