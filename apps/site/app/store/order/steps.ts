import { may, type Order } from './order.ts';

/** The steps that a buyer fills in himself; after them the deal goes on by events. */
export const wizardSteps = [
  { id: 'payment', slug: 'oplata', title: 'Оплата' },
  { id: 'users', slug: 'uchastniki', title: 'Участники' },
  { id: 'documents', slug: 'dokumenty', title: 'Документы' },
  { id: 'review', slug: 'proverka', title: 'Проверка и\u00a0бронь' },
] as const;

/** A step of the wizard. */
export type StepId = (typeof wizardSteps)[number]['id'];

/** Key of the step in the address. */
export const STEP_KEY = 'shag';

type Steps = Pick<Order, 'can' | 'stage_number'>;

/** Stage in which all participants are named: documents are asked by the name. */
const NAMED = 4;

/** Stage in which documents are checked. */
const CHECKED = 6;

/** Steps that may be opened now, in their order; none once the hold is paid or the order stopped. */
export function openSteps(order: Steps): StepId[] {
  const isNamed = may(order, 'set-users') && order.stage_number >= NAMED;
  return wizardSteps
    .map(({ id }) => id)
    .filter((id) => {
      if (id === 'payment') return may(order, 'set-payment');
      if (id === 'users') return may(order, 'set-users');
      // Once documents are checked, nobody is named but who has turned 14.
      return isNamed && order.stage_number < CHECKED;
    });
}

/**
 * The step to show: the one that is asked for where it is open, else the furthest one; documents may come
 * later, so nobody is held up by them.
 * @param asked slug of the address
 * @returns `null` where the deal goes on by itself
 */
export function stepOf(order: Steps & Pick<Order, 'papers'>, asked: string | null): StepId | null {
  const open = openSteps(order);
  const wanted = wizardSteps.find(({ slug }) => slug === asked);
  if (wanted && open.includes(wanted.id)) return wanted.id;
  const furthest = open.at(-1) ?? null;
  const wantsDocuments = order.papers.length > 0 && order.papers.every(({ done }) => !done);
  return furthest === 'review' && wantsDocuments ? 'documents' : furthest;
}

/** Address of a step of an order. */
export function stepHref(guid: string, id: StepId): string {
  const step = wizardSteps.find((one) => one.id === id);
  return `/order/${guid}?${STEP_KEY}=${step?.slug ?? ''}`;
}
