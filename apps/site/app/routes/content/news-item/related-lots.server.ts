import type { Api } from '@m30/api/client';
import { loanRule } from '@m30/calculators/money';
import { toLotCardView } from '../../../components/lot-card/index.ts';

/** Flats shown below a news item. */
const SHOWN = 4;

/** Flats of a complex, their kinds mixed; none where the catalogue does not answer. */
export async function loadRelatedLots(api: Api, complex: { vendor: string; name: string } | null) {
  if (!complex) return null;
  try {
    const { lots, programme } = await api.get('Objects.GetLots', {
      complex: [complex.vendor],
    });
    const shown = lots.slice(0, SHOWN).map(toLotCardView);
    return shown.length > 0
      ? { complex, lots: shown, programme, formula: loanRule(programme) }
      : null;
  } catch {
    // The news stands without them.
    return null;
  }
}
