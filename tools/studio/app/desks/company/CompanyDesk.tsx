import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import styles from './Company.module.css';
import { CompanyForm } from './CompanyForm.tsx';
import { NextSteps } from './NextSteps.tsx';
import { SetUp } from './SetUp.tsx';
import { useCompany } from './useCompany.ts';

/** What the company is. While it has no site, the set-up of one. */
export default function CompanyDesk() {
  const draft = useCompany();
  const { company, isError, retry } = draft;
  const isNew = company?.is_set_up === false;
  return (
    <>
      <DeskHead
        title={isNew ? 'Настройка сайта' : 'Компания'}
        note={
          isNew
            ? 'Пять шагов, потом комплексы из файла. Всё можно изменить позже'
            : 'Реквизиты, город, цвета, согласия. Телефон и меню — за столом «Меню»'
        }
      />
      {isError && <Trouble onRetry={retry} />}
      {!company && !isError && <Loading />}
      {company && (
        <div className={styles.desk}>
          {company.notes.length > 0 && (
            <ul className={styles.notes} aria-label="Что ещё не настроено">
              {company.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          {isNew ? (
            <SetUp draft={draft} />
          ) : (
            <>
              <NextSteps counts={company.counts} />
              <CompanyForm key={company.revision} draft={draft} />
            </>
          )}
        </div>
      )}
    </>
  );
}
