import { browserApi } from '@m30/shell/browser';
import { TextField } from '@m30/ui-kit/text-field';
import { NewContact } from './NewContact.tsx';

export interface EmailFormProps {
  /** Stands in the field at first. @default '' */
  email?: string;
  onDone: () => void;
}

/** Another mailbox, or the present one to confirm. */
export function EmailForm({ email: present, onDone }: EmailFormProps) {
  return (
    <NewContact
      name="email"
      initial={present}
      send={(email, password) => browserApi.post('LK.SendEmailCode', { email, password })}
      confirm={(code) => browserApi.post('LK.ChangeEmail', { code })}
      onDone={onDone}
    >
      {({ onValueChange, ...field }) => (
        <TextField
          label="Почта"
          name="email"
          type="email"
          autoComplete="email"
          onChange={({ target }) => onValueChange(target.value)}
          {...field}
        />
      )}
    </NewContact>
  );
}
