import { browserApi } from '@m30/shell/browser';
import { TextField } from '@m30/ui-kit/text-field';
import { NewContact } from './NewContact.tsx';

/** Another mailbox. */
export function EmailForm({ onDone }: { onDone: () => void }) {
  return (
    <NewContact
      name="email"
      send={(email) => browserApi.post('LK.SendEmailCode', { email })}
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
