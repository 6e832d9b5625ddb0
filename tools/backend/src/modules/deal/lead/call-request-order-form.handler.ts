import { callRequestOrderForm } from '@m30/api';
import { refuse } from '../../../kernel/method/refuse.ts';
import { leadHandler } from './lead-handler.ts';
import type { LotKind } from '../../estate/types.ts';

/** What the manager looks at before the call. */
const CHECKED: Readonly<Record<LotKind, string>> = {
  flat: 'квартиру',
  resale: 'квартиру',
  commercial: 'помещение',
  parking: 'место',
  storage: 'кладовую',
};

/** Answers `callRequestOrderForm`: a request for a lot that exists, a flat or any other. */
export const callRequestOrderFormHandler = leadHandler(
  callRequestOrderForm,
  {
    purpose: 'Заявка на объект',
    confirmation: ({ apartment_guid }, { services }) => {
      const kind = services.catalogue.snapshot.placed.get(apartment_guid)?.kind ?? 'flat';
      return `Менеджер проверит ${CHECKED[kind]} и перезвонит ежедневно с 9:00 до 21:00.`;
    },
  },
  (input, { services }) => {
    const { placed } = services.catalogue.snapshot;
    const asked = input.apartment_guid.toLowerCase();
    const lot = placed.get(asked) ?? [...placed.values()].find(({ id }) => id === asked);
    if (!lot) throw refuse(422, 'Такого объекта нет');
    return { ...input, apartment_guid: lot.guid };
  },
);
