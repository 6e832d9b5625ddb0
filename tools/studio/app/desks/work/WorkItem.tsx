import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import type { StudioResult } from '../../../contract/client.ts';
import { STUDIO_FILES_PATH } from '../../../contract/core/addresses.ts';
import { actionTitle } from '../../actions/action-title.ts';
import { ActionDialog } from '../../actions/ActionDialog.tsx';
import styles from './Work.module.css';

type Item = StudioResult<'Work.List'>['work'][number]['items'][number];

interface WorkItemProps {
  item: Item;
  /** What the role may do. */
  actions: StudioResult<'Actions.List'>['actions'];
}

/** One thing that waits: its facts, what was written, its files and what can be done. */
export function WorkItem({ item, actions }: WorkItemProps) {
  const [doing, setDoing] = useState<string | null>(null);
  const possible = item.actions.flatMap(({ name, given, suggested }) => {
    const about = actions.find((one) => one.name === name);
    return about ? [{ about, given, suggested }] : [];
  });
  return (
    <li className={styles.item}>
      <h2>{item.title}</h2>
      <dl className={styles.facts}>
        {item.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {item.texts.map(({ author, at, text }) => (
        <blockquote key={`${at} ${author}`} className={styles.text}>
          <p>{text}</p>
          <footer>
            {author}, {at.includes('T') ? formatDate(at, 'stamp') : at}
          </footer>
        </blockquote>
      ))}
      {item.files.length > 0 && (
        <ul className={styles.files}>
          {item.files.map(({ guid, name }) => (
            <li key={guid}>
              <a href={`${STUDIO_FILES_PATH}/${guid}`} download={name}>
                <Icon name="download" size={14} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {possible.map(({ about, given, suggested }) => (
          <span key={`${about.name} ${JSON.stringify(given)}`}>
            <Button
              variant="secondary"
              aria-label={`${actionTitle(about)}: ${item.title}`}
              onClick={() => setDoing(about.name)}
            >
              {actionTitle(about)}
            </Button>
            <ActionDialog
              action={about}
              given={given}
              suggested={suggested}
              open={doing === about.name}
              onClose={() => setDoing(null)}
              touches={['Work.List']}
            />
          </span>
        ))}
      </div>
    </li>
  );
}
