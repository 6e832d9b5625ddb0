/** Russian letters as the addresses of the site write them. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'j' },
  ...{ к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f' },
  ...{ х: 'h', ц: 'c', ч: 'ch', ш: 'sh', щ: 'sch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
};

/** Characters of a name at most. */
const MOST = 60;

/** The name of an entry in addresses, of its title: whole words as far as there is room. */
export function aliasOf(title: string): string {
  const latin = [...title.toLowerCase()].map((letter) => LATIN[letter] ?? letter).join('');
  const words = latin.split(/[^a-z0-9]+/).filter(Boolean);
  const fit = words.reduce((alias, word) => {
    const next = alias ? `${alias}-${word}` : word;
    return next.length > MOST ? alias : next;
  }, '');
  return fit || (words[0] ?? '').slice(0, MOST);
}
