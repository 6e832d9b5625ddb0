import type { LetterKind } from '../kernel/letter/define-letter.ts';
import type { StaffAction } from '../kernel/staff/define-staff-action.ts';
import type { StaffWork } from '../kernel/staff/define-staff-work.ts';

declare module '../kernel/services.ts' {
  interface Services {
    /** Everything that the staff do for buyers. */
    readonly staffActions: readonly StaffAction[];
    /** Every kind of letter and SMS, by its id. */
    readonly letterKinds: ReadonlyMap<string, LetterKind>;
    /** Everything that waits for them. */
    readonly staffWork: readonly StaffWork[];
  }
}
