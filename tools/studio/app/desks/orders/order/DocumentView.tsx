import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Icon } from '@m30/ui-kit/icon';
import { useChange } from '../../../api/queries.ts';
import { Key } from '../../../components/key/Key.tsx';
import { ReasonDialog } from '../../../components/reason-dialog/ReasonDialog.tsx';
import { useShortcuts } from '../../../keys/shortcuts.ts';
import type { OrderDocument } from './order.ts';
import styles from './Documents.module.css';

/** Files that a browser draws as a picture. */
const PICTURE = /\.(jpe?g|png|webp|gif|avif)$/i;

/** Reasons for which documents are most often given back. */
const USUAL = [
  'Нет разворота с пропиской',
  'Снимок нерезкий: серия и номер не читаются',
  'Блик закрывает часть страницы',
  'Прислан не тот документ',
  'Документ просрочен',
];

const TOUCHES = ['Orders.Get', 'Orders.List', 'Documents.List'] as const;

/** One document, and what is decided of it: accepted, or given back with a reason that the buyer reads. */
export function DocumentView({ document, checks }: { document: OrderDocument; checks: boolean }) {
  const [refusing, setRefusing] = useState(false);
  const { order, file, title, name, src } = document;
  const accept = useChange('Documents.Accept', {
    touches: TOUCHES,
    done: ({ message }) => message,
  });
  const refuse = useChange('Documents.Refuse', {
    touches: TOUCHES,
    done: ({ message }) => message,
  });
  const run = () => accept.mutate({ order, file });
  useShortcuts(
    checks
      ? [
          { code: 'KeyA', key: 'A', label: 'принять', run },
          { code: 'KeyR', key: 'R', label: 'отказать', run: () => setRefusing(true) },
        ]
      : [],
  );
  return (
    <div className={styles.view}>
      <div className={styles.name}>
        <b>{name}</b>
        <a href={src} download={name}>
          <Icon name="download" size={16} />
          Скачать
        </a>
      </div>
      <div className={styles.stage}>
        {PICTURE.test(name) ? (
          <img src={src} alt={title} className={styles.picture} />
        ) : (
          <p>Этот файл открывается на вашем компьютере: скачайте его.</p>
        )}
      </div>
      {checks && (
        <div className={styles.decide}>
          <Button loading={accept.isPending} onClick={run}>
            <Icon name="check" size={16} />
            Принять <Key>A</Key>
          </Button>
          <Button variant="secondary" onClick={() => setRefusing(true)}>
            Отказать с причиной <Key>R</Key>
          </Button>
        </div>
      )}
      <ReasonDialog
        title={`Вернуть: ${title}`}
        lead="Причину прочитает покупатель: в кабинете и в сообщении."
        action="Вернуть покупателю"
        usual={USUAL}
        open={refusing}
        onClose={() => setRefusing(false)}
        send={(reason) => refuse.mutateAsync({ order, file, reason })}
      />
    </div>
  );
}
