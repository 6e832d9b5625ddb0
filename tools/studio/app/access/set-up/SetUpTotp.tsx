import { useQuery } from '@tanstack/react-query';
import { Button } from '@m30/ui-kit/button';
import { ErrorState } from '@m30/ui-kit/error-state';
import { Skeleton } from '@m30/ui-kit/skeleton';
import { TextField } from '@m30/ui-kit/text-field';
import { TotpSchema } from '../../../contract/people/session.schema.ts';
import { api } from '../../api/api.ts';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';
import type { SetUpDone } from './SetUp.tsx';
import styles from './SetUp.module.css';

/** An authenticator by its QR code and the first six digits. */
export function SetUpTotp({ onDone }: { onDone: (done: SetUpDone) => void }) {
  const secret = useQuery({
    queryKey: ['SecondFactor.StartTotp'],
    queryFn: () => api.post('SecondFactor.StartTotp', {}),
    staleTime: Infinity,
    gcTime: 0,
  });
  const form = useSchemaForm({
    schema: TotpSchema,
    values: { code: '' },
    send: async (values) => onDone(await api.post('SecondFactor.ConfirmTotp', values)),
  });
  if (secret.isError) return <ErrorState onRetry={() => void secret.refetch()} />;
  const { data } = secret;
  return (
    <>
      <ol className={styles.steps}>
        <li>Откройте приложение-аутентификатор на телефоне.</li>
        <li>Наведите его на этот код.</li>
      </ol>
      {data ? (
        <svg
          role="img"
          aria-label="QR-код для приложения"
          className={styles.qr}
          viewBox={`-4 -4 ${data.qr.side + 8} ${data.qr.side + 8}`}
        >
          <path d={data.qr.path} />
        </svg>
      ) : (
        <Skeleton width={176} height={176} />
      )}
      <p className={styles.secret}>
        Не сканируется? Введите в приложении ключ: <code>{data && inFours(data.secret)}</code>
      </p>
      <Form onSubmit={form.submit}>
        <TextField
          {...form.field('code')}
          label="Код из приложения"
          hint="Шесть цифр"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <FormRefusal>{form.refusal}</FormRefusal>
        <Button type="submit" loading={form.sending}>
          Подтвердить
        </Button>
      </Form>
    </>
  );
}

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
