import { bindNumbers } from '../../../kernel/words/bind-numbers.ts';
import type { PlacedLot } from '../snapshot/snapshot.ts';

const EURO = { 1: 'одно', 2: 'двух', 3: 'трёх', 4: 'четырёх' } as const;

/** What a flat is called on paper: «Студия», «2-комнатная квартира», «Евродвухкомнатная квартира». */
export function flatName({ rooms, euro }: Pick<PlacedLot, 'rooms' | 'euro'>): string {
  if (rooms === 'studio') return 'Студия';
  return euro ? `Евро${EURO[rooms]}комнатная квартира` : `${rooms}-комнатная квартира`;
}

/** Where it is: «Канал 9», корпус 2, этаж 7 из 9, № 57. */
export function flatPlace({ complex, building, floor, number }: PlacedLot): string {
  return bindNumbers(
    `«${complex.name}», ${building.name.toLowerCase()}, этаж ${floor} из ${building.floors}, № ${number}`,
  );
}
