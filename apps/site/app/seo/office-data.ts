import type { ResultOf } from '@m30/api/client';

type Office = ResultOf<'Content.GetOffices'>['offices'][number];

/** A sales office (schema.org RealEstateAgent). */
export function officeData(office: Office, brand: string, origin: string) {
  const { alias, title, address, phone, coordinate, picture } = office;
  const [latitude, longitude] = coordinate;
  return {
    '@type': 'RealEstateAgent',
    name: `${brand}, ${title}`,
    url: `${origin}/kontakty#${alias}`,
    telephone: phone,
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'RU' },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...(picture && { image: `${origin}/media/${picture.id}-1280.jpg` }),
    parentOrganization: { '@id': `${origin}/#company` },
  };
}
