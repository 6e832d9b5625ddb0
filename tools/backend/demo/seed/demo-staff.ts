import { ALL_ROLES, type Role } from '@m30/studio/contract/core/roles';

/** Password of every account of the demonstration in the Studio; the README tells it. */
export const DEMO_STAFF_PASSWORD = 'meridian-30-studio';

const NAMES: Readonly<Record<Role, readonly [lastName: string, name: string]>> = {
  administrator: ['Лебедев', 'Роман'],
  head_of_sales: ['Карпова', 'Ирина'],
  sales_manager: ['Сафина', 'Дарья'],
  mortgage_broker: ['Дёмин', 'Павел'],
  lawyer: ['Широкова', 'Нина'],
  handover_engineer: ['Быков', 'Олег'],
  marketer: ['Орлов', 'Глеб'],
  editor: ['Юдина', 'Вера'],
};

/** One account a role: `sales-manager@meridian30.example`. */
export const demoStaff = ALL_ROLES.map((role, index) => ({
  role,
  guid: `d3000000-0000-4000-8000-00000000000${index + 1}`,
  email: `${role.replaceAll('_', '-')}@meridian30.example`,
  lastName: NAMES[role][0],
  name: NAMES[role][1],
}));
