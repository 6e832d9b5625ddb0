import type { LeadFormModule } from '@m30/forms';
import type { LoadModal } from '../../request/modal-props.ts';

/** The modal of a lead form: its window inside this origin's way to send. */
export function leadModal(load: () => Promise<LeadFormModule>): LoadModal {
  return async () => {
    const [{ LeadForms }, { FormModal }] = await Promise.all([
      import('../../../lead/index.ts'),
      load(),
    ]);
    return {
      default: ({ data, onClose }) => (
        <LeadForms>
          <FormModal open data={data} onClose={onClose} />
        </LeadForms>
      ),
    };
  };
}
