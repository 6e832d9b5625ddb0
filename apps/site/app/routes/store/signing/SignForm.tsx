import { useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { troubleWords } from '@m30/shell/error';
import { useHydrated } from '@m30/shell/late';
import { Button } from '@m30/ui-kit/button';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { Notice } from '@m30/ui-kit/notice';
import type { Invitation } from './signing.server.ts';
import styles from './Signing.module.css';

/** The signature: open to whoever says that the text was read; the operator sends a code to the participant's own phone. */
export function SignForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const [isRead, setRead] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sign = async () => {
    setPending(true);
    setProblem(null);
    try {
      const { url } = await browserApi.post(
        'Signing.Sign',
        { link: token, hash: invitation.hash },
        { idempotencyKey: crypto.randomUUID() },
      );
      // The button works on until the page of the operator is there.
      window.location.assign(url);
    } catch (error) {
      setProblem(troubleWords(error));
      setPending(false);
    }
  };
  return (
    <section className={styles.sign} aria-label="Подпись" inert={!useHydrated()}>
      <Checkbox checked={isRead} onChange={({ target }) => setRead(target.checked)}>
        {invitation.texts.length > 1
          ? 'Все договоры прочитаны, подписываю каждый от своего имени'
          : 'Договор прочитан, подписываю его от своего имени'}
      </Checkbox>
      <Button disabled={!isRead} loading={pending} onClick={() => void sign()}>
        Подписать
      </Button>
      <p className={styles.plain}>Код подписи придёт в&nbsp;СМС на&nbsp;ваш телефон.</p>
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
    </section>
  );
}
