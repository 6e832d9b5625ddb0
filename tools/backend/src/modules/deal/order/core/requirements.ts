import type { Stage } from './events.ts';
import { missingDocuments } from './required-documents.ts';
import type { OrderState } from './state.ts';

/** What has to be done in a stage before the next one begins. */
export interface Requirement {
  id: string;
  /** Russian, for the buyer. */
  title: string;
  met: (state: OrderState) => boolean;
}

const past = (stage: Stage) => (state: OrderState) => state.stage > stage;

/** Requirements by stage. */
export const requirements: Readonly<Record<Stage, readonly Requirement[]>> = {
  0: [],
  1: [{ id: 'hold', title: 'Забронировать лот', met: ({ hold }) => hold !== null }],
  2: [
    {
      id: 'payment',
      title: 'Выбрать способ оплаты',
      met: ({ payment }) => payment !== null,
    },
  ],
  3: [
    {
      id: 'participants',
      title: 'Указать участников сделки',
      met: ({ participants }) => participants > 0,
    },
  ],
  4: [
    { id: 'offer', title: 'Принять оферту', met: ({ offer }) => offer !== null },
    { id: 'hold', title: 'Оплатить бронь', met: ({ carrying }) => carrying !== null },
  ],
  5: [
    { id: 'application', title: 'Подать заявку в банк', met: ({ applied }) => applied },
    { id: 'loan', title: 'Получить одобрение банка', met: past(5) },
  ],
  6: [
    {
      id: 'papers',
      title: 'Загрузить документы',
      met: (state) => missingDocuments(state).length === 0,
    },
    { id: 'documents', title: 'Отправить документы на проверку', met: past(6) },
  ],
  7: [{ id: 'signature', title: 'Подписать договор', met: past(7) }],
  8: [
    { id: 'escrow', title: 'Открыть счёт эскроу', met: ({ escrow }) => escrow },
    { id: 'money', title: 'Внести деньги на счёт', met: past(8) },
  ],
  9: [
    {
      id: 'registrar',
      title: 'Отправить договор на регистрацию',
      met: ({ registration }) => registration === 'sent',
    },
    { id: 'record', title: 'Дождаться записи в реестре', met: past(9) },
  ],
  10: [{ id: 'keys', title: 'Получить ключи', met: ({ finished }) => finished }],
};
