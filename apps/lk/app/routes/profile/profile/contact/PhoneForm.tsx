import { PhoneField } from '@m30/forms/phone';
import { browserApi } from '@m30/shell/browser';
import { NewContact } from './NewContact.tsx';

/** Another phone. */
export function PhoneForm({ onDone }: { onDone: () => void }) {
  return (
    <NewContact
      name="phone"
      send={(phone) => browserApi.post('LK.SendPhoneCode', { phone })}
      confirm={(code) => browserApi.post('LK.ChangePhone', { code })}
      onDone={onDone}
    >
      {(field) => <PhoneField {...field} />}
    </NewContact>
  );
}
