import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import type { StudioResult } from '../../../contract/client.ts';
import { actionTitle } from '../../actions/action-title.ts';
import { ActionDialog } from '../../actions/ActionDialog.tsx';
import styles from './Work.module.css';

type Action = StudioResult<'Actions.List'>['actions'][number];

/** Whether an action is about nothing that waits: no field names a thing of the product by its key. */
const isFree = ({ fields }: Action) => fields.every(({ kind }) => kind !== 'guid');

/** What the role may do without anything that waits for it: a certificate, points, a survey, an instalment that came. */
export function FreeActions({ actions }: { actions: readonly Action[] }) {
  const [doing, setDoing] = useState<string | null>(null);
  const free = actions.filter(isFree);
  if (free.length === 0) return null;
  return (
    <section className={styles.free} aria-label="Сделать без обращения">
      <h2>Сделать без обращения</h2>
      <ul>
        {free.map((action) => (
          <li key={action.name}>
            <Button variant="secondary" onClick={() => setDoing(action.name)}>
              {actionTitle(action)}
            </Button>
            <ActionDialog
              action={action}
              given={{}}
              open={doing === action.name}
              onClose={() => setDoing(null)}
              touches={['Work.List']}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
