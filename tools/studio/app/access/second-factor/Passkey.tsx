import { useMutation } from '@tanstack/react-query';
import { Button } from '@m30/ui-kit/button';
import { api } from '../../api/api.ts';
import { useEnter } from '../../api/session.ts';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { passkeyMessage, signWithPasskey } from '../passkeys/passkeys.ts';

/** The browser asks for a finger, a face or a key. */
export function Passkey() {
  const enter = useEnter();
  const sign = useMutation({
    mutationFn: async () => {
      const { options } = await api.post('Session.StartPasskey', {});
      return api.post('Session.ConfirmPasskey', { response: await signWithPasskey(options) });
    },
    onSuccess: enter,
  });
  return (
    <>
      <p>Браузер попросит палец, лицо или ключ, который вы записали в Студии.</p>
      <FormRefusal>{sign.error && passkeyMessage(sign.error)}</FormRefusal>
      <div>
        <Button loading={sign.isPending} onClick={() => sign.mutate()}>
          Войти с ключом
        </Button>
      </div>
    </>
  );
}
