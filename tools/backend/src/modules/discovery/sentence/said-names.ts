/** Words with plain spaces: what is set for a page has others. */
const spaced = (name: string) => name.replace(/\s+/g, ' ').trim();

const ADJECTIVE = /(?:ый|ий|ой)$/;
const STREET = /^(?:улица|проспект|площадь) /i;

/** Ways to say a complex: whole, «Канал» of «Канал 9», «Сосен» of «Сосны». */
export function saidComplexes(typeset: string): string[] {
  const name = spaced(typeset);
  return [...new Set([name, name.replace(/ \d+$/, ''), ...genitive(name)])];
}

/** Ways to say a place: whole, «Обводный» of «Обводный канал», «Дыбенко» of «Улица Дыбенко». */
export function saidPlaces(typeset: string): string[] {
  const name = spaced(typeset);
  const [first = '', second] = name.split(' ');
  const short = second !== undefined && ADJECTIVE.test(first) ? first : name;
  return [...new Set([name, short, name.replace(STREET, '')])];
}

/** Genitive of a plural, which no ending tells: «Террас», «Сосен». */
function genitive(name: string): string[] {
  const stem = /^(\S+)ы$/.exec(name)?.[1];
  if (stem === undefined) return [];
  return [`=${stem.replace(/([бвгджзклмнпрстфхцчшщ])([лмнр])$/, '$1е$2')}`];
}

/** Ways to say a bank: «Балтика Банк», «банк Балтика», «Балтика»; «Гавань» of «Банк «Гавань»». */
export function saidBanks(name: string): string[] {
  const plain = spaced(name).replace(/[«»"]/g, '');
  const own = plain.replace(/^банк | банк$/i, '');
  const both = plain.toLowerCase().startsWith('банк ') ? [] : [plain];
  return own === plain ? [plain] : [...both, `банк ${own}`, own];
}

/** Ways to say a programme: «Семейная» of «Семейная ипотека», «со скидкой застройщика» of a standard one with it. */
export function saidProgrammes(name: string): string[] {
  const words = spaced(name).split(' ');
  const own = words.filter((word) => word.toLowerCase() !== 'ипотека').join(' ');
  const at = words.findIndex((word, index) => index > 0 && (word === 'с' || word === 'со'));
  return at < 0 ? [own] : [own, words.slice(at).join(' ')];
}
