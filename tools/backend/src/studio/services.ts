import type { StaffAction } from '../kernel/staff/define-staff-action.ts';
import type { StaffWork } from '../kernel/staff/define-staff-work.ts';

declare module '../kernel/services.ts' {
  interface Services {
    /** Everything that the staff do for buyers. */
    readonly staffActions: readonly StaffAction[];
    /** Everything that waits for them. */
    readonly staffWork: readonly StaffWork[];
  }
}
