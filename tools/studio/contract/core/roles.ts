import { ALL_RIGHTS, type Right } from './rights.ts';

interface RoleAbout {
  /** Russian, as the Studio says it. */
  readonly title: string;
  readonly rights: readonly Right[];
}

const SALES: readonly Right[] = [
  ...(['leads.read', 'leads.work', 'orders.read', 'orders.refund', 'mortgage.read'] as const),
  ...(['viewings.read', 'viewings.change', 'documents.check', 'questions.answer'] as const),
  ...(['orders.open', 'agents.read', 'agents.register', 'media.read'] as const),
  ...(['lots.read', 'orders.discount'] as const),
];

const HEAD_OF_SALES: readonly Right[] = [
  ...SALES,
  ...(['leads.assign', 'prices.change', 'lots.change', 'approvals.decide', 'staff.read'] as const),
  ...(['agents.manage', 'feeds.manage', 'crm.manage', 'figures.read'] as const),
];

/** What everybody writes who writes for the site. */
const CONTENT = [
  ...(['pages.edit', 'pages.publish', 'reviews.moderate', 'news.edit', 'site.edit'] as const),
  ...(['letters.edit', 'media.read', 'media.edit'] as const),
] as const satisfies readonly Right[];

/** Roles and what each may: the table from which the guard, the tests and `docs/studio.md` are made. */
export const ROLES = {
  administrator: { title: 'Администратор', rights: ALL_RIGHTS },
  head_of_sales: { title: 'Руководитель продаж', rights: HEAD_OF_SALES },
  sales_manager: { title: 'Менеджер продаж', rights: SALES },
  mortgage_broker: {
    title: 'Ипотечный брокер',
    rights: [
      ...(['leads.read', 'orders.read', 'mortgage.read', 'documents.check'] as const),
      ...(['questions.answer', 'media.read'] as const),
    ],
  },
  lawyer: {
    title: 'Юрист',
    rights: [
      ...(['orders.read', 'orders.move', 'orders.refund', 'documents.check'] as const),
      ...(['statements.decide', 'media.read'] as const),
    ],
  },
  handover_engineer: {
    title: 'Инженер приёмки',
    rights: [
      ...(['orders.read', 'handover.manage', 'questions.answer'] as const),
      ...(['statements.decide', 'media.read'] as const),
    ],
  },
  marketer: {
    title: 'Маркетолог',
    rights: [
      'leads.read',
      'surveys.manage',
      'promos.edit',
      'feeds.manage',
      'figures.read',
      ...CONTENT,
    ],
  },
  editor: { title: 'Редактор', rights: ['surveys.manage', ...CONTENT] },
} as const satisfies Readonly<Record<string, RoleAbout>>;

export type Role = keyof typeof ROLES;

export const ALL_ROLES = Object.keys(ROLES) as [Role, ...Role[]];

/** Whether a role has a right. */
export const mayRole = (role: Role, right: Right): boolean =>
  (ROLES[role] as RoleAbout).rights.includes(right);
