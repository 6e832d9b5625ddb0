import type { ResultOf } from '@m30/api/client';

/** What of the template names the company. */
type Company = Pick<
  ResultOf<'Content.GetTemplate'>,
  'logo' | 'tagline' | 'phone' | 'email' | 'address' | 'social'
>;

/** The company and its site (schema.org Organization, WebSite) with the address of its search. */
export function companyData(template: Company, origin: string) {
  const { logo, tagline, phone, email, address, social } = template;
  return [
    {
      '@type': 'Organization',
      '@id': `${origin}/#company`,
      name: logo,
      description: tagline.main,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
      telephone: phone.value,
      email,
      address: { '@type': 'PostalAddress', streetAddress: address.value, addressCountry: 'RU' },
      ...(social.length > 0 && { sameAs: social.map(({ link }) => link) }),
    },
    {
      '@type': 'WebSite',
      name: logo,
      url: `${origin}/`,
      inLanguage: 'ru',
      publisher: { '@id': `${origin}/#company` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/poisk?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
