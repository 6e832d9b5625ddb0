import { FAMILY_PROGRAMME } from '@m30/calculators/family';
import { Button } from '@m30/ui-kit/button';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { formatDate } from '@m30/ui-kit/format';
import { MaskedField } from '@m30/ui-kit/masked-field';
import { fieldId } from '../../../../store/order/field-id.ts';
import { otherProgrammes, rightOf } from '../../../../store/order/payment/children.ts';
import {
  MOST_CHILDREN,
  NO_CHILD,
  type Programme,
  type TypedChild,
} from '../../../../store/order/payment/choice.ts';
import type { TermsProps } from './PaymentStep.tsx';
import styles from './Children.module.css';

export type ChildrenProps = Pick<TermsProps, 'choice' | 'change' | 'errorOf'> & {
  programmes: readonly Programme[];
  /** ISO date in Moscow. */
  today: string;
};

/** The children by whom a family programme lends, and whether it does. */
export function Children({ choice, change, errorOf, programmes, today }: ChildrenProps) {
  const { children, otherGround } = choice;
  const right = rightOf(choice, today);
  const set = (index: number, part: Partial<TypedChild>) =>
    change({
      children: children.map((child, place) => (place === index ? { ...child, ...part } : child)),
    });
  return (
    <div className={styles.children}>
      {children.map((child, index) => {
        const whose = children.length > 1 ? ` ${index + 1}` : '';
        return (
          // Children have no names here; their order is their identity.
          <div key={index} className={styles.child}>
            <MaskedField
              id={fieldId(`terms.children.${index}.birth_date`)}
              label={`Дата рождения ребёнка${whose}`}
              mask="birthDate"
              autoComplete="off"
              required={index === 0}
              value={child.birth_date}
              hint={index === 0 ? FAMILY_PROGRAMME.rule : undefined}
              error={errorOf(`children.${index}.birth_date`)}
              onValueChange={(typed) => set(index, { birth_date: typed })}
            />
          </div>
        );
      })}
      <div className={styles.tools}>
        {children.length < MOST_CHILDREN && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => change({ children: [...children, NO_CHILD] })}
          >
            Добавить ребёнка
          </Button>
        )}
        {children.length > 1 && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => change({ children: children.slice(0, -1) })}
          >
            Убрать ребёнка {children.length}
          </Button>
        )}
      </div>
      <p role="status" className={styles.right}>
        {right?.eligible === true &&
          `Программа подходит: право на\u00a0неё есть до\u00a0${formatDate(right.until)}. Его считают на\u00a0день кредитного договора, ${right.byAge ? 'свидетельства о\u00a0рождении проверит сотрудник' : 'основание проверит банк'}. ${FAMILY_PROGRAMME.borrowers}.`}
        {right?.eligible === false &&
          `${right.why}. Остаются программы: ${otherProgrammes(programmes).join('; ')}.`}
      </p>
      {right && !(right.eligible && right.byAge) && (
        <div className={styles.child}>
          <p className="muted">
            {FAMILY_PROGRAMME.other}. О&nbsp;здоровье мы не&nbsp;спрашиваем и&nbsp;справок
            о&nbsp;нём не&nbsp;берём: какое основание у&nbsp;вас, говорите только банку.
          </p>
          <Checkbox
            checked={otherGround}
            onChange={({ target }) => change({ otherGround: target.checked })}
          >
            Право по&nbsp;другому основанию, подтвержу его банку
          </Checkbox>
        </div>
      )}
    </div>
  );
}
