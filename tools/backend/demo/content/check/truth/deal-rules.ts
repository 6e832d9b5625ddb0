import { hours } from '../../../data/hours.ts';
import { LAW } from '../../../../src/modules/deal/law/law.ts';
import { nameOf } from './complex-names.ts';
import { NUMBER, numberOf } from './numbers.ts';
import type { SentenceRule } from './rule.ts';
import type { World } from './world.ts';

type Payment = 'instalment' | 'capital' | 'trade-in';

/** Complexes whose flats may be paid for so. */
export const sellingBy = ({ complexes }: World, kind: Payment): string[] =>
  [...complexes.values()]
    .filter(({ payments }) => payments.includes(kind))
    .map(({ vendor }) => vendor);

const PROGRAMMES: readonly (readonly [kind: Payment, word: RegExp, page: string])[] = [
  ['instalment', /рассрочк/i, '/installment'],
  ['capital', /капитал(?!ьн)/i, '/kak-kupit/materinskij-kapital'],
  ['trade-in', /в зачёт|зачёт жилья|обмен на/i, '/trade-in'],
];

/** A programme is named for the complexes that have it: all of them in a list, none besides. */
export const programmesOfComplexes: SentenceRule = {
  name: 'programme × complex',
  find({ text, vendors, isNamed, page }, world) {
    for (const [kind, word, own] of PROGRAMMES) {
      const isList = page === own && vendors.length > 1;
      if (!word.test(text) && !isList && !(page === own && /^во всех/i.test(text))) continue;
      const have = sellingBy(world, kind);
      const wrong = vendors.filter((vendor) => !have.includes(vendor));
      if (wrong.length > 0) return `${wrong.map(nameOf).join(', ')} is not sold by «${kind}»`;
      const missing =
        isNamed && vendors.length > 1 ? have.filter((one) => !vendors.includes(one)) : [];
      if (missing.length > 0) return `leaves out ${missing.map(nameOf).join(', ')}: «${kind}»`;
      if (/во всех (восьми|комплексах|наших)/i.test(text) && have.length < world.complexes.size) {
        return `«${kind}» is not for all complexes, but for ${have.map(nameOf).join(', ')}`;
      }
    }
    return null;
  },
};

const HOURS =
  /с\s(\d{1,2})(?::00)?\sдо\s(\d{1,2})(?::00)?(?!\d|\s*(?:м|см|%|лет|год|чис|янв|фев|мар|апр|мая|июн|июл|авг|сен|окт|ноя|дек))/g;
const ABOUT_HOURS = /ежедневно|по будням|рабочие дни|выходн|вторник|часы|перезван|звонит|открыт/i;
/** Hours that are not when somebody of the company answers: lorries, repairs, works on a site. */
const OTHERS = /шуметь|работаем ежедневно с 8|осмотр|товар|разгруз|инженером в/i;
const said = new Set(Object.values(hours).flatMap(pairsOf));

/** Opening hours are those of `data/hours.ts`. */
export const openingHours: SentenceRule = {
  name: 'opening hours',
  find({ text }) {
    if (!ABOUT_HOURS.test(text) || OTHERS.test(text)) return null;
    if (/бухгалтери/i.test(text) && pairsOf(text).length > 0 && !text.includes(hours.accounts)) {
      return `gives the accounts other hours than «${hours.accounts}»`;
    }
    const strange = pairsOf(text).find((pair) => !said.has(pair));
    return strange === undefined ? null : `«${strange}» stands nowhere in data/hours.ts`;
  },
};

function pairsOf(text: string): string[] {
  return [...text.replaceAll('\u00A0', ' ').matchAll(HOURS)].map(([, from, to]) => `${from}–${to}`);
}

const SPAN = `(${NUMBER})(?:\\s*[–—-]\\s*(${NUMBER}))?`;
const WORKING_DAYS = new RegExp(`${SPAN}\\s+рабочи\\S+\\s+дн[а-яё]*`, 'i');
/** «около двух недель», «до десяти дней»; a day after the registration is none of its own. */
const OTHER_DAYS = new RegExp(
  `(?:около|за|до|занима\\S+|длит\\S+)\\s+${SPAN}\\s+(?:дн|недел)[а-яё]*`,
  'i',
);

/** How long a registration takes is said as `LAW` has it, in working days. */
export const registrationTerm: SentenceRule = {
  name: 'term of registration',
  find({ text }) {
    if (!/регистр|росреестр/i.test(text)) return null;
    const days = LAW.registrationDays.value;
    const [working, from = '', to = from] = WORKING_DAYS.exec(text) ?? [];
    const isStated = [numberOf(from), numberOf(to)].join() === days.join();
    const wrong =
      working === undefined ? OTHER_DAYS.exec(text)?.[0] : isStated ? undefined : working;
    return wrong === undefined
      ? null
      : `says «${wrong}» of a registration that takes ${days.join('–')} working days`;
  },
};
