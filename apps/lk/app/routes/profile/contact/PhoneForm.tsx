import { PhoneField } from '@m30/forms/phone';
import { browserApi } from '@m30/shell/browser';
import { NewContact } from './NewContact.tsx';

export interface PhoneFormProps {
  /** Stands in the field at first, `+7XXXXXXXXXX`. @default '' */
  phone?: string;
  onDone: () => void;
}

/** Another phone, or the present one to confirm. */
export function PhoneForm({ phone: present, onDone }: PhoneFormProps) {
  return (
    <NewContact
      name="phone"
      initial={present}
      send={(phone, password) => browserApi.post('LK.SendPhoneCode', { phone, password })}
      confirm={(code) => browserApi.post('LK.ChangePhone', { code })}
      onDone={onDone}
    >
      {(field) => <PhoneField {...field} />}
    </NewContact>
  );
}
