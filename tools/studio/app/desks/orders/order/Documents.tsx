import { useMemo, useState } from 'react';
import { Icon, type IconName } from '@m30/ui-kit/icon';
import { formatDate } from '@m30/ui-kit/format';
import { useShortcuts } from '../../../keys/shortcuts.ts';
import type { OrderDetails, OrderDocument } from './order.ts';
import { DocumentView } from './DocumentView.tsx';
import styles from './Documents.module.css';

const NONE = [] as const;

const CHECKS: Record<OrderDocument['check'], { words: string; icon: IconName }> = {
  new: { words: 'Не отправлен', icon: 'minus' },
  sent: { words: 'Ждёт проверки', icon: 'clock' },
  accepted: { words: 'Принят', icon: 'check' },
  refused: { words: 'Отказ', icon: 'close' },
};

/** Documents of the buyers: the list, and the one that is looked at. */
export function Documents({ order, checks }: { order: OrderDetails; checks: boolean }) {
  const { documents } = order;
  const [chosen, setChosen] = useState<string | null>(null);
  const open =
    documents.find(({ file }) => file === chosen) ??
    documents.find(({ check }) => check === 'sent') ??
    documents[0];
  const accepted = documents.filter(({ check }) => check === 'accepted').length;

  const shortcuts = useMemo(() => {
    const move = (step: number) => () => {
      const at = documents.findIndex(({ file }) => file === open?.file);
      const next = documents[at + step];
      if (next) setChosen(next.file);
    };
    return [
      { code: 'KeyJ', key: 'J', label: 'документы', run: move(1) },
      { code: 'KeyK', key: 'K', label: 'документы', run: move(-1) },
    ];
  }, [documents, open]);
  useShortcuts(documents.length > 1 ? shortcuts : NONE);

  return (
    <section className={styles.documents} aria-label="Документы">
      <h2>
        Документы{' '}
        {documents.length > 0 && (
          <span>
            принято {accepted} из {documents.length}
          </span>
        )}
      </h2>
      {!open && <p className={styles.none}>Покупатель ещё ничего не прислал.</p>}
      {open && (
        <div className={styles.pair}>
          <ul className={styles.list}>
            {documents.map((document) => (
              <li key={document.file}>
                <button
                  type="button"
                  aria-pressed={document === open}
                  data-check={document.check}
                  onClick={() => setChosen(document.file)}
                >
                  <Icon name={CHECKS[document.check].icon} size={16} />
                  <span>{document.title}</span>
                  <small>
                    {CHECKS[document.check].words}
                    {document.sent_at && ` ${formatDate(document.sent_at, 'dayShort')}`}
                  </small>
                  {document.reason && <em>«{document.reason}»</em>}
                </button>
              </li>
            ))}
          </ul>
          <DocumentView key={open.file} document={open} checks={checks && open.check === 'sent'} />
        </div>
      )}
    </section>
  );
}
