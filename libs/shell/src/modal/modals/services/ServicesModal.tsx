import { Modal } from '@m30/ui-kit/modal';
import { browserApi } from '../../../browser/index.ts';
import type { ModalProps } from '../../request/modal-props.ts';
import { Answered } from './Answered.tsx';
import { ServiceList } from './ServiceList.tsx';
import { useAnswer } from './use-answer.ts';

const ask = (signal: AbortSignal) => browserApi.get('Content.GetServices', {}, { signal });

/** The list of services; one that is chosen opens `servicesInner`. */
export default function ServicesModal({ data, onClose }: ModalProps) {
  const services = useAnswer(ask);
  return (
    <Modal
      open
      name="services"
      size="large"
      title={data['title'] ?? 'Услуги'}
      lead="Выберите услугу, чтобы узнать подробности."
      onClose={onClose}
    >
      <Answered {...services}>{({ sections }) => <ServiceList sections={sections} />}</Answered>
    </Modal>
  );
}
