import { getResaleItem } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { toResaleItem } from './to-resale-item.ts';

/** Returns one resale flat. */
export const getResaleItemHandler = implement(getResaleItem, ({ id }, { services }) => {
  const { snapshot } = services.catalogue;
  const flat = snapshot.resale.get(id);
  if (!flat) throw refuse(404, 'Такой квартиры нет');
  return toResaleItem(snapshot, flat);
});
