import { CallbackModal } from '@m30/forms/callback';
import { LeadForms } from '../../lead/index.ts';
import type { ModalProps } from '../registry.ts';

/** Asks for a call back: the modal of every «Заказать звонок» and «Оставить заявку». */
export default function CallRequestModal({ onClose }: ModalProps) {
  return (
    <LeadForms>
      <CallbackModal open onClose={onClose} />
    </LeadForms>
  );
}
