/** ГОСТ 7.79 without its marks, as addresses of Russian sites are written. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'а-a б-b в-v г-g д-d е-e ё-e ж-zh з-z и-i й-y к-k л-l м-m н-n о-o п-p р-r с-s т-t у-u ф-f',
    'х-h ц-c ч-ch ш-sh щ-sch ъ- ы-y ь- э-e ю-yu я-ya',
  ].flatMap((row) => row.split(' ').map((pair) => pair.split('-') as [string, string])),
);

/** «ЖК „Северный“, корп. 2» → `zhk-severnyy-korp-2`: what stands in addresses; empty where nothing is left. */
export function aliasOf(text: string): string {
  return [...text.toLowerCase()]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
    .replace(/-$/, '');
}
