import { useCallback } from 'react';
import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { Icon } from '@m30/ui-kit/icon';
import { Modal } from '@m30/ui-kit/modal';
import { ServerHtml } from '@m30/ui-kit/server-html';
import { browserApi } from '../../../browser/index.ts';
import type { ModalProps } from '../../request/modal-props.ts';
import { Answered } from './Answered.tsx';
import { ServiceList } from './ServiceList.tsx';
import styles from './Services.module.css';
import { useAnswer } from './use-answer.ts';

type Service = ResultOf<'Content.GetService'>;

/** One service (`data-id`), with the way back to its list. */
export default function ServiceModal({ data, onClose }: ModalProps) {
  const id = data['id'] ?? '';
  // Keyed: a section below opens the same modal with another id.
  return <Section key={id} id={id} onClose={onClose} />;
}

function Section({ id, onClose }: { id: string; onClose: () => void }) {
  const ask = useCallback(
    (signal: AbortSignal) => browserApi.get('Content.GetService', { id }, { signal }),
    [id],
  );
  const service = useAnswer(ask);
  const { answer } = service;
  const parent = answer.state === 'ready' ? answer.result.parents.at(-1) : undefined;
  return (
    <Modal
      open
      name="servicesInner"
      size="large"
      title={answer.state === 'ready' ? answer.result.name : 'Услуга'}
      onClose={onClose}
    >
      <Answered {...service}>{(section) => <Description section={section} />}</Answered>
      <button
        type="button"
        className={styles.back}
        data-modal-trigger={parent ? 'servicesInner' : 'services'}
        data-id={parent?.id}
      >
        <Icon name="arrow-left" />
        {parent ? parent.name : 'Все услуги'}
      </button>
    </Modal>
  );
}

function Description({ section: { description, sections } }: { section: Service }) {
  return (
    <div className={styles.description}>
      {description.blocks.map((block, index) => {
        const html = 'html' in block && typeof block['html'] === 'string' ? block['html'] : null;
        return html === null ? null : <ServerHtml key={index} html={html} />;
      })}
      {sections.length > 0 ? (
        <ServiceList sections={sections} />
      ) : (
        <Button data-modal-trigger="callRequest">Оставить заявку</Button>
      )}
    </div>
  );
}
