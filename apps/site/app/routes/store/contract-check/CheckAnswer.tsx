import { formatDate } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { Signatures } from './Signatures.tsx';
import { Fact } from './Fact.tsx';
import type { CheckedContract, HashAnswer } from './contract-check.server.ts';
import styles from './ContractCheck.module.css';

/** What a hash stands for; says honestly where it stands for nothing. */
export function CheckAnswer({ answer: { asked, wrong, contract } }: { answer: HashAnswer }) {
  if (wrong) return null;
  if (!contract) {
    return (
      <section className={styles.answer} role="status">
        <Notice tone="danger">
          Такого отпечатка мы&nbsp;не&nbsp;знаем: ни&nbsp;показанного, ни&nbsp;подписанного договора
          с&nbsp;ним нет. Возможно, текст или файл изменили.
        </Notice>
        <Hash value={asked} />
      </section>
    );
  }
  return (
    <section className={styles.answer} role="status">
      <Verdict contract={contract} />
      <dl>
        <Fact name="Договор" value={`${contract.title} №\u00a0${contract.number}`} />
        <Fact name="Составлен" value={formatDate(contract.drawn_up)} />
        <Fact name="Объект" value={contract.object} />
        <Fact
          name="Найден"
          value={contract.found_by === 'text' ? 'по отпечатку текста' : 'по отпечатку файла PDF'}
        />
      </dl>
      <Hash value={contract.hash} />
      <Signatures contract={contract} />
    </section>
  );
}

function Verdict({ contract }: { contract: CheckedContract }) {
  const { signed_at, outdated, imitated } = contract;
  return (
    <>
      {signed_at ? (
        <Notice tone="success">
          Текст подписан <time dateTime={signed_at}>{formatDate(signed_at, 'fullInSentence')}</time>{' '}
          по&nbsp;Москве.
        </Notice>
      ) : outdated ? (
        <Notice tone="warning">
          Это прежний проект: текст договора с&nbsp;тех пор изменился. Этот текст не&nbsp;подписан.
        </Notice>
      ) : (
        <Notice tone="warning">Это проект договора: он&nbsp;ещё не&nbsp;подписан.</Notice>
      )}
      {imitated && (
        <Notice tone="warning">
          Демонстрация: подпись «Госключа» имитируется, юридической силы она не&nbsp;имеет.
        </Notice>
      )}
    </>
  );
}

const Hash = ({ value }: { value: string }) => (
  <p className={styles.hash}>
    <span>SHA-256 текста</span>
    <code>{value.replace(/.{8}(?!$)/g, '$& ')}</code>
  </p>
);
