/** Words typed with Latin letters: transliterated, or on a keyboard left in the other layout. */

const KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const LETTERS = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** What the same keys write in the Russian layout, character by character. */
export const inRussianLayout = (text: string): string =>
  text.replace(/[a-z[\];',.`{}:"<>~]/gi, (one) => {
    const key = '{}:"<>~'.includes(one)
      ? "[];',.`".charAt('{}:"<>~'.indexOf(one))
      : one.toLowerCase();
    const letter = LETTERS.charAt(KEYS.indexOf(key));
    return one !== key && letter ? letter.toUpperCase() : letter || one;
  });

const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

/** Spellings of one sound, made alike. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'sh'],
  [/kh|x/g, 'h'],
  [/ts|tc|tz/g, 'c'],
  [/w/g, 'v'],
  [/[yj]o/g, 'e'],
  [/[yj]/g, 'i'],
  [/ii/g, 'i'],
  [/ie/g, 'e'],
];

/** One Latin spelling of a word in either script, the same for all usual transliterations of it. */
export function latinOf(word: string): string {
  const latin = [...word].map((one) => LATIN[one] ?? one).join('');
  return ALIKE.reduce((text, [from, to]) => text.replace(from, to), latin);
}
