import type { ResultOf } from '@m30/api/client';
import { moscowIso } from '@m30/ui-kit/format';

type Vacancy = ResultOf<'Content.GetVacancies'>['vacancies'][number];

/** A place of work (schema.org JobPosting) at a company of a name. */
export function jobData(vacancy: Vacancy, brand: string, origin: string) {
  const { alias, title, lead, duties, wants, offers, place, salary, posted, closes } = vacancy;
  return {
    '@type': 'JobPosting',
    title,
    description: [lead, ...duties, ...wants, ...offers].map((line) => `<p>${line}</p>`).join(''),
    url: `${origin}/kompaniya/vakansii#${alias}`,
    datePosted: posted,
    ...(closes && { validThrough: moscowIso(closes, '23:59:59') }),
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: brand, sameAs: `${origin}/` },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: place,
        addressLocality: 'Санкт-Петербург',
        addressCountry: 'RU',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'RUB',
      value: {
        '@type': 'QuantitativeValue',
        minValue: salary.from / 100,
        ...(salary.to !== null && { maxValue: salary.to / 100 }),
        unitText: 'MONTH',
      },
    },
  };
}
