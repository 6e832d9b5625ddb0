const QUESTIONS = [
  ['contacts.logo', 'Название на логотипе'],
  ['contacts.tagline.main', 'Кто вы: «Застройщик Гатчины»'],
  ['contacts.tagline.additional', 'Когда отвечаете: «Отвечаем с 9 до 21»'],
  ['contacts.phone', 'Телефон: +7 812 000-00-00'],
  ['contacts.email', 'Почта'],
  ['contacts.address.value', 'Адрес офиса'],
  ['contacts.address.caption', 'Что по этому адресу'],
  ['settings.legal.name', 'Полное наименование юридического лица'],
  ['settings.legal.inn', 'ИНН'],
  ['settings.legal.ogrn', 'ОГРН'],
  ['settings.legal.address', 'Юридический адрес'],
  ['settings.place.city', 'Город: «Гатчина»'],
  ['settings.place.where', 'Где продаёте: «в Гатчине и районе»'],
  ['settings.place.of', 'Чего: «Гатчины и района»'],
  [
    'settings.law.explicit',
    'Спрашивать каждое согласие на обработку данных галочкой, как хочет 152-ФЗ? Да или нет; Enter — да',
  ],
] as const;

/** An answer that is missing is the one that the law prefers. */
const isYes = (answer: string) => !/^(?:н|n)/i.test(answer);

/**
 * Asks for a new company line by line.
 * @param question shows a line and waits for the answer
 * @returns the same JSON as in a file of `npm run company:new -- --file`
 */
export async function askCompany(question: (line: string) => Promise<string>): Promise<string> {
  const company: Record<string, unknown> = {};
  for (const [path, words] of QUESTIONS) {
    const answer = (await question(`${words}\n> `)).trim();
    const keys = path.split('.');
    let place = company;
    for (const key of keys.slice(0, -1)) place = (place[key] ??= {}) as Record<string, unknown>;
    place[keys.at(-1) ?? ''] = path === 'settings.law.explicit' ? isYes(answer) : answer;
  }
  return JSON.stringify(company);
}
