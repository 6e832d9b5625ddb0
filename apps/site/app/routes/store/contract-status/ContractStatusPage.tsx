import { TextField } from '@m30/ui-kit/text-field';
import { PanelPage, type PanelPageProps } from '../../../components/panel-page/PanelPage.tsx';
import { Answer, isAnswered, PostForm } from '../../../components/post-form/index.ts';
import styles from './ContractStatus.module.css';
import type { StatusAnswer } from './contract-status.server.ts';
import { ContractUnknown } from './ContractUnknown.tsx';
import { StatusResult } from './StatusResult.tsx';

export interface ContractStatusPageProps extends Pick<PanelPageProps, 'title' | 'words'> {
  answer: StatusAnswer | undefined;
}

/** Asks for a contract by its number and a person in it, and shows how far its registration has come. */
export function ContractStatusPage({ title, words, answer }: ContractStatusPageProps) {
  return (
    <PanelPage
      {...{ title, words }}
      trail={[{ label: 'Клиентам', href: '/klientam' }]}
      heading="Проверить по номеру договора"
      lead={
        <>
          Все ваши договоры с&nbsp;документами и&nbsp;графиком платежей&nbsp;—{' '}
          <a href="/lk">в&nbsp;личном кабинете</a>.
        </>
      }
    >
      <PostForm answer={answer} problem={answer?.problem} submitLabel="Узнать статус">
        <TextField
          label="Номер договора"
          name="number"
          hint="В верхней строке первой страницы"
          autoComplete="off"
          required
          maxLength={60}
          defaultValue={answer?.asked.number}
          error={answer?.wrong.number}
        />
        <TextField
          label="Телефон или фамилия"
          name="person"
          hint="Любого участника договора"
          autoComplete="family-name"
          required
          maxLength={100}
          defaultValue={answer?.asked.person}
          error={answer?.wrong.person}
        />
      </PostForm>
      {isAnswered(answer) && (
        <Answer ruled answer={answer} className={styles.answer}>
          {answer.contract ? <StatusResult contract={answer.contract} /> : <ContractUnknown />}
        </Answer>
      )}
    </PanelPage>
  );
}
