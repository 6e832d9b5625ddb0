import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Modal } from '@m30/ui-kit/modal';
import type { StudioResult } from '../../contract/client.ts';
import { useChange, type ReadName } from '../api/queries.ts';
import { Form } from '../form/Form.tsx';
import { actionTitle } from './action-title.ts';
import { ActionField } from './ActionField.tsx';

type Action = StudioResult<'Actions.List'>['actions'][number];

interface ActionDialogProps {
  action: Action;
  /** Fields that are known; they are not asked for. */
  given: Readonly<Record<string, string>>;
  /** What the other fields begin with. */
  suggested?: Readonly<Record<string, string>>;
  open: boolean;
  onClose: () => void;
  /** Reads that show something else afterwards. */
  touches: readonly ReadName[];
}

/** Asks for what an action needs, in fields that the action itself declares, and does it. */
export function ActionDialog({ action, open, onClose, ...form }: ActionDialogProps) {
  return (
    <Modal
      name="action"
      title={actionTitle(action)}
      lead={
        <>
          {action.summary}. <b>Покупатель увидит:</b> {action.shows}.
        </>
      }
      size="small"
      open={open}
      onClose={onClose}
    >
      <ActionForm {...form} action={action} onDone={onClose} />
    </Modal>
  );
}

type ActionFormProps = Pick<ActionDialogProps, 'action' | 'given' | 'suggested' | 'touches'> & {
  onDone: () => void;
};

function ActionForm({ action, given, suggested = {}, touches, onDone }: ActionFormProps) {
  const asked = action.fields.filter(({ name }) => !(name in given));
  const [values, setValues] = useState<Readonly<Record<string, string>>>(suggested);
  const run = useChange('Actions.Run', { touches, done: ({ message }) => message });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (!event.currentTarget.reportValidity()) return;
        const fields = { ...values, ...given };
        run.mutate({ name: action.name, fields }, { onSuccess: onDone });
      }}
    >
      {asked.map((field) => (
        <ActionField
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          onChange={(value) => setValues((former) => ({ ...former, [field.name]: value }))}
        />
      ))}
      <Button type="submit" loading={run.isPending}>
        {actionTitle(action)}
      </Button>
    </Form>
  );
}
