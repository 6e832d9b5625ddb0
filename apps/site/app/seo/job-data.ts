import type { ResultOf } from '@m30/api/client';
import { moscowIso } from '@m30/ui-kit/format';

type Vacancy = ResultOf<'Content.GetVacancies'>['vacancies'][number];

/** Who offers the work, in which city, and the origin of the site. */
interface Employer {
  name: string;
  city: string;
  origin: string;
}

/** A place of work (schema.org JobPosting). */
export function jobData(vacancy: Vacancy, { name, city, origin }: Employer) {
  const { alias, title, lead, duties, wants, offers, place, salary, posted, closes } = vacancy;
  return {
    '@type': 'JobPosting',
    title,
    description: [lead, ...duties, ...wants, ...offers].map((line) => `<p>${line}</p>`).join(''),
    url: `${origin}/kompaniya/vakansii#${alias}`,
    datePosted: posted,
    ...(closes && { validThrough: moscowIso(closes, '23:59:59') }),
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name, sameAs: `${origin}/` },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: place,
        ...(city && { addressLocality: city }),
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
