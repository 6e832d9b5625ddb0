import { DocumentLink } from '@m30/ui-kit/document-link';
import { TextLink } from '@m30/ui-kit/link';
import type { Complex } from '../data/complex.ts';
import styles from './ProjectDocuments.module.css';

export interface ProjectDocumentsProps {
  documents: Complex['documents'];
  /** The house is completed: its flats are sold, not built together. */
  completed: boolean;
}

/** Documents to open, and where the buyer's money lies. */
export function ProjectDocuments({ documents, completed }: ProjectDocumentsProps) {
  return (
    <div className={styles.documents} id="documents">
      {documents.length > 0 && (
        <div>
          <h3>Документы</h3>
          {documents.map(({ title, src, size }) => (
            <DocumentLink
              key={src}
              document={{ type: 'file', label: title, file: { src, size } }}
            />
          ))}
        </div>
      )}
      <div>
        <h3>{completed ? 'Расчёты' : 'Эскроу'}</h3>
        <p className="muted">
          {completed ? (
            'Дом введён, квартиры продаём по\u00a0договору купли-продажи. Деньги лежат на\u00a0аккредитиве и\u00a0приходят нам после регистрации вашего права.'
          ) : (
            <>
              По&nbsp;закону №&nbsp;214-ФЗ деньги лежат на&nbsp;счёте эскроу в&nbsp;банке, пока дом
              не&nbsp;введён. Сколько из&nbsp;них застраховано и&nbsp;когда банк их вернёт&nbsp;—{' '}
              <TextLink href="/ddu">на&nbsp;странице о&nbsp;ДДУ</TextLink>.
            </>
          )}
        </p>
        <p>
          Полная отчётность о&nbsp;стройке&nbsp;—{' '}
          <TextLink href="https://xn--80az8a.xn--d1aqf.xn--p1ai" rel="noreferrer">
            наш.дом.рф
          </TextLink>
        </p>
      </div>
    </div>
  );
}
