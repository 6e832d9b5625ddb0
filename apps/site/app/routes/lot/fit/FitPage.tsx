import { useHydrated } from '@m30/shell/late';
import { HowCounted } from '@m30/calculators/counted';
import { Container } from '@m30/ui-kit/container';
import { Notice } from '@m30/ui-kit/notice';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { lotPageTitle } from '../../../store/objects/lot-title.ts';
import { FIT_RULES } from './core/fit-rules.ts';
import { ITEM, writeItem } from './core/item-text.ts';
import { FaultList } from './faults/FaultList.tsx';
import { fitHref } from './core/fit-href.ts';
import type { FitData } from './fit.server.ts';
import styles from './FitPage.module.css';
import { ItemTable } from './items/ItemTable.tsx';
import { Palette } from './palette/Palette.tsx';
import { FitPlan } from './plan/FitPlan.tsx';
import { PlanTools } from './plan/PlanTools.tsx';
import { useFit } from './state/use-fit.ts';

/** A flat's plan to put furniture on: by pointer, by keys, or by the fields of a table; what does not fit is said in words. */
export function FitPage(data: FitData) {
  const { lot, walls, plan, lost } = data;
  const fit = useFit(data);
  const isHydrated = useHydrated();
  const { items } = fit;
  const title = lotPageTitle(lot);
  const complex = lot.complexName.replaceAll(/ (?=\d)/g, '\u00a0');
  return (
    <div className={styles.page}>
      <PageHead
        title="Поместится ли мебель"
        note={`${title}, «${complex}». План в\u00a0масштабе: поставьте свою мебель и\u00a0проверьте проходы и\u00a0двери.`}
        trail={[
          { label: 'Квартиры', href: '/katalog' },
          { label: lot.complexName, href: `/obekty/${lot.vendor}` },
          { label: `Квартира №\u00a0${lot.number}`, href: lot.url },
        ]}
      />
      <Container>
        <form method="get" action={fitHref(lot.url)} noValidate onSubmit={fit.onSubmit}>
          {/* The first button is what Enter presses in a field. */}
          <button type="submit" name="do" value="apply" className={styles.enter} tabIndex={-1}>
            Применить размеры
          </button>
          {items.map((item, at) => (
            // Things have no names of their own: their order tells them apart.
            <input key={at} type="hidden" name={ITEM} value={writeItem(item)} />
          ))}
          {fit.error && (
            <Notice tone="danger" role="alert" className={styles.notice}>
              {fit.error}
            </Notice>
          )}
          {lost > 0 && (
            <Notice tone="warning" className={styles.notice}>
              Часть предметов из&nbsp;ссылки прочитать не&nbsp;удалось: {lost}
            </Notice>
          )}
          <div className={styles.desk}>
            <div className={styles.stage}>
              <FitPlan plan={plan} walls={walls} fit={fit} />
              <PlanTools fit={fit} title={`Мебель: ${title}`} isLive={isHydrated} />
            </div>
            <div className={styles.side}>
              <FaultList plan={plan} items={items} faults={fit.faults} />
              <Palette plan={plan} isFull={fit.isFull} />
            </div>
          </div>
          <p className="visually-hidden" role="status">
            {fit.said}
          </p>
          <ItemTable plan={plan} fit={fit} />
        </form>
        <div className={styles.counted}>
          <HowCounted rows={FIT_RULES} />
        </div>
      </Container>
    </div>
  );
}
