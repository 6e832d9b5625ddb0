import { useId, useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { Icon } from '@m30/ui-kit/icon';
import { Notice } from '@m30/ui-kit/notice';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import { contractHref, type OrderContract } from './contract.ts';
import styles from './SignBar.module.css';

export interface SignBarProps {
  contract: OrderContract;
  /** Chapters that were read to their end. */
  read: number;
  /** Hashes of the texts that were read to their end: those of a set are signed together. */
  readTexts: ReadonlySet<string>;
}

/** Who signs, and the signature: open when the last chapter was read. */
export function SignBar({ contract, read, readTexts }: SignBarProps) {
  const { signers, can_sign, text, set, hash } = contract;
  const all = text.chapters.length;
  const unread = set.texts.filter((one) => one.hash !== hash && !readTexts.has(one.hash));
  return (
    <section className={styles.bar} aria-label="Подписи" data-layer="bar">
      <ul className={styles.signers}>
        {signers.map(({ name, you, signed, note }) => (
          <li key={name} data-state={signed ? 'signed' : you ? 'you' : undefined}>
            <i aria-hidden="true">{signed && <Icon name="check" size={16} />}</i>
            <span>{name}</span>
            <small>{you && !signed ? `прочитано ${read} из\u00a0${all}` : note}</small>
          </li>
        ))}
      </ul>
      {can_sign && <Sign contract={contract} isRead={read >= all} unread={unread} />}
    </section>
  );
}

interface SignProps {
  contract: OrderContract;
  isRead: boolean;
  /** The other contracts of the set that were not read yet. */
  unread: OrderContract['set']['texts'];
}

function Sign({ contract, isRead, unread: [next] }: SignProps) {
  const { guid, set, text } = contract;
  const isSet = set.texts.length > 1;
  const why = useId();
  const { pending, problem, run } = useAccountCall();
  const [leaving, setLeaving] = useState(false);
  const sign = () =>
    run(async () => {
      const key = { idempotencyKey: crypto.randomUUID() };
      const { url } = await browserApi.post('Order.Sign', { guid, hash: set.hash }, key);
      // The button works on until the page of the operator is there.
      setLeaving(true);
      window.location.assign(url);
    });
  if (isRead && next) {
    return (
      <>
        <p className={styles.why}>Договоры заказа подписываются вместе, прочитайте каждый</p>
        <Button className={styles.button} href={contractHref(guid, next.part)}>
          Читать следующий: №&nbsp;{next.number}
        </Button>
      </>
    );
  }
  return (
    <>
      {!isRead && (
        <p id={why} className={styles.why}>
          Кнопка откроется, когда вы&nbsp;дочитаете до&nbsp;раздела&nbsp;{text.chapters.length}
        </p>
      )}
      <Button
        className={styles.button}
        disabled={!isRead}
        aria-describedby={isRead ? undefined : why}
        loading={pending || leaving}
        onClick={() => void sign()}
      >
        {isSet ? `Подписать все ${set.texts.length}` : 'Подписать'}
      </Button>
      <div role="alert" className={styles.problem}>
        {problem && <Notice tone="danger">{problem}</Notice>}
      </div>
    </>
  );
}
