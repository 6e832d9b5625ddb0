import type { ContractFacts } from './types.ts';

const WORDS = {
  ddu: [
    { nom: 'Участник', gen: 'Участника', dat: 'Участнику' },
    { nom: 'Участники', gen: 'Участников', dat: 'Участникам' },
  ],
  sale: [
    { nom: 'Покупатель', gen: 'Покупателя', dat: 'Покупателю' },
    { nom: 'Покупатели', gen: 'Покупателей', dat: 'Покупателям' },
  ],
} as const;

const SELLER = {
  ddu: { nom: 'Застройщик', gen: 'Застройщика', dat: 'Застройщику', ins: 'Застройщиком' },
  sale: { nom: 'Продавец', gen: 'Продавца', dat: 'Продавцу', ins: 'Продавцом' },
} as const;

/** How the sides are called, in the cases that clauses need; `verb` chooses the form for one buyer or several. */
export function sidesOf({ kind, people }: ContractFacts) {
  const many = people.length > 1;
  const [one, several] = WORDS[kind];
  return {
    seller: SELLER[kind],
    buyer: many ? several : one,
    verb: (single: string, plural: string) => (many ? plural : single),
  };
}
