import type { ResultOf } from '@m30/api/client';
import { formatQuarter } from '@m30/ui-kit/format';
import type { Lot } from '../../../peers/Cards.tsx';

/** The lots of the first page of the catalogue, as data of the other frameworks' cards. */
export async function peerLots(origin: string): Promise<Lot[]> {
  const answer = await fetch(`${origin}/api/Objects.GetLots`);
  const { result } = (await answer.json()) as { result: ResultOf<'Objects.GetLots'> };
  return result.lots.map((lot) => ({
    url: lot.url,
    plan: lot.plan,
    mirrored: lot.mirrored,
    status: lot.status,
    title: `${lot.rooms}-комнатная, ${lot.area} м²`,
    complexName: lot.complexName,
    place: `${lot.buildingName}, № ${lot.number}`,
    price: lot.price,
    oldPrice: lot.oldPrice,
    payment: lot.payment,
    floor: lot.floor,
    floors: lot.floors,
    handover: lot.handover ? formatQuarter(lot.handover) : 'дом сдан',
    badges: [
      ...(lot.oldPrice === null ? [] : ['Скидка']),
      ...(lot.handover === null ? ['Ключи сразу'] : []),
    ],
  }));
}
