import { INCOMPLETE_PHONE, normalisePhone } from '@m30/ui-kit/mask';
import type { tradeInForm } from './trade-in.form.ts';

/** What is asked of a flat and of its owner. */
export type FlatValues = typeof tradeInForm.defaults;

/** What is wrong, by the name of the field. */
export type FlatErrors = Partial<Record<keyof FlatValues, string>>;

/** Checks what was typed of a flat; the same bounds as those of the method. */
export function checkFlat(values: FlatValues): FlatErrors {
  const area = Number(values.area.replace(',', '.'));
  const floor = Number(values.floor);
  const floors = Number(values.floors);
  return said({
    address: values.address.trim() === '' && 'Введите адрес: город, улицу, дом',
    rooms: values.rooms === '' && 'Выберите число комнат',
    area: !(area >= 10 && area <= 1000) && 'Введите площадь в\u00a0м², например 44,5',
    floor: !isStorey(floor) && 'Введите этаж',
    floors:
      (!isStorey(floors) && 'Введите число этажей в\u00a0доме') ||
      (isStorey(floor) && floors < floor && 'В\u00a0доме меньше этажей, чем этаж квартиры'),
    name: values.name.trim() === '' && 'Введите имя',
    phone:
      (values.phone.trim() === '' && 'Введите номер телефона') ||
      (normalisePhone(values.phone) === null && INCOMPLETE_PHONE),
  });
}

const isStorey = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 99;

function said(all: Record<keyof FlatValues, string | false>): FlatErrors {
  return Object.fromEntries(Object.entries(all).filter(([, message]) => message));
}
