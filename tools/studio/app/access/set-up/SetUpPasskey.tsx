import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { TextField } from '@m30/ui-kit/text-field';
import { api } from '../../api/api.ts';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { makePasskey, passkeyMessage } from '../passkeys/passkeys.ts';
import type { SetUpDone } from './SetUp.tsx';

const MOST_OF_NAME = 60;

/** A passkey of this device or of a key in its port, under a name that tells it from others. */
export function SetUpPasskey({ onDone }: { onDone: (done: SetUpDone) => void }) {
  const [name, setName] = useState('Этот компьютер');
  const make = useMutation({
    mutationFn: async () => {
      const { options } = await api.post('SecondFactor.StartPasskey', {});
      const response = await makePasskey(options);
      return api.post('SecondFactor.ConfirmPasskey', { response, name: name.trim() });
    },
    onSuccess: onDone,
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate();
      }}
    >
      <TextField
        label="Как назвать ключ"
        required
        maxLength={MOST_OF_NAME}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <FormRefusal>{make.error && passkeyMessage(make.error)}</FormRefusal>
      <Button type="submit" loading={make.isPending} disabled={name.trim() === ''}>
        Записать ключ
      </Button>
    </Form>
  );
}
