import { useNavigate, useRevalidator } from 'react-router';
import { OrderDocuments, type DocumentUploads } from '@m30/shell/order-documents';
import type { Order } from '../../../../store/order/order.ts';
import { stepHref } from '../../../../store/order/steps.ts';
import { StepForm } from '../step/StepForm.tsx';

export interface DocumentsStepProps {
  order: Order;
  uploads: DocumentUploads;
}

/** Documents, which may also come later. */
export function DocumentsStep({ order, uploads }: DocumentsStepProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isBusy = uploads.uploads.some(({ problem }) => problem === null);
  return (
    <StepForm
      title="Документы"
      lead="Сфотографируйте или приложите сканы. Чего нет под рукой, можно загрузить и&nbsp;после брони."
      errors={[]}
      attempt={0}
      pending={false}
      submitLabel="Дальше: проверка"
      back={stepHref(order.guid, 'users')}
      onSubmit={() => void navigate(stepHref(order.guid, 'review'))}
    >
      <OrderDocuments order={order} uploads={uploads} onRemoved={revalidate} />
      <p role="status" className="visually-hidden">
        {isBusy ? 'Файлы загружаются, можно идти дальше' : ''}
      </p>
    </StepForm>
  );
}
