import type { LotCardView } from '../../../../../components/lot-card/lot-card-view.ts';
import { lotTitle } from '../../../../../store/objects/lot-title.ts';

/** A lot as its buttons speak of it: «2-комнатная, 63,6 м², Канал 9, № 57». */
export const lotName = (lot: LotCardView): string =>
  `${lotTitle(lot)}, ${lot.complexName}, №\u00a0${lot.number}`;
