import { Button } from '@m30/ui-kit/button';
import { formatMillions, formatQuarter, phoneLink } from '@m30/ui-kit/format';
import { LatePart } from '@m30/ui-kit/late-part';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { ArrowLink, TextLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import { countFlats } from '../../../store/apartments/count-flats.ts';
import type { CatalogueObject } from '../../../store/objects/index.ts';
import { PanelPage, type PanelPageProps } from '../../../components/panel-page/PanelPage.tsx';
import { useRoot } from '../../../use-root.ts';
import styles from './TradeIn.module.css';

export interface TradeInPageProps extends Pick<PanelPageProps, 'title' | 'words'> {
  complexes: readonly Pick<
    CatalogueObject,
    'vendor' | 'name' | 'place' | 'priceFrom' | 'free' | 'handover'
  >[];
}

const load = () => import('./TradeInForm.tsx');
/** A flat towards the price of a new one: its evaluation, the complexes that take part, the terms. */
export function TradeInPage({ complexes, ...page }: TradeInPageProps) {
  const phone = useRoot()?.template.phone.value ?? '';
  return (
    <PanelPage
      {...page}
      trail={[{ label: 'Как купить', href: '/kak-kupit' }]}
      heading="Сколько стоит ваша квартира"
      lead="Назовём диапазон цены по телефону, точную — после осмотра. Это бесплатно и ни к чему не обязывает."
      after={
        <Section
          title="На что обменять"
          aside={<ArrowLink href="/katalog?pay=trade-in">Все квартиры в&nbsp;зачёт</ArrowLink>}
        >
          <ul className={styles.complexes}>
            {complexes.map(({ vendor, name, place, priceFrom, free, handover }) => (
              <li key={vendor}>
                <a href={`/obekty/${vendor}`}>
                  <b>{name}</b>
                  <span>{place}</span>
                  <span>
                    {countFlats(free)}, {formatQuarter(handover)}
                  </span>
                  <span>{priceFrom !== null && <>от&nbsp;{formatMillions(priceFrom)}</>}</span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      }
    >
      <LatePart
        load={load}
        fallback={
          <div className={styles.aside}>
            <p>
              Позвоните, и&nbsp;оценщик спросит адрес, число комнат, площадь и&nbsp;этаж:{' '}
              <TextLink {...phoneLink(phone)}>{phone}</TextLink>
            </p>
            <noscript>
              <Button {...leadTrigger('callRequest')}>Перезвоните мне</Button>
            </noscript>
          </div>
        }
      >
        {({ default: TradeInForm }) => <TradeInForm />}
      </LatePart>
    </PanelPage>
  );
}
