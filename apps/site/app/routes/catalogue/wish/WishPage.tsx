import { Container } from '@m30/ui-kit/container';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { Wish, wishHref, WishReading, type WishView } from '../../../components/wish/index.ts';
import styles from './WishPage.module.css';

const EXAMPLES = [
  'Двушка до 12 млн у метро, не первый этаж',
  'Однушка с балконом, ключи в 2027, семейная ипотека',
  'Трёшка от 75 метров, два санузла, окна на юг',
];

/** A sentence, and what it was understood as: where it was not understood whole, or nothing fits. */
export function WishPage({ view }: { view: WishView | null }) {
  return (
    <>
      <PageHead
        title="Квартира своими словами"
        note="Опишите её одним предложением: комнаты, цену, срок, этаж, метро, дорогу на машине."
        trail={[{ label: 'Квартиры', href: '/katalog' }]}
      />
      <Container className={styles.page}>
        <Wish key={view?.query} query={view?.query ?? ''}>
          {view && <WishReading view={view} />}
        </Wish>
        {view === null && (
          <ul className={styles.examples} aria-label="Например">
            {EXAMPLES.map((words) => (
              <li key={words}>
                <a href={wishHref(words)}>{words}</a>
              </li>
            ))}
          </ul>
        )}
      </Container>
    </>
  );
}
