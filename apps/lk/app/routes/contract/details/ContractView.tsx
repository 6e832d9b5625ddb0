import { HowCounted } from '@m30/calculators/counted';
import { Button } from '@m30/ui-kit/button';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { participantName } from '@m30/shell/order';
import { Column, Columns } from '../../../components/columns/Columns.tsx';
import { Facts } from '../../../components/facts/Facts.tsx';
import { FileList } from '../../../components/file-list/FileList.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { RowList } from '../../../components/row-list/RowList.tsx';
import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import type { ContractDetails } from '../../../store/contract/contract.ts';
import { titled } from '../../../store/order/file-title.ts';
import { unbroken } from '../../../store/contract/part-words.ts';
import styles from './ContractView.module.css';
import { PaidBar } from './PaidBar.tsx';
import { PayDetails } from './PayDetails.tsx';
import { PrintButton } from './PrintButton.tsx';
import { Registration } from './Registration.tsx';
import { Schedule } from './Schedule.tsx';

/** One contract: what it is about, its money by parts, the escrow account, the registration, its papers. */
export function ContractView({ contract }: { contract: ContractDetails }) {
  const { number, title, subject, place, status, parts, registration, related } = contract;
  const name = `${title} №\u00a0${unbroken(number)}`;
  return (
    <>
      <PageHead
        trail={[{ label: 'Договоры', href: '/lk/contracts' }, { label: unbroken(number) }]}
        title={name}
        lead={[subject, place].filter(Boolean).join('. ')}
        actions={
          <>
            {contract.text && (
              <Button href={contract.text} variant="secondary" size="small">
                Читать договор
              </Button>
            )}
            <Button href={contract.paper} variant="secondary" size="small" download>
              Справка в&nbsp;PDF
            </Button>
            <PrintButton />
          </>
        }
        status={<StatusBadge tone={status.tone}>{status.label}</StatusBadge>}
      />
      <PaidBar {...contract} />
      {contract.pay && <PayDetails pay={contract.pay} />}
      <Columns>
        <Column>
          {parts.length > 0 && (
            <Panel title="График платежей">
              <Schedule parts={parts} />
            </Panel>
          )}
          {registration && (
            <Panel title="Регистрация">
              <Registration {...registration} />
            </Panel>
          )}
        </Column>
        <Column>
          <About contract={contract} />
          {contract.files.length > 0 && (
            <Panel title="Документы">
              <FileList files={titled(contract.files, contract.participants)} />
            </Panel>
          )}
          {related.length > 0 && (
            <Panel title="Связанные договоры">
              <RowList
                rows={related.map(({ guid, number: other, title: what }) => ({
                  id: guid,
                  href: `/lk/contracts/${guid}`,
                  title: what,
                  note: `№\u00a0${unbroken(other)}`,
                }))}
              />
            </Panel>
          )}
        </Column>
      </Columns>
    </>
  );
}

function About({ contract }: { contract: ContractDetails }) {
  const { escrow, participants, order, order_number, signed_at, finish } = contract;
  return (
    <Panel title="О договоре">
      <Facts
        items={[
          { label: 'Подписан', value: formatDate(signed_at) },
          { label: 'Цена', value: formatMoney(contract.price) },
          participants.length > 0 && {
            label: 'Участники',
            value: participants.map(participantName).join(', '),
          },
          escrow && {
            label: escrow.kind === 'letter' ? 'Аккредитив' : 'Счёт эскроу',
            value: [escrow.bank, escrow.account].filter(Boolean).join(', '),
            note: escrow.status.label,
          },
          finish && { label: 'Отделка', value: finish.title, note: formatMoney(finish.price) },
          order !== null &&
            order_number !== null && {
              label: 'Заказ',
              value: (
                <a className={styles.link} href={`/lk/orders/${order}`}>
                  {unbroken(order_number)}
                </a>
              ),
            },
        ]}
      />
      <HowCounted rows={contract.counted} />
    </Panel>
  );
}
