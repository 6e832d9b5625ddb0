import { callRequestMortgageConsultant, CONSULTATION_HOURS } from '@m30/api';
import { checkComplexes } from './check-complexes.ts';
import { checkConsultation } from '../../../kernel/time/check-consultation.ts';
import { visitHref } from '../../catalogue/lot-sheet/visit-href.ts';
import { leadHandler } from './lead-handler.ts';

/** Answers `callRequestMortgageConsultant`: a mortgage consultation, or an object's at a set time. */
export const callRequestMortgageConsultantHandler = leadHandler(
  callRequestMortgageConsultant,
  {
    purpose: 'Консультация',
    confirmation: ({ date, time }) =>
      date && time
        ? `Записали вас на консультацию ${date} в ${time}. Накануне позвоним и напомним.`
        : `Ипотечный специалист позвонит в рабочее время: ${officeHours('cs')}.`,
    next: ({ date, time, objectId }, { services }) =>
      date && time && objectId && services.catalogue.snapshot.lots.has(objectId)
        ? { href: visitHref(objectId, date, time), text: 'Добавить в календарь' }
        : null,
  },
  (input, { services }) => {
    const { objects } = input;
    if (objects === undefined) return;
    checkConsultation(input, services.clock());
    const { complexes } = services.catalogue.snapshot;
    return { ...input, objects: checkComplexes(objects, complexes) };
  },
);

/** «в будни с 10:00 до 17:00, в выходные с 10:00 до 18:00». */
function officeHours(who: keyof typeof CONSULTATION_HOURS): string {
  const { weekday, weekend } = CONSULTATION_HOURS[who];
  return `в будни с ${weekday.from}:00 до ${weekday.to}:00, в выходные с ${weekend.from}:00 до ${weekend.to}:00`;
}
