import { formatDate } from '@m30/ui-kit/format';
import { Button } from '@m30/ui-kit/button';
import { Notice } from '@m30/ui-kit/notice';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { unbroken } from '../../../store/contract/part-words.ts';
import { ChapterRuler } from './ChapterRuler.tsx';
import { Clauses } from './Clauses.tsx';
import type { OrderContract } from './contract.ts';
import { ContractSet } from './ContractSet.tsx';
import { Differences } from './Differences.tsx';
import { HashBox } from './HashBox.tsx';
import { SignBar } from './SignBar.tsx';
import { useReadTexts } from './use-read-texts.ts';
import { useReading } from './use-reading.ts';

export interface ContractPageProps {
  contract: OrderContract;
}

/** The contract of an order: clauses with plain words beside them, what differs from the sample, its hash, and the signature. */
export function ContractPage({ contract }: ContractPageProps) {
  // What was read of one contract of a set is not read of the next one.
  return <Contract key={contract.hash} contract={contract} />;
}

function Contract({ contract }: ContractPageProps) {
  const { guid, order, text, paper, signed_at, imitated } = contract;
  const number = unbroken(text.number);
  const day = formatDate(signed_at ?? text.drawn_up);
  const read = useReading(text.chapters.length);
  const readTexts = useReadTexts(contract.hash, read >= text.chapters.length);
  return (
    <>
      <PageHead
        trail={[
          { label: 'Заказы', href: '/lk/orders' },
          { label: `Заказ ${unbroken(order)}`, href: `/lk/orders/${guid}` },
          { label: 'Договор' },
        ]}
        title={text.title}
        lead={`№\u00a0${number}, ${signed_at ? 'подписан' : 'проект от'} ${day}. ${text.object}`}
        actions={
          <>
            <Button href={paper} variant="secondary" size="small" download>
              Скачать PDF
            </Button>
            <Button href="/lk/support/new" variant="secondary" size="small">
              Спросить юриста
            </Button>
          </>
        }
      />
      <ContractSet contract={contract} read={readTexts} />
      <ChapterRuler chapters={text.chapters} read={read} />
      <Differences chapters={text.chapters} />
      {imitated && (
        <Notice tone="warning">
          Демонстрация: подпись «Госключа» имитируется, договор юридической силы не&nbsp;имеет.
        </Notice>
      )}
      <Clauses chapters={text.chapters} />
      <HashBox contract={contract} />
      <SignBar contract={contract} read={read} readTexts={readTexts} />
    </>
  );
}
