import { formatDate } from '@m30/ui-kit/format';
import type { CheckedContract } from './contract-check.server.ts';
import styles from './ContractCheck.module.css';
import { Fact } from './Fact.tsx';

type Signature = CheckedContract['signed_by'][number];

/** Who signed a contract, when and with which certificate; says where the company has not signed yet. */
export function Signatures({ contract }: { contract: CheckedContract }) {
  const { kind, signed_at, signed_by, imitated } = contract;
  if (signed_at === null) return null;
  const seller = kind === 'ddu' ? 'Застройщик' : 'Продавец';
  return (
    <>
      <h2>Подписи</h2>
      <ol className={styles.signatures}>
        {signed_by.map((one) => (
          <li key={`${one.side} ${one.owner} ${one.at}`}>
            <h3>
              {one.side === 'seller' ? seller : 'Покупатель'}
              {one.owner && `: ${one.owner}`}
            </h3>
            <Certificate signature={one} imitated={imitated} />
          </li>
        ))}
      </ol>
      {signed_by.every(({ side }) => side !== 'seller') && (
        <p>{seller} подписывает после покупателя, перед&nbsp;регистрацией.</p>
      )}
    </>
  );
}

function Certificate({ signature, imitated }: { signature: Signature; imitated: boolean }) {
  const { at, certificate } = signature;
  return (
    <dl>
      <Fact name="Подписано" value={`${formatDate(at, 'fullInSentence')} по\u00a0Москве`} />
      {certificate ? (
        <>
          <Fact name="Удостоверяющий центр" value={certificate.issuer} />
          <Fact name="Серийный номер" value={certificate.serial} />
          <Fact
            name="Действует"
            value={`${formatDate(certificate.valid_from)}\u00a0— ${formatDate(certificate.valid_to)}`}
          />
        </>
      ) : (
        <Fact
          name="Сертификат"
          value={imitated ? 'нет: подпись имитирована' : 'хранит оператор подписи'}
        />
      )}
    </dl>
  );
}
