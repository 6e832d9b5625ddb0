import type { ResultOf } from '@m30/api/client';
import type { Library } from '../library/library.ts';
import { companyName, placeOfCompany } from './company-of.ts';

type CompanyWords = NonNullable<ResultOf<'Content.GetTemplate'>['words']>;

/** What pages say of the company where it has not written its own words. */
const DEFAULTS = {
  hero: 'Квартиры от застройщика',
  home_title: 'Квартиры {где} · {компания}',
  home_description:
    'Квартиры от застройщика {где}: планировки, цены, сроки сдачи, ипотека и рассрочка.',
  flats: 'Квартиры в новостройках {чего}',
  complexes: 'Жилые комплексы {где}',
} as const;

/** Words of the company for single pages of the site, ready to be shown. */
export function companyWords(library: Pick<Library, 'templates' | 'company'>): CompanyWords {
  const { city, where, of } = placeOfCompany(library);
  const values = { где: where, чего: of, компания: companyName(library), город: city };
  const said = { ...DEFAULTS, ...library.company?.seo };
  const words = (key: keyof typeof DEFAULTS) => fill(said[key] || DEFAULTS[key], values);
  return {
    city,
    hero: words('hero'),
    home: { title: words('home_title'), description: words('home_description') },
    flats: words('flats'),
    complexes: words('complexes'),
  };
}

/** Puts words in the place of `{names}`; what is not known leaves no gap. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template
    .replace(/\{([а-яё]+)\}/g, (whole, name: string) => values[name] ?? whole)
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.:]|$)/g, '');
}
