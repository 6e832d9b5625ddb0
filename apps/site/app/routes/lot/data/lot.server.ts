import type { Api, InputOf, ResultOf } from '@m30/api/client';
import { orNotFound } from '@m30/shell/server';
import { loadKeys, type KeysRange } from '../../project/keys/line/index.ts';
import { toLotCardView, type LotCardView } from '../../../components/lot-card/index.ts';
import { carryTerms, type PaymentTerms } from '../../../store/apartments/payment-terms.ts';
import { loadCommutes } from '../../../store/commute/commutes.server.ts';
import { waysWords, type WaysWords } from '../../../store/commute/ways-words.server.ts';
import { waysSearch, type Ways } from '../../../store/commute/ways-search.ts';
import { moscowDay } from '@m30/ui-kit/format';
import { isExplained } from './is-explained.ts';

/** Similar lots on the page: one row of cards. */
const SIMILAR = 4;

/** Milliseconds that the page waits for its banks before it goes out without them. */
const TIMEOUT_MS = 40;

/**
 * One lot with its banks; late banks are a promise that is streamed after the page.
 * @param terms of the loan, as the visitor has said them in the catalogue
 * @param query the ways to the visitor's addresses, as said there
 * @throws Response 404 where no lot has this address
 */
export async function loadLot(
  api: Api,
  address: InputOf<'Objects.GetLight'>,
  terms: PaymentTerms = {},
  query: Ways = {},
): Promise<LotData> {
  const asked = api.get('Objects.GetLot', { ...address, ...terms });
  const { interiors, facade, plan, mirrored, balconyArea, ...found } = await orNotFound(asked);
  const similar = found.similar
    .slice(0, SIMILAR)
    .map(toLotCardView)
    .map(carryTerms(terms, waysSearch(query)));
  const finishSet = interiors?.finish ?? null;
  const lot = { ...found, terms, similar, finishSet, facade };
  const [hasFloor, light, hasWhy, keys, commutes] = await Promise.all([
    isDrawn(api, lot),
    loadLight(api, address),
    lot.price !== null && isExplained(api, address),
    lot.handover && loadKeys(api, address),
    loadCommutes(api, query).catch(() => []),
  ]);
  const hasLight = light !== null && light.state !== 'unknown';
  const views = { hasFinish: interiors !== undefined, hasFloor, light, hasLight };
  const ways = waysWords(commutes, query, lot.vendor);
  const today = moscowDay(new Date());
  const known = { lot, ...views, hasWhy, keys, today, ...(ways && { ways }) };
  if (lot.price === null) return known;
  const banks = loadBanks(api, lot.guid, terms);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  // Banks in time are in the page itself, also for visitors without script.
  return { ...known, banks: (await Promise.race([banks, late])) ?? banks };
}

/** Whether the flats around it can be shown; they come when their tab is chosen. */
async function isDrawn(api: Api, { vendor, subvendor, section, floor }: FloorOf) {
  try {
    await api.get('Objects.GetFloor', { vendor, subvendor, section, floor });
    return true;
  } catch {
    return false;
  }
}

/** Its sun in short; `null` where it could not be had. */
async function loadLight(api: Api, address: InputOf<'Objects.GetLight'>) {
  try {
    return await api.get('Objects.GetLight', address);
  } catch {
    return null;
  }
}

type FloorOf = InputOf<'Objects.GetFloor'>;

/** Never rejects, so that a failure stays within its part of the page. */
async function loadBanks(
  api: Api,
  guid: string,
  { term, down }: PaymentTerms,
): Promise<BankAnswer> {
  try {
    const { banks } = await api.post('Order.GetIpotekaProgram', {
      apartment_id: guid,
      ...(term !== undefined && { term }),
      ...(down !== undefined && { down }),
    });
    return { offers: banks };
  } catch {
    return { offers: null };
  }
}

/** What the page renders; a lot without a price has no banks. */
export interface LotData {
  lot: LotView;
  /** There are rooms in its finish; they come when their tab is chosen. */
  hasFinish: boolean;
  /** The floor is drawn. */
  hasFloor: boolean;
  /** The sun in short; also `null` in a browser whose document holds it as HTML. */
  light: ResultOf<'Objects.GetLight'> | null;
  /** The sun is calculated, or will be. */
  hasLight: boolean;
  /** Its price can be explained; the sum comes when the visitor is near. */
  hasWhy: boolean;
  /** When the keys are to be expected; `null` where nothing is forecast. */
  keys: KeysRange | null;
  /** To the visitor's addresses, where the page's address says some. */
  ways?: WaysWords;
  /** ISO day in Moscow. */
  today: string;
  /** Late offers are a promise; `null` in a browser whose document holds them as HTML. */
  banks?: BankAnswer | Promise<BankAnswer> | null | undefined;
}

/** What banks offer for a lot; `null` where it could not be had. */
export interface BankAnswer {
  offers: ResultOf<'Order.GetIpotekaProgram'>['banks'] | null;
}

/** The finish of a flat, room by room. */
export type Interiors = NonNullable<ResultOf<'Objects.GetLot'>['interiors']>;

/** The lot of the page. */
export type LotView = Omit<
  ResultOf<'Objects.GetLot'>,
  'similar' | 'interiors' | 'plan' | 'mirrored' | 'balconyArea'
> &
  Pick<LotCardView, 'own'> & {
    similar: LotCardView[];
    /** Of the loan, as the address says them; empty where payments are the programme's own. */
    terms: PaymentTerms;
    /** Name of its finish; `null` where it has none of the sets. */
    finishSet: string | null;
  };
