import type { Library } from '../library/library.ts';
import type { CompanySettings } from '../settings/company-settings.ts';

type Source = Pick<Library, 'templates' | 'company'>;

/** Where the company sells: `where` is «в Гатчине и районе», `of` is «Гатчины и района»; empty where nobody has said it. */
export type CompanyPlace = CompanySettings['place'];

const NOWHERE: CompanyPlace = { city: '', where: '', of: '' };

/** What the company calls itself, as the logo says it; empty while the site is not set up. */
export const companyName = ({ templates }: Source): string => templates?.site.logo ?? '';

/** Where the company sells. */
export const placeOfCompany = ({ company }: Source): CompanyPlace => company?.place ?? NOWHERE;

/** Full name for papers; what it calls itself where nobody has written the legal one. */
export const legalName = (source: Source): string =>
  source.company?.legal.name ?? companyName(source);

/** Where a home is built by contracts of participation, the developer and the declaration are named (214-ФЗ, art. 19; 38-ФЗ, art. 28 part 7). */
export const developerWords = (legal: string): string =>
  `Застройщик — ${legal}, проектная декларация размещена на сайте наш.дом.рф.`;

/** The line that stands under everything that is advertised: the footer's, or {@link developerWords} while nobody has written one. */
export const legalLine = (source: Source): string =>
  source.templates?.site.legal ?? developerWords(legalName(source));

/** Who builds, sells and signs, as contracts name it. */
export function developerOf(source: Source): Omit<CompanySettings['legal'], 'kpp'> {
  const { name, inn, ogrn, address, signatory }: CompanySettings['legal'] = source.company
    ?.legal ?? {
    ...{ name: companyName(source), inn: '', ogrn: '' },
    address: source.templates?.site.address.value ?? '',
  };
  return { name, inn, ogrn, address, ...(signatory && { signatory }) };
}

export type EscrowBank = NonNullable<CompanySettings['bank']>;

/** The bank of the buyers' escrow accounts; «банк» until it is named. */
export const escrowBankOf = ({ company }: Source): EscrowBank =>
  company?.bank ?? { title: 'банк', name: '', bic: '', correspondent: '' };
