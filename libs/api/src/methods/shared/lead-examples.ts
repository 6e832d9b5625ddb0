/** What a lead's example says of its own: the rest is the same for every form. */
export interface LeadExampleTexts<Own extends object> {
  /** Fields beside name and phone of a plain lead, and of one with everything. */
  least: Own;
  full: Own;
  /** What the confirmation says after the name. */
  says: string;
}

/** The examples of a lead method: the least that a page sends, everything it can send, and no JavaScript. */
export function leadExamples<Own extends object>({ least, full, says }: LeadExampleTexts<Own>) {
  const answer = (name: string) => ({ text: `<p>${name}, спасибо. ${says}</p>` });
  return [
    {
      name: 'the least a page sends',
      input: { name: 'Ольга', phone: '+7 (921) 555-01-02', token: 'token', ...least },
      result: answer('Ольга'),
    },
    {
      name: 'with consent and marketing',
      input: {
        name: 'Анна-Мария О’Нил',
        phone: '8 921 555 01 03',
        token: 'token',
        consent: { mode: 'explicit' as const, version: '2026-09-01' },
        marketing: { utm_source: 'yandex', utm_medium: 'cpc', yclid: '17203344' },
        referrer: 'https://yandex.ru/',
        ...full,
      },
      result: answer('Анна-Мария О’Нил'),
    },
    {
      name: 'from a page without JavaScript',
      input: {
        name: 'Игорь',
        phone: '8 (921) 555-01-04',
        noscript: true as const,
        website: '',
        ...least,
      },
      result: answer('Игорь'),
    },
  ];
}
