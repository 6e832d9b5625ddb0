import { getDashboard } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findDashboard } from '../../domain/dashboard/find-dashboard.ts';

/** Answers `getDashboard`. */
export const getDashboardHandler = implement(
  getDashboard,
  (_input, call) => findDashboard(call.services, buyerOf(call).user.id),
  { cache: 'none' },
);
