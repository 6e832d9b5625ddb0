import type { Complex } from './data/complex.ts';

/** Pictures that search engines are told of: the page has the others. */
const SHOWN = 1;

/** What search engines read of a complex: the houses with their place and flats, and its questions (schema.org). */
export function complexData(complex: Complex, origin: string): object[] {
  const { title, summary, vendor, address, coordinate, gallery, questions, free } = complex;
  const houses = {
    '@context': 'https://schema.org',
    '@type': 'ApartmentComplex',
    name: title,
    description: summary,
    url: `${origin}/obekty/${vendor}`,
    image: gallery.slice(0, SHOWN).map(({ id }) => `${origin}/media/${id}-1280.webp`),
    address,
    geo: { '@type': 'GeoCoordinates', latitude: coordinate[0], longitude: coordinate[1] },
    numberOfAvailableAccommodationUnits: { '@type': 'QuantitativeValue', value: free },
  };
  const asked = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return [houses, ...(questions.length > 0 ? [asked] : [])];
}
