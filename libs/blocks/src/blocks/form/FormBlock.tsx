import { useId, useMemo } from 'react';
import { LatePart } from '@m30/ui-kit/late-part';
import { useBlocksHost } from '../../host/BlocksHost.tsx';
import { BlockAction } from '../../parts/block-action/BlockAction.tsx';
import { usePlace } from '../../react/place-context.ts';
import type { FormProps } from './form.schema.ts';
import styles from './FormBlock.module.css';

/** A lead form within the page; until the visitor comes near, and without script, the way to its window or page. */
export function FormBlock({ typeform, title, text, label, data }: FormProps) {
  const titleId = useId();
  const { forms, onError } = useBlocksHost();
  const load = useMemo(
    () =>
      forms &&
      (async () => {
        const [{ leadForms }, { default: Provider }] = await Promise.all([
          import('@m30/forms'),
          forms(),
        ]);
        const { Form } = await leadForms[typeform]();
        return { Form, Provider };
      }),
    [forms, typeform],
  );
  const closes = usePlace()?.kind === 'close';
  const action = <BlockAction action={{ label, typeform, data: { ...data, title, lead: text } }} />;
  if (closes) {
    return (
      <LatePart
        load={load}
        onError={onError}
        className={styles.close}
        fallback={
          <section className={styles.still} aria-labelledby={title && titleId}>
            <Words {...{ title, titleId, text }} />
            {action}
          </section>
        }
      >
        {({ Form, Provider }) => (
          <Provider>
            <Form
              variant="inline"
              className={styles.inline}
              {...{ title, data, lead: text, submitLabel: label }}
            />
          </Provider>
        )}
      </LatePart>
    );
  }
  return (
    <section className={styles.band} data-tone="paper" aria-labelledby={title && titleId}>
      <Words {...{ title, titleId, text }} />
      <LatePart load={load} onError={onError} className={styles.form} fallback={action}>
        {({ Form, Provider }) => (
          <Provider>
            <Form data={data} submitLabel={label} />
          </Provider>
        )}
      </LatePart>
    </section>
  );
}

function Words({ title, titleId, text }: Pick<FormProps, 'title' | 'text'> & { titleId: string }) {
  if (!title && !text) return null;
  return (
    <div className={styles.words}>
      {title && <h2 id={titleId}>{title}</h2>}
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
