import { getDashboard } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findDashboard } from './find-dashboard.ts';

export const getDashboardHandler = implement(
  getDashboard,
  (_input, call) => findDashboard(call.services, buyerOf(call).user.id),
  { cache: 'none' },
);
