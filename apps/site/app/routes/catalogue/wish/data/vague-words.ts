/** Words that say how a flat should feel, and wishes that people mean by them; none is guessed, each may be chosen. */
const VAGUE: readonly (readonly [beginnings: RegExp, wishes: readonly string[]])[] = [
  [/^(уют|комфорт|краси|стильн)/, ['с чистовой отделкой', 'с мебелью']],
  [/^(тих|споко)/, ['не первый этаж', 'выше 5 этажа']],
  [/^(светл|солнечн|солнц|солнышк)/, ['солнце утром', 'солнце днём', 'солнце вечером']],
  [/^(простор|больш|побольше)/, ['площадь от 60 метров', 'кухня от 15 метров']],
  [/^(маленьк|небольш|компакт)/, ['площадь до 40 метров', 'студия']],
  [/^(недорог|дешев|подешевле|бюджетн|выгодн)/, ['до 9 млн', 'со скидкой']],
  [/^(высок|повыше|верхн)/, ['выше 7 этажа']],
  [/^(невысок|пониже)/, ['до 5 этажа']],
  [/^(вод|залив|нев|рек|канал)/, ['с видом на воду', 'видно воду']],
  [/^(семь|дет|ребен)/, ['трёшка', 'два санузла']],
];

/** Wishes that a word which is not understood may mean. */
export function meantBy(word: string): readonly string[] {
  const plain = word.toLowerCase().replaceAll('ё', 'е');
  return VAGUE.find(([beginnings]) => beginnings.test(plain))?.[1] ?? [];
}
