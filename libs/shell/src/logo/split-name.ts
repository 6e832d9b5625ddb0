/** Parts a brand's name into its words and the number at its end: «Меридиан 30». */
export function splitName(name: string): { words: string; number: string } {
  const match = /^(.+?)\s+(\d+)$/.exec(name.trim());
  return match ? { words: match[1]!, number: match[2]! } : { words: name.trim(), number: '' };
}
