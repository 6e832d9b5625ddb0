import { getIpotekaProgram } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { findBankOffers } from '../../catalogue/lot/find-bank-offers.ts';

/** Lists the banks that finance one flat, lowest payment first, by what the visitor has said of the loan. */
export const getIpotekaProgramHandler = implement(
  getIpotekaProgram,
  ({ apartment_id, ...said }, { services }) => {
    const { snapshot } = services.catalogue;
    const asked = apartment_id.toLowerCase();
    const lot = snapshot.byGuid.get(asked) ?? snapshot.lots.get(asked);
    if (!lot) throw refuse(404, 'Такой квартиры нет');
    return { banks: findBankOffers(snapshot, lot, said) };
  },
);
