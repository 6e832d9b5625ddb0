import type { ResultOf } from '@m30/api/client';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { NothingSpot } from '@m30/ui-kit/spot';
import { Button } from '@m30/ui-kit/button';
import { Tabs } from '@m30/ui-kit/tabs';
import { PageHead } from '../../components/page-head/PageHead.tsx';
import { CertificateCard } from './CertificateCard.tsx';
import styles from './Certificates.module.css';
import { SignatureCard } from './SignatureCard.tsx';

/** Discount and gift certificates, and those of the electronic signature. */
export function Certificates({ certificates, signatures }: ResultOf<'LK.GetCertificates'>) {
  return (
    <>
      <PageHead
        title="Сертификаты"
        lead="Скидки и&nbsp;подарки от&nbsp;компании, а&nbsp;также сертификат вашей электронной подписи."
      />
      <Tabs
        label="Виды сертификатов"
        items={[
          {
            id: 'company',
            label: 'Скидки и подарки',
            content:
              certificates.length > 0 ? (
                <div className={styles.list}>
                  {certificates.map((one) => (
                    <CertificateCard key={one.guid} certificate={one} />
                  ))}
                </div>
              ) : (
                <EmptyState
                  drawing={<NothingSpot />}
                  title="Сертификатов пока нет"
                  action={<Button href="/lk/stocks">Мои акции</Button>}
                >
                  Их&nbsp;дарят за&nbsp;покупку и&nbsp;по&nbsp;акциям. Новый сертификат появится
                  здесь.
                </EmptyState>
              ),
          },
          {
            id: 'signature',
            label: 'Электронная подпись',
            content:
              signatures.length > 0 ? (
                <div className={styles.list}>
                  {signatures.map((one) => (
                    <SignatureCard key={one.guid} signature={one} />
                  ))}
                </div>
              ) : (
                <EmptyState
                  drawing={<NothingSpot />}
                  title="Сертификата подписи ещё нет"
                  action={<Button href="/lk/orders">К заказам</Button>}
                >
                  Сертификат выпускают, когда вы&nbsp;подписываете первый договор, хранит
                  его&nbsp;оператор подписи. Отдельно заказывать ничего не&nbsp;нужно.
                </EmptyState>
              ),
          },
        ]}
      />
    </>
  );
}
