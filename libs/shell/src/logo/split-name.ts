/** Parts a brand's name into its words and the number at its end: «Квартал 12». */
export function splitName(name: string): { words: string; number: string } {
  const [, words = name.trim(), number = ''] = /^(.*\S)\s+(\d+)$/.exec(name.trim()) ?? [];
  return { words, number };
}
