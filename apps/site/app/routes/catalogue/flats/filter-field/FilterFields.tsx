import { Fragment } from 'react';
import { groupKeys } from '../data/filter-groups.ts';
import type { Draft } from '../filter-form/use-draft.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './FilterField.module.css';
import { groups, mainGroups, moreGroups, summaryOf } from './groups.tsx';

/** Every filter there is: the main ones, and the rest behind their titles. */
export function FilterFields({ draft }: { draft: Draft }) {
  const { query, facets, first } = draft;
  return (
    <>
      {mainGroups.map((id) => (
        <Fragment key={id}>
          <FieldGroup title={groups[id].title}>{groups[id].fields(query, facets)}</FieldGroup>
          {id === 'complex' && <Buildings {...draft} />}
        </Fragment>
      ))}
      <Offers {...draft} />
      {moreGroups.map((id) => {
        const { title, fields } = groups[id];
        return (
          // Opened once for what was chosen; afterwards the visitor's hand decides.
          <details
            key={id}
            className={styles.more}
            open={groupKeys(id).some((key) => first[key] !== undefined)}
          >
            <summary>
              {title}
              <span>{summaryOf(id, query, facets)}</span>
            </summary>
            <FieldGroup title={title} bare>
              {fields(query, facets)}
            </FieldGroup>
          </details>
        );
      })}
    </>
  );
}

/** Buildings have names of their own only within one complex. */
function Buildings({ query, facets }: Draft) {
  const [complex, another] = query.complex ?? [];
  if (!complex || another) return null;
  const buildings = facets.building.filter(({ complexes }) => complexes.includes(complex));
  if (buildings.length < 2) return null;
  return (
    <FieldGroup title="Корпус">
      <ChoiceChips
        key={complex}
        name="building"
        options={buildings}
        chosen={query.building ?? []}
      />
    </FieldGroup>
  );
}

function Offers({ query, facets: { discount, free } }: Draft) {
  return (
    <FieldGroup title="Показывать">
      <div className={styles.chips}>
        <ChoiceChips
          name="discount"
          options={[{ value: '1', label: 'Со\u00a0скидкой', count: discount.count }]}
          chosen={query.discount ? ['1'] : []}
        />
        <ChoiceChips
          name="free"
          options={[{ value: '1', label: 'Только свободные', count: free.count }]}
          chosen={query.free ? ['1'] : []}
        />
      </div>
    </FieldGroup>
  );
}
