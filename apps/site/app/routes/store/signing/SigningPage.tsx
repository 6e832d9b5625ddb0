import { Container } from '@m30/ui-kit/container';
import { Notice } from '@m30/ui-kit/notice';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { ContractToRead } from './ContractToRead.tsx';
import type { Invitation } from './signing.server.ts';
import { SignForm } from './SignForm.tsx';
import styles from './Signing.module.css';

export interface SigningPageProps {
  /** Secret of the link; `null` on the way back from the operator. */
  token: string | null;
  /** `null` where the link opens nothing any more. */
  invitation: Invitation | null;
  /** The operator of the signature has led back here. */
  isBack: boolean;
}

/** The contract for a participant without an account: who, what, the text with its hash, and the signature. */
export function SigningPage({ token, invitation, isBack }: SigningPageProps) {
  if (isBack) {
    return (
      <Message
        title="Спасибо"
        text={
          'Если вы подписали договор, ваша подпись уже у\u00a0застройщика. Проверить это можно по\u00a0ссылке из\u00a0СМС.'
        }
      />
    );
  }
  if (!invitation || token === null) {
    return (
      <Message
        title={'Ссылка не\u00a0открывается'}
        text={
          'Её заменила новая, или вышел срок. Попросите покупателя прислать ещё одну из\u00a0личного кабинета.'
        }
      />
    );
  }
  const { name, buyer, texts, imitated, state } = invitation;
  const [first] = texts;
  if (!first) return null;
  const isSet = texts.length > 1;
  const { title, number, object } = first.text;
  return (
    <>
      <PageHead
        title={isSet ? `${texts.length} договора вместе` : title}
        note={`${isSet ? 'Каждый лот по\u00a0своему договору, подпись ставится под\u00a0всеми' : `№\u00a0${number}. ${object}`}. Подписывает ${name}, приглашает ${buyer}.`}
      />
      <Container className={styles.page}>
        {imitated && (
          <Notice tone="warning">
            Демонстрация: подпись «Госключа» имитируется, договор юридической силы не&nbsp;имеет.
          </Notice>
        )}
        {state === 'signed' && <Notice tone="success">Вы подписали этот договор.</Notice>}
        {state === 'stopped' && (
          <Notice tone="info">Сейчас договор подписать нельзя. Спросите покупателя.</Notice>
        )}
        {isSet && <TextsToRead texts={texts} />}
        {texts.map((contract) => (
          <div key={contract.hash} id={contract.text.number}>
            {isSet && (
              <div className={styles.title}>
                <p>{contract.text.title}</p>
                <p className={styles.plain}>
                  №&nbsp;{contract.text.number}. {contract.text.object}
                </p>
              </div>
            )}
            <ContractToRead contract={contract} />
          </div>
        ))}
        {state === 'open' && <SignForm token={token} invitation={invitation} />}
      </Container>
    </>
  );
}

/** The contracts of a set, to be read one after another. */
function TextsToRead({ texts }: Pick<Invitation, 'texts'>) {
  return (
    <nav aria-label="Договоры">
      <ol>
        {texts.map(({ hash, text }) => (
          <li key={hash}>
            <a href={`#${text.number}`}>
              №&nbsp;{text.number}: {text.object}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Message({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHead title={title} note={text} />
      <Container className={styles.page} />
    </>
  );
}
